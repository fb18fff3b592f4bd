/** Runs in a page: finds text that is cut off or outside the window, and how far the page scrolls sideways. */
export function overflows(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth;
  const cut = [...document.querySelectorAll("h1, h2, h3, p, a, li, label, button, summary, figcaption")]
    .filter((element) => element.checkVisibility() && !element.matches(".visually-hidden, .skip-link"))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const clips = getComputedStyle(element).overflowX !== "visible";
      return (
        left < -0.5 || right > innerWidth + 0.5 || (clips && element.scrollWidth > element.clientWidth + 1)
      );
    })
    .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`);
  return [...cut, ...(wide > 0 ? [`the page, by ${wide} px`] : [])];
}
