import { LinkList, type LinksProps } from "./LinkList.tsx";

/** Links to answers, one after another. */
export function LinkRow({ links }: LinksProps) {
  return <LinkList links={links} className="link-row" />;
}
