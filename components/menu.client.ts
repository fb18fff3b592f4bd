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

function isOpen(): boolean {
  return header.dataset.menu === "open";
}

function set(open: boolean): void {
  header.dataset.menu = open ? "open" : "closed";
  button.setAttribute("aria-expanded", `${open}`);
  // The page behind must not scroll away under the open menu.
  document.documentElement.style.overflow = open ? "hidden" : "";
}

button.hidden = false;
set(false);

button.onclick = () => set(!isOpen());
wide.onchange = high.onchange = () => set(false);

document.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || !isOpen()) return;
  set(false);
  button.focus({ preventScroll: true });
});

/** A click outside, a followed link, focus that moves on to the page: all of them end the menu. */
document.addEventListener("click", ({ target }) => {
  const link = (target as Element).closest("a");
  if (isOpen() && (link || !header.contains(target as Node))) set(false);
});
document.addEventListener("focusin", ({ target }) => {
  if (isOpen() && !header.contains(target as Node)) set(false);
});
