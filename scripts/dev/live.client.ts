/**
 * Keeps a page in step with its sources. The development server puts it at the end of every page that it sends, and
 * tells it what to do; a finished site does not hold it.
 */
type Exchange = { readonly main?: string; readonly styles?: readonly string[]; readonly version: string };

const script = document.currentScript as HTMLScriptElement;
const { version: loaded = "", failed } = script.dataset;
const address = location.pathname;
const PLACE = `dev-scroll ${address}`;

let shown = loaded;
let events: EventSource | undefined;

document.addEventListener("visibilitychange", listen);
listen();
keepPlace();
reportPainted(shown);

/** A browser opens six connections to a server and no more, so a page that nobody sees leaves its own to others. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(`/_dev/events?${new URLSearchParams({ address, version: shown })}`);
  events.addEventListener("reload", () => location.reload());
  events.addEventListener("exchange", ({ data }: MessageEvent<string>) => exchange(JSON.parse(data)));
}

function exchange({ main, styles, version }: Exchange): void {
  const old = document.querySelector("main");
  if (main !== undefined && old) old.outerHTML = main;
  if (styles !== undefined) exchangeStyles(styles);
  shown = version;
  reportPainted(version);
}

/** As browsers do, but over an error page in between, which is too short to hold the place. */
function keepPlace(): void {
  history.scrollRestoration = "manual";
  if (failed !== undefined) return;
  addEventListener("pagehide", () => sessionStorage.setItem(PLACE, `${scrollY}`));
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const place = navigation?.type === "navigate" ? null : sessionStorage.getItem(PLACE);
  if (place !== null) scrollTo({ top: Number(place), behavior: "instant" });
}

/** New elements, since the page's policy allows this script's nonce and the hashes of the styles that came with it. */
function exchangeStyles(styles: readonly string[]): void {
  for (const [index, old] of document.querySelectorAll("style").entries()) {
    const style = document.createElement("style");
    style.nonce = script.nonce;
    style.textContent = styles[index] ?? "";
    old.replaceWith(style);
  }
}

/** The second frame begins when the first has been painted. */
function reportPainted(painted: string): void {
  const report = () =>
    fetch(`/_dev/painted?${new URLSearchParams({ address, version: painted })}`, { method: "POST" });
  requestAnimationFrame(() => requestAnimationFrame(report));
}
