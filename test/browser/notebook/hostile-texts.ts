// Texts that take a parser or a browser hours, or long enough for a reader to give up.

const LONG = 100_000;
const filled = (unit: string) => unit.repeat(Math.floor(LONG / unit.length));

/** Markdown, with what is shown of it: its own layout, or why it is shown as written. */
export const TEXTS: Record<string, [text: string, shows: RegExp]> = {
  "a table of many bars": [`${"|".repeat(3000)}\n${"|-".repeat(2999)}`, /100 columns/],
  "a table of a hundred columns": [
    `${"|a".repeat(100)}\n${"|-".repeat(100)}\n${`${"|b".repeat(100)}\n`.repeat(30)}`,
    /^a/,
  ],
  "lists in lists": [`${filled("- ").slice(2)}a`, /takes too long|60 levels/],
  "numbered lists in lists": [`${filled("1. ").slice(3)}a`, /takes too long|60 levels/],
  "deep quotes": [filled(">"), /takes too long|60 levels/],
  "quotes in lists": [`${filled("- > ").slice(4)}a`, /takes too long|60 levels/],
  "brackets that open": [filled("["), /takes too long|5,000 characters/],
  "links in links": [filled("[a]("), /takes too long|5,000 characters/],
  "links that close": [filled("]("), /takes too long|5,000 characters/],
  stars: [filled("*"), /^$/],
  "stars and lines": [filled("*_"), /takes too long|5,000 characters/],
  "stars in words": [filled("a**b"), /takes too long|5,000 characters/],
  backticks: [filled("`"), /^$/],
  "signs of HTML": [filled("<"), /takes too long|5,000 characters/],
  "tags of HTML": [filled("<a "), /<a <a/],
  ampersands: [filled("&"), /takes too long|5,000 characters/],
  "lines under lines": [filled("a\n-\n"), /takes too long|parts/],
  headings: [filled("# a\n"), /takes too long|parts/],
  definitions: [filled("[a]: b\n"), /takes too long|Nothing of this text/],
  "a word without end": [filled("a"), /5,000 characters/],
  "marks on one letter": [`a${filled("\u0301")}`.slice(0, LONG), /5,000 characters/],
  "a line in both directions": [filled("\u05d0 a "), /changes its direction/],
  "words that turn around": [filled("\u202e\u05d0 "), /changes its direction/],
  "more than a cell may hold": [`${filled("a ")}more`, /100,000 characters/],
};

/** Code that nobody would write. */
export const CODES: Record<string, string> = {
  "comments that do not end": filled("/*"),
  "templates in templates": filled("${`"),
  "parentheses that open": filled("("),
  "calls in calls": filled("(a"),
  "brackets that open": filled("["),
  "braces that open": filled("{"),
  "patterns that do not end": filled("/["),
  slashes: filled("/"),
  quotes: filled('"'),
  backticks: filled("`"),
  "questions in questions": filled("a?"),
  "assignments of assignments": filled("a="),
  "sums of sums": filled("a+"),
  "types of types": filled("a<"),
  "arrows to arrows": filled("a=>"),
  "if after if": filled("if(a)"),
  "classes in classes": filled("class a{"),
  "functions in functions": filled("function a(){"),
  "names in one list": `let ${filled("a,")}a`,
  "names that are defined": Array.from({ length: 8000 }, (_, i) => `a${i}=1`).join(","),
  "statements in one line": filled("let a=1;"),
  "one line of a million letters": "a".repeat(1e6),
  "a hundred thousand lines": "\n".repeat(99_999),
};
