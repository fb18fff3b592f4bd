/**
 * The menu on narrow screens. Without this script the links are visible. It runs right after the header, so that the
 * menu is closed before the first paint.
 */
const header = document.querySelector<HTMLElement>(".header") as HTMLElement;
const button = header.querySelector("button") as HTMLButtonElement;
/** In wider windows, the header shows the links, as in Header.css. */
const narrow = matchMedia("(width <= 68rem)");
/** From this height on, the header is pinned, as in Header.css; in lower windows, the menu would scroll away. */
const tall = matchMedia("(height >= 30rem)");

function setMenu(open: boolean): void {
  header.dataset.menu = open ? "open" : "";
  button.setAttribute("aria-expanded", `${open}`);
  // The page behind is out of reach and must not scroll away under the open menu.
  for (const part of document.querySelectorAll<HTMLElement>("main, footer, aside")) part.inert = open;
  document.documentElement.style.overflow = open ? "hidden" : "";
  // Only while the menu is open, so that no other tap waits for a script.
  document.onclick = open ? closeOnLink : null;
  document.onkeydown = open ? closeOnEscape : null;
}

/** A click on a link closes the menu, so that it is closed after going back. */
function closeOnLink({ target }: Event): void {
  if ((target as Element).closest("a")) setMenu(false);
}

function closeOnEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  setMenu(false);
  button.focus({ preventScroll: true });
}

setMenu(false);

button.onclick = () => setMenu(header.dataset.menu !== "open");
narrow.onchange = tall.onchange = () => setMenu(false);
