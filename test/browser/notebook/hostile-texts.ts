// Texts that take a parser or a browser hours, or long enough for a reader to give up.

const LONG = 100_000;
const filled = (unit: string, length = LONG) =>
  unit.repeat(Math.floor(length / unit.length));

/** Markdown with its expected display: its own layout, or the reason why it is shown as source. */
export const TEXTS: Record<string, [text: string, shows: RegExp]> = {
  "a table of many bars": [`${"|".repeat(3000)}\n${"|-".repeat(2999)}`, /100 columns/],
  "a table of a hundred columns": [
    `${"|a".repeat(100)}\n${"|-".repeat(100)}\n${`${"|b".repeat(100)}\n`.repeat(30)}`,
    /^a/,
  ],
  "brackets that open": [filled("[", LONG / 2), /5,000 characters/],
  stars: [filled("*"), /^$/],
  backticks: [filled("`"), /^$/],
  "signs of HTML": [filled("<"), /5,000 characters/],
  "tags of HTML": [filled("<a "), /<a <a/],
  ampersands: [filled("&"), /5,000 characters/],
  headings: [filled("# a\n", LONG / 4), /parts/],
  definitions: [filled("[a]: b\n", LONG / 2), /Nothing of this text/],
  "a word without end": [filled("a"), /5,000 characters/],
  "marks on one letter": [`a${filled("\u0301")}`.slice(0, LONG), /5,000 characters/],
  "a line in both directions": [filled("\u05d0 a "), /changes its script/],
  "words that turn around": [filled("\u202e\u05d0 "), /changes its script/],
  "letters among pictures": [filled("a😀 "), /changes its script/],
  "more than a cell may hold": [`${filled("a ")}more`, /100,000 characters/],
};

/** Markdown that takes any machine many times as long as it is given. */
export const ENDLESS_TEXTS: Record<string, string> = {
  "links that close": filled("]("),
  "lists in lists": `${filled("- ").slice(2)}a`,
  "deep quotes": filled(">"),
  "links in links": filled("[a]("),
  "stars and lines": filled("*_"),
  "lines under lines": filled("a\n-\n"),
};

/** As long as what once froze the editor. */
const code = (unit: string) => filled(unit, 60_000);

/** Unreasonable code. */
export const CODES: Record<string, string> = {
  "comments that do not end": code("/*"),
  "templates in templates": code("${`"),
  "parentheses that open": code("("),
  "calls in calls": code("(a"),
  "brackets that open": code("["),
  "braces that open": code("{"),
  "patterns that do not end": code("/["),
  slashes: code("/"),
  quotes: code('"'),
  backticks: code("`"),
  "questions in questions": code("a?"),
  "assignments of assignments": code("a="),
  "sums of sums": code("a+"),
  "types of types": code("a<"),
  "arrows to arrows": code("a=>"),
  "if after if": code("if(a)"),
  "classes in classes": code("class a{"),
  "functions in functions": code("function a(){"),
  "names in one list": `let ${code("a,")}a`,
  "names that are defined": Array.from({ length: 8000 }, (_, i) => `a${i}=1`).join(","),
  "statements in one line": code("let a=1;"),
  "one line of a million letters": "a".repeat(1e6),
  "one line in both directions": code("a\u0628"),
  "one line of letters and pictures": code("a😀"),
  "a hundred thousand lines": "\n".repeat(99_999),
};
