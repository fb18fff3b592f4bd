import { href } from "../../data/address.ts";
import { mainPhone } from "../../data/phones.ts";
import type { Problem } from "../../scripts/contract.ts";
import { LinkButton } from "../blocks/LinkButton.tsx";
import { PageHeading } from "../blocks/PageHeading.tsx";
import { PhoneLink } from "../blocks/PhoneLink.tsx";
import { ColdRadiator } from "./ColdRadiator.tsx";
import { ProblemList } from "./ProblemList.tsx";

type ErrorFallbackProps = {
  /** The HTTP status, such as 500. */
  readonly status: number;
  /** What is wrong, for developers only. */
  readonly problems?: readonly Problem[] | undefined;
};

/** Replaces a page that can't be shown: the status, and the problems or links to other pages. */
export function ErrorFallback({ status, problems }: ErrorFallbackProps) {
  return (
    <>
      <PageHeading lines={["Unexpected Application Error!"]}>
        <p className="lede">Status {status}</p>
        {!problems && <WayOn />}
      </PageHeading>
      {problems ? <ProblemList problems={problems} /> : <ColdRadiator state="blocked" status={status} />}
    </>
  );
}

function WayOn() {
  return (
    <>
      <p>Something went wrong on our side, and this page could not be shown. You can still call us.</p>
      <LinkButton href={href("/")}>Return to Home</LinkButton>
      <PhoneLink phone={mainPhone} call />
    </>
  );
}
