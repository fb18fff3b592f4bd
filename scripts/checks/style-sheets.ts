import { addressesInCss } from "../addresses.ts";
import type { Problem } from "../contract.ts";
import type { CheckedSite } from "./page.ts";

/** Do style sheets use no other files? The base path and the checks of addresses are for pages only. */
export function* styleSheets({ files }: CheckedSite): Iterable<Problem> {
  for (const { from: file, contents } of files.filter(({ path }) => path.endsWith(".css"))) {
    for (const address of addressesInCss(`${contents}`)) {
      if (address.startsWith("data:")) continue;
      const hint = "Use it in a component's CSS, for paper in @media print.";
      yield { file, searchFor: address, message: `A style sheet of its own can't use ${address}.`, hint };
    }
  }
}
