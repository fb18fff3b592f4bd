/**
 * The menu of narrow screens. The page works without it: the links then stand in the open. It runs right after the
 * header, so that the menu is closed before the first paint.
 */
const header = document.querySelector<HTMLElement>(".header") as HTMLElement;
const button = header.querySelector("button") as HTMLButtonElement;
/** The width from which the links stand in the header; Header.css has the same. */
const wide = matchMedia("(width > 66rem)");
/** The height from which the header is pinned, as in Header.css; below, a turned phone would leave the menu behind. */
const high = matchMedia("(height >= 30rem)");

function set(open: boolean): void {
  header.dataset.menu = open ? "open" : "";
  button.ariaExpanded = `${open}`;
  // The page behind must not scroll away under the open menu.
  document.documentElement.style.overflow = open ? "hidden" : "";
  // Heard only while the menu is open: no other tap on the page waits for a script.
  document.onclick = open ? endByClick : null;
  document.onkeydown = open ? endByEscape : null;
}

/** A click outside and a followed link end the menu. */
function endByClick({ target }: Event): void {
  if ((target as Element).closest("a") || !header.contains(target as Node)) set(false);
}

function endByEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  set(false);
  button.focus({ preventScroll: true });
}

set(false);

button.onclick = () => set(header.dataset.menu !== "open");
wide.onchange = high.onchange = () => set(false);

/** So does focus that moves on from the header to the page. */
header.addEventListener("focusout", ({ relatedTarget }) => {
  if (relatedTarget && !header.contains(relatedTarget as Node)) set(false);
});
