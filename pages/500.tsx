import { ErrorFallback } from "../components/errors/ErrorFallback.tsx";
import type { PageMeta } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "Unexpected Application Error!",
  description: "Something went wrong on our side. The phone number and the main pages are one tap away.",
  noindex: true,
};

export default function ServerError() {
  return <ErrorFallback status={500} />;
}
