import type { ReactNode } from "react";

type FirstScreenProps = {
  /** The picture ends with a caption. */
  readonly captioned?: boolean;
  readonly children: ReactNode;
};

/** A page's heading above a picture that is as high as the window allows. */
export function FirstScreen({ captioned, children }: FirstScreenProps) {
  return (
    <div className="first-screen" data-captioned={captioned}>
      {children}
    </div>
  );
}
