import type { ReactNode } from "react";
import { mainPhone } from "../../data/model/facts.ts";
import { FirstScreen } from "../blocks/FirstScreen.tsx";
import { PageHeading } from "../blocks/PageHeading.tsx";
import { LinkButton } from "../links/LinkButton.tsx";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { ColdRadiator } from "./ColdRadiator.tsx";

type ErrorPageProps = {
  /** The HTTP status. */
  readonly status: number;
  /** The heading. */
  readonly lines: readonly [string, string];
  /** What happened. */
  readonly children: ReactNode;
};

/** A page instead of the one that was asked for: the way home, whom to call, and a radiator that is cold all over. */
export function ErrorPage({ status, lines, children }: ErrorPageProps) {
  return (
    <FirstScreen>
      <PageHeading lines={lines}>
        {children}
        <LinkButton href="/">Return to Home</LinkButton>
        <PhoneLink phone={mainPhone} call />
      </PageHeading>
      <ColdRadiator status={status} />
    </FirstScreen>
  );
}
