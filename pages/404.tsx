import { ErrorPage } from "../components/errors/ErrorPage.tsx";
import { business } from "../data/model/facts.ts";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: `Oops! Page not found | ${business.name}`,
  description: "There is no page at this address. The main pages and the phone number are one tap away.",
  noindex: true,
};

/** The path is a separate argument, so that the console never interprets it. */
const logAttemptedPath = 'console.error("Page not found:",location.pathname)';

export default function NotFound() {
  return (
    <>
      <ErrorPage status={404} lines={["Oops! Page", "not found"]}>
        <p className="lede">
          There is no page at this address. If your radiators are cold, you can still call us.
        </p>
      </ErrorPage>
      <script>{logAttemptedPath}</script>
    </>
  );
}
