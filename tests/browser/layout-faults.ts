/** Styles that a visitor may set for texts. */
export const textSettings = [
  [
    "the text spacing of WCAG 1.4.12",
    "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
  ],
  ["text at 200 %", "html{font-size:200%!important}"],
] as const;

/** In the page, with the menu and all questions open: words broken, overlapping or cut off, and cards alone in a row. */
export function layoutFaults(): string[] {
  const header = document.querySelector(".header") as HTMLElement;
  const rows = header.offsetHeight > 80 ? ["the header takes two rows"] : [];
  header.querySelector("button")?.click();
  for (const each of document.querySelectorAll("details")) each.open = true;
  const all = visibleWords();
  const broken = all.filter(({ tops }) => tops.size > 1).map(({ word }) => `${word} is broken`);
  const overlaps = all.flatMap(({ word, part, box }, index) => {
    const near = all.slice(index + 1).filter((other) => part === other.part);
    const beside = near.filter(({ box: { left, right } }) => left < box.right - 1 && box.left < right - 1);
    const over = beside.filter(({ box: { top, bottom } }) => top < box.bottom && box.top < bottom);
    return over.map((other) => `${word} overlaps ${other.word}`);
  });
  const clips = [...document.querySelectorAll("main :not(.visually-hidden), footer *")]
    .filter((element) => getComputedStyle(element).overflowX !== "visible")
    .map((clip) => ({ clip, edges: clip.getBoundingClientRect() }));
  const isCut = ({ holder, box }: (typeof all)[number]) =>
    clips.some(({ clip, edges }) => {
      const across = box.left > edges.left - 1 && box.right < edges.right + 1;
      return clip.contains(holder) && !(across && box.top > edges.top - 1 && box.bottom < edges.bottom + 1);
    });
  const cut = all.filter(isCut).map(({ word }) => `${word} is cut off`);
  const topOf = (card: Element) => Math.round(card.getBoundingClientRect().top);
  const lone = [...document.querySelectorAll("main :is(ul, ol, div)")].flatMap((around) => {
    const cards = [...around.children].filter((child) => child.querySelector("h3"));
    const inRow = (card: Element) => cards.filter((other) => topOf(other) === topOf(card)).length;
    const alone = cards.filter((card) => inRow(card) === 1 && card.clientWidth < 0.9 * around.clientWidth);
    return alone.length < cards.length ? alone.map((card) => `alone in its row: ${card.textContent}`) : [];
  });
  header.querySelector("button")?.click();
  return [...rows, ...broken, ...overlaps, ...cut, ...lone];
}

/** Every visible word, its box without the space that the font has above and below it, and the tops of its lines. */
export function visibleWords() {
  const holders = [...document.querySelectorAll("body *")]
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => element.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }));
  const texts = holders.flatMap((holder) => [...holder.childNodes].map((node) => ({ holder, node })));
  return texts.flatMap(({ holder, node }) => {
    const part = holder.closest(".visually-hidden, body > *");
    const size = Number.parseFloat(getComputedStyle(holder).fontSize) * 0.7;
    return [...(node.nodeValue ?? "").matchAll(/[^\s–-]+/g)].map(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const { x, y, width, height } = range.getBoundingClientRect();
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return { word, holder, part, tops, box: new DOMRect(x, y + (height - size) / 2, width, size) };
    });
  });
}
