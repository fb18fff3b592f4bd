import { ErrorFallback } from "../components/errors/ErrorFallback.tsx";
import type { PageMeta, PageProps } from "../scripts/contract.ts";

export const meta: PageMeta = {
  title: "Unexpected Application Error!",
  description: "Something went wrong on our side. The phone number and the main pages are one tap away.",
  noindex: true,
};

export default function ServerError({ problems }: PageProps) {
  return <ErrorFallback status={500} problems={problems} />;
}
