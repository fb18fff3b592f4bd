import { grey } from "./thermal.ts";

/** A pencil in millimetres: the cone of wood, the lead, and the three visible faces. */
export function Pencil() {
  return (
    <>
      <path d="M0 17L3.5 0L7 17z" fill={grey(69)} />
      <path d="M2.7 4L3.5 0L4.3 4Q3.5 4.6 2.7 4z" fill={grey(38)} />
      <path d="M0 17Q.9 15 1.75 17V150H0z" fill={grey(64)} />
      <path d="M1.75 17Q3.5 13.5 5.25 17V150h-3.5z" fill={grey(68)} />
      <path d="M5.25 17Q6.1 15 7 17V150H5.25z" fill={grey(62)} />
    </>
  );
}
