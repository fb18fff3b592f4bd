import type { PageFile } from "../output-file.ts";

/** A style or script element with its text, or a tag with its attributes. */
const PART = /<(style|script)\b([^>]*)>(.*?)<\/\1>|<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gis;
const ATTRIBUTE = /(\s(?:href|xlink:href|src|poster|action|formaction)=["']?)\/(?![/\\])/gi;
const LIST = /(\s(?:srcset|imagesrcset)=)("[^"]*"|'[^']*')/gi;
/** In styles, and in attributes such as `fill`. */
const URL_IN_CSS = /(\burl\((?:["']|&quot;)?)\/(?![/\\])/gi;
/** In speculation rules: {"href_matches":"/*"}, {"urls":["/prices/"]}. */
const QUOTED = /(")\/(?![/\\])/g;

/** Puts the folder that the site is served from before every address of a page that begins at the root. */
export function withBasePath(page: PageFile, basePath: string): PageFile {
  if (basePath === "/") return page;
  const add = (text: string, pattern: RegExp) =>
    text.replace(pattern, (_, start: string) => start + basePath);
  const contents = page.contents.replace(PART, (part, element?: string, attributes = "", text = "") => {
    if (element?.toLowerCase() === "style") return add(part, URL_IN_CSS);
    if (element === undefined) {
      const lists = part.replace(
        LIST,
        (_, start: string, list: string) => start + add(list, /(["',]\s*)\/(?![/\\])/g),
      );
      return add(add(lists, ATTRIBUTE), URL_IN_CSS);
    }
    const rules = /speculationrules/.test(attributes);
    return rules ? part.replace(text, () => add(text, QUOTED)) : part;
  });
  return { ...page, contents };
}
