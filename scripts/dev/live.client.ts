/**
 * Updates an open page on the development server's messages. That server adds this script to every page; builds don't
 * contain it.
 */
type Exchange = {
  readonly main?: string;
  readonly styles?: readonly string[];
  readonly panel?: string;
  readonly version: string;
};

const script = document.currentScript as HTMLScriptElement;
const { version: loaded = "", failed } = script.dataset;
const address = location.pathname;
const PLACE = `dev-scroll ${address}`;
const FOLDED = "dev-folded";
/** Holds the panel, in a shadow tree. */
const holder = script.previousElementSibling?.shadowRoot?.lastElementChild;

let shown = loaded;
let events: EventSource | undefined;

document.addEventListener("visibilitychange", listen);
listen();
keepPlace();
keepFolded();

/** A browser opens at most six connections to a server, so a hidden page closes its own. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(`/_dev/events?${new URLSearchParams({ address, version: shown })}`);
  events.addEventListener("reload", () => location.reload());
  events.addEventListener("exchange", ({ data }: MessageEvent<string>) => exchange(JSON.parse(data)));
}

function exchange({ main, styles, panel, version }: Exchange): void {
  const old = document.querySelector("main");
  if (main !== undefined && old) old.outerHTML = main;
  if (styles !== undefined) exchangeStyles(styles);
  if (panel !== undefined && holder) {
    holder.innerHTML = panel;
    keepFolded();
  }
  shown = version;
}

/** Restores the scroll position as browsers do, but also after an error page, which is too short to keep it. */
function keepPlace(): void {
  history.scrollRestoration = "manual";
  if (failed !== undefined) return;
  addEventListener("pagehide", () => sessionStorage.setItem(PLACE, `${scrollY}`));
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const place = navigation?.type === "navigate" ? null : sessionStorage.getItem(PLACE);
  if (place !== null) scrollTo({ top: Number(place), behavior: "instant" });
}

/** Keeps the panel folded on all pages once someone has folded it, but not over an error page. */
function keepFolded(): void {
  const panel = holder?.querySelector("details");
  if (!panel || failed !== undefined) return;
  panel.open = sessionStorage.getItem(FOLDED) === null;
  panel.ontoggle = () =>
    panel.open ? sessionStorage.removeItem(FOLDED) : sessionStorage.setItem(FOLDED, "");
}

/** Makes new elements, because the page's policy allows only this script's nonce and the hashes of the first styles. */
function exchangeStyles(styles: readonly string[]): void {
  for (const [index, old] of document.querySelectorAll("style").entries()) {
    const style = document.createElement("style");
    style.nonce = script.nonce;
    style.textContent = styles[index] ?? "";
    old.replaceWith(style);
  }
}
