import { ErrorPage } from "../components/errors/ErrorPage.tsx";
import { business } from "../data/model/facts.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `Unexpected Application Error! | ${business.name}`,
  description: "Something went wrong on our side. The phone number and the main pages are one tap away.",
  noindex: true,
};

/** Replaces a page that can't be shown. */
export default function ServerError() {
  return (
    <ErrorPage status={500} lines={["Unexpected", "Application Error!"]}>
      <p className="lede">
        Something went wrong on our side, so we can’t show this page. You can still call us.
      </p>
      <p>Status 500</p>
    </ErrorPage>
  );
}
