import { Fragment } from "react";
import { reviewsOn } from "../../data/copy/owners-sentences.ts";
import type { Profile } from "../../data/model/facts.ts";

/** "Our reviews on Google and Checkatrade", each name a link. */
export function ProfileLinks({ profiles }: { readonly profiles: readonly Profile[] }) {
  const last = profiles.length - 1;
  return (
    <>
      {reviewsOn}
      {profiles.map(({ name, address }, index) => (
        <Fragment key={address}>
          {index > 0 && (index === last ? " and " : ", ")}
          <a href={address}>{name}</a>
        </Fragment>
      ))}
    </>
  );
}
