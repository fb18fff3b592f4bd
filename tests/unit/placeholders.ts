/** Texts that wait for the real ones, and what of each is found. */
export const placeholders: readonly (readonly [text: string, found: string])[] = [
  ["TBC", "TBC"],
  ["tba.", "tba"],
  ["To follow", "To follow"],
  ["To be confirmed…", "To be confirmed"],
  ["TODO: ask the accountant", "TODO"],
  ["30 days (TBC)", "TBC"],
  ["30 days [to be agreed]", "to be agreed"],
  ["We are insured (number TBC).", "TBC"],
  ["30 days (TBC by our insurer)", "TBC"],
  ["To be decided", "To be decided"],
  ["Tell us within 30 days. To follow.", "To follow"],
  ["Thin pipes – TBC (opens in a new tab)", "TBC"],
  ["“TBC”", "TBC"],
  ["We work to the standards of the TBC.", "TBC"],
  ['{"legalName":"TBC"}', "TBC"],
  ["We lorem ipsum dolor.", "lorem ipsum"],
  ["https://www.example.com", "www.example.com"],
  ["office@example.org", "example.org"],
  ["See Example.net/terms.", "Example.net"],
  ["https://site.example/a", "site.example"],
  ["at flush.test", "flush.test"],
  ["office@flush.invalid", "flush.invalid"],
  ["http://localhost:3000", "localhost"],
  ...[
    ["0113 496 0000", "0114 496 0999", "0115 496 0123", "0116 496 0123", "0117 496 0123", "0118 496 0123"],
    ["0121 496 0123", "0131 496 0123", "0141 496 0123", "0151 496 0123", "0161 496 0123", "0191 498 0123"],
    ["020 7946 0123", "028 9649 6123", "029 2018 0123", "01632 960123", "07700 900123", "0306 999 0123"],
  ]
    .flat()
    .map((number) => [number, number] as const),
  ["08081 570123", "0808 157 0123"],
  ["0909 8790123", "0909 8790123"],
  ["Ring (0118) 496-0123, or 24 hours later.", "0118 496 0123"],
  ["Ring +44 (0)118 4960123.", "0118 496 0123"],
  ["tel:+441184960123", "0118 496 0123"],
  ["Ring 0.1.1.8.4.9.6.0.1.2.3", "0118 496 0123"],
];

/** Texts that look like them. */
export const finalTexts: readonly string[] = [
  "A report is to follow the work.",
  "All warm now. Thank you so much! xxx",
  "What time? To be agreed when you call.",
  "None of it is lost: to be confirmed by you.",
  "To follow the terms, ring us.",
  "You have the right to follow.",
  "We leave a list (with steps to follow), at a time (to be agreed with you).",
  "Nothing is left to be confirmed.",
  "A report (of all radiators) is to follow the work (in a week).",
  "Todos Santos. TBC became Tuesday.",
  "https://www.myexample.com",
  "https://example.com.uk",
  "https://a.testing",
  "For example, a test. Invalid ones are localised.",
  "0118 950 0123",
  "0118 497 0000",
  "020 7947 0018",
  "07701 900123",
  "11 to 18, 49 to 60, 123",
];

/** A file, a text in it, what somebody writes instead in a site with the *usual* facts, and what a release says then. */
type Published = readonly [file: string, old: string | RegExp, by: string, todo: string];

export const published: readonly Published[] = [
  [
    "data/business.toml",
    '"0118 950 5678"',
    '"0118 496 0123"',
    "data/business.toml:5: “0118 496 0123” is reserved for fiction; nobody answers it.",
  ],
  [
    "data/owner.toml",
    'email = ""',
    'email = "office@flush.example"',
    "data/owner.toml:3: “flush.example” is an example; nobody owns it.",
  ],
  ["data/owner.toml", "within 14 days", "within 14 days (TBC)", "data/owner.toml:2: “TBC” isn't final."],
  [
    "data/owner.toml",
    'street = "7 Mill Lane"',
    '# Such as "20 Any Street"\nstreet = "20 Any Street"',
    "data/owner.toml:13: “20 Any Street” is the form's example.",
  ],
  [
    "data/owner.toml",
    'duration = ""',
    'duration = "Ring (0117) 4960 123."',
    "data/owner.toml:7: “0117 496 0123” is reserved for fiction; nobody answers it.",
  ],
  [
    "data/owner.toml",
    'insurance = ""',
    'insurance = "to follow"',
    "data/owner.toml:4: “To follow” isn't final.",
  ],
  [
    "data/copy/heating.ts",
    /aim: ".*"/,
    'aim: "Lorem ipsum dolor sit amet."',
    "data/copy/heating.ts: “Lorem ipsum” is a filler.",
  ],
];
