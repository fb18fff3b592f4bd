/** A phone number, a measure, the name of the guarantee: they stay on one line where text has its usual size. */
export const unbroken = String.raw`\d{3,}\s\d{3}\s\d{4}|\d+\s(?:mm|°C)|no.f(?:ix|ee)`;

/**
 * In a page, opens all questions and returns: words that break, overlap, are cut off or outside the window, and how far
 * the page scrolls sideways. Words of 20 letters and more may break.
 * @param phrases several words that may not break either, as a regular expression
 */
export function layoutProblems(phrases = "$^"): string[] {
  for (const details of document.querySelectorAll("details")) details.open = true;
  const wordOrPhrase = new RegExp(`${phrases}|[^\\s–-]+`, "gi");
  const shown = { visibilityProperty: true, checkVisibilityCSS: true };
  const holders = [...document.querySelectorAll("body *")].filter(
    (element) => element.getClientRects().length > 0 && element.checkVisibility(shown),
  );
  /** Each word, its box without the space that the font has above and below it, and the number of its lines. */
  const words = holders.flatMap((holder) => {
    const part = holder.closest(".visually-hidden, body > *");
    const texts = [...holder.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const size = texts.length > 0 ? Number.parseFloat(getComputedStyle(holder).fontSize) * 0.7 : 0;
    return texts.flatMap((text) =>
      [...(text.nodeValue ?? "").matchAll(wordOrPhrase)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        // WebKit has no boxes for parts of a drawing's texts.
        const measured = holder.closest("svg") ? holder : range;
        // WebKit also has an empty box at the end of the previous line.
        const rects = [...measured.getClientRects()].filter(({ width }) => width > 0);
        const { left, right, top, height } = rects[0] ?? measured.getBoundingClientRect();
        const lines = new Set(rects.map((line) => Math.round(line.top))).size;
        const middle = top + height / 2;
        return { word, holder, part, lines, left, right, top: middle - size / 2, bottom: middle + size / 2 };
      }),
    );
  });
  const short = words.filter(({ word }) => word.length < 20);
  const broken = short.filter(({ lines }) => lines > 1).map(({ word }) => `${word} is broken`);

  const problems: string[] = [];
  const byTop = short.toSorted((one, other) => one.top - other.top);
  for (const [index, one] of byTop.entries()) {
    for (let next = index + 1; next < byTop.length; next++) {
      const other = byTop[next] as typeof one;
      if (other.top >= one.bottom) break;
      const isBeside = other.left >= one.right - 1 || one.left >= other.right - 1;
      if (one.part === other.part && one.holder !== other.holder && !isBeside)
        problems.push(`${one.word} overlaps ${other.word}`);
    }
  }

  const clips = [...document.querySelectorAll("main :not(.visually-hidden), footer *")]
    .map((element) => ({ element, overflow: getComputedStyle(element).overflowX }))
    .filter(({ overflow }) => overflow !== "visible")
    .map((clip) => ({ ...clip, edges: clip.element.getBoundingClientRect() }));
  const canScroll = (holder: Element) =>
    clips.some(({ element, overflow }) => overflow === "auto" && element.contains(holder));
  const visible = words.filter(
    ({ holder }) => !holder.closest(".visually-hidden, .skip-link, svg") && !canScroll(holder),
  );
  const cut = visible.filter(({ holder, left, right, top, bottom }) =>
    clips.some(({ element, edges }) => {
      const isInside = left > edges.left - 1 && right < edges.right + 1;
      return element.contains(holder) && !(isInside && top > edges.top - 1 && bottom < edges.bottom + 1);
    }),
  );
  const outside = visible.filter(({ left, right }) => left < -0.5 || right > innerWidth + 0.5);
  const over = document.documentElement.scrollWidth - innerWidth;
  return [
    ...broken,
    ...problems,
    ...cut.map(({ word }) => `${word} is cut off`),
    ...outside.map(({ word }) => `${word} is outside the window`),
    ...(over > 0 ? [`the page scrolls sideways by ${over} px`] : []),
  ];
}
