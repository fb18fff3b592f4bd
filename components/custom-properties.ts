const NAME = /(?<![\w-])--[\w-]+/g;
const DECLARATION = /(?<![\w-])(--[\w-]+):[^;}]*;?/g;

/**
 * A page's styles with the custom properties that it reads, under names of one or two letters: a fiftieth of a page's
 * weight are the others and the long names. Registered ones keep theirs, and so does what is read but never set, which
 * the build's check then names.
 */
export function shortenProperties(css: string): string {
  const styles = withoutUnread(css);
  const registered = namesIn(styles, /@property (--[\w-]+)/g);
  const set = [...namesIn(styles, DECLARATION)].filter((name) => !registered.has(name));
  const short = new Map(set.map((name, index) => [name, `--${index.toString(36)}`]));
  return styles.replace(NAME, (name) => short.get(name) ?? name);
}

/** What only an unread property reads is unread as well. */
function withoutUnread(css: string): string {
  const read = namesIn(css, /(?:var\(|@property )(--[\w-]+)/g);
  const rest = css.replace(DECLARATION, (declaration, name) => (read.has(name) ? declaration : ""));
  return rest === css ? css : withoutUnread(rest);
}

function namesIn(css: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...css.matchAll(pattern)].map(([, name = ""]) => name));
}
