import type { ReactNode } from "react";
import { faultsHeading } from "../../data/copy/faults.ts";
import { DiagnosisSheet } from "./DiagnosisSheet.tsx";

/** The diagnosis without details: each frame is a link to them on Services, or a call. */
export function LinkedFrames({ children }: { readonly children: ReactNode }) {
  return (
    <DiagnosisSheet heading={faultsHeading} className="linked-frames">
      {children}
    </DiagnosisSheet>
  );
}
