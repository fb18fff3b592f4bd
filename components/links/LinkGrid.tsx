import { LinkList, type LinksProps } from "./LinkList.tsx";

/** Links to answers, in columns. */
export function LinkGrid({ links }: LinksProps) {
  return <LinkList links={links} className="link-grid" />;
}
