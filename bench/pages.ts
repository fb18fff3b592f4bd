/** A page of the benchmark's sites, the same for every tool. */
export type BenchPage = {
  /** Its file name without the extension: "index", "quiet-copper-radiators". */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The contents of `<main>`, one block per line: HTML that is also valid in JSX and in every tool's templates. */
  readonly body: string;
};

const QUALITIES = "quiet warm steady narrow hidden upright modern plain shared sturdy".split(" ");
const MATERIALS = "copper steel brass iron chrome ceramic alloy rubber timber stone".split(" ");
const THINGS = "radiators valves pumps pipes boilers manifolds filters tanks fittings joints".split(" ");
const SUBJECTS =
  "The engineer,A careful owner,Every tenant,The old house,The next room,A patient plumber".split(",");
const VERBS = "looks after,listens to,drains,refills,measures,balances,protects,warms".split(",");
const ENDS =
  "before the winter,in the early morning,without any hurry,with clean water,on the ground floor".split(",");
const SECTIONS = 8;

/** The pages of a site. The first is Home; each links to the next ones, and the last links to the first. */
export function benchPages(count: number): readonly BenchPage[] {
  const subjects = Array.from({ length: count }, (_, index) => subjectOf(index));
  const nameOf = (index: number) => (index === 0 ? "index" : (subjects[index] ?? "").replaceAll(" ", "-"));
  const links = subjects.map((subject, index) => {
    const address = index === 0 ? "/" : `/${nameOf(index)}/`;
    return `<a href="${address}">All about ${subject}</a>`;
  });
  return subjects.map((subject, index) => ({
    name: nameOf(index),
    title: `Looking after ${subject} at home`,
    description: `What to know about ${subject}, in as many words as a search result shows.`,
    body: bodyOf(subject, writer(index), (step) => links[(index + step) % count] ?? ""),
  }));
}

/** One of a thousand subjects, without digits: our build fails on figures that data/ doesn't state. */
function subjectOf(index: number): string {
  const wordOf = (words: readonly string[], digit: number) => words[Math.floor(index / digit) % 10] ?? "";
  return `${wordOf(QUALITIES, 100)} ${wordOf(MATERIALS, 10)} ${wordOf(THINGS, 1)}`;
}

type Writer = (subject: string) => string;

/** Writes any number of sentences; a page gets the same ones each time. */
function writer(page: number): Writer {
  let seed = page * 7919 + 1;
  const choose = (words: readonly string[]) => {
    seed = (seed * 16807) % 2147483647;
    return words[seed % words.length] ?? "";
  };
  return (subject) => {
    const object = `<em>${choose(MATERIALS)}</em> ${choose(THINGS)}`;
    const first = `${choose(SUBJECTS)} ${choose(VERBS)} the ${subject} ${choose(ENDS)}`;
    return `${first}, and ${choose(VERBS)} <strong>the ${choose(QUALITIES)}</strong> ${object} ${choose(ENDS)}.`;
  };
}

function bodyOf(subject: string, write: Writer, link: (step: number) => string): string {
  const sections = Array.from({ length: SECTIONS }, (_, index) => [
    `<h2>How ${THINGS[index]} work beside ${subject}</h2>`,
    `<p>${write(subject)} ${write("house")} See also: ${link(index + 1)}.</p>`,
    `<p>${write("water")} ${write(subject)}</p>`,
    "<ul>",
    ...["pressure", "heat", "noise"].map((item) => `<li>${write(item)}</li>`),
    "</ul>",
  ]);
  return [`<h1>All about ${subject}</h1>`, ...sections.flat()].join("\n");
}
