/** Shows problems over a page, and loads it again. Only the development server adds this script. */
const { version: shown } = (document.currentScript as HTMLScriptElement).dataset;
const overlay = document.createElement("pre");
const styles = new CSSStyleSheet();
/** A shadow tree, which no page's styles reach. Its style sheet needs no permission in the page's policy. */
const tree = document.body.appendChild(document.createElement("aside")).attachShadow({ mode: "open" });
let events: EventSource | undefined;

styles.replaceSync(`pre { position: fixed; inset: auto 0 0 auto; z-index: 2147483647; margin: 0;
  box-sizing: border-box; max-inline-size: min(100%, 50rem); max-block-size: 60%; padding: 1rem;
  border: .3rem solid #c22; background: Canvas; color: CanvasText; font: 1rem/1.4 system-ui, sans-serif;
  overflow: auto; white-space: pre-wrap; } pre:empty { display: none; }`);
tree.adoptedStyleSheets = [styles];
tree.append(overlay);
overlay.role = "alert";
overlay.tabIndex = 0;
document.addEventListener("visibilitychange", listen);
listen();

/** A browser opens at most six connections to a server, so a hidden page closes its own. */
function listen(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource("/_dev/events");
  events.onmessage = ({ data }: MessageEvent<string>) => {
    const { version, problems } = JSON.parse(data);
    if (version !== shown) location.reload();
    overlay.textContent = problems;
  };
}
