import { menuWidth } from "../page/menu-width.ts";
import { columnsFrom } from "../prices/price-columns.ts";

/** Conditions on the window that depend on the facts, by their names in styles and in the menu's script. */
const conditions = {
  "(--menu)": `(width<=${menuWidth}rem)`,
  "(--links)": `(width>${menuWidth}rem)`,
  "(--price-columns)": `(width>=${columnsFrom}rem)`,
};

/** Replaces the names of custom media queries with their conditions, because browsers don't know @custom-media. */
export function withConditions(code: string): string {
  return Object.entries(conditions).reduce(
    (result, [name, condition]) => result.replaceAll(name, condition),
    code,
  );
}
