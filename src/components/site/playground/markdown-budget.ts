// Limits for rendering untrusted Markdown, and the messages where they are exceeded.

/** Rendered HTML, or the reason why a text is shown as written. */
export type RenderResult = { readonly html: string } | { readonly problem: string };

/** A long chapter takes a fifth of this. */
export const MAX_RENDER_MS = 1000;
/** The maximum length of a cell. */
export const MAX_MARKDOWN_CHARS = 100_000;
/** More can't be laid out while the reader types. */
const MAX_ELEMENTS = 4000;
const MAX_DEPTH = 60;
/** The layout time of a table grows faster than its number of columns. */
const MAX_COLUMNS = 100;
/** Breaking longer words into lines is slow. */
const MAX_WORD_CHARS = 5000;
/** Runs of one script and direction, which browsers shape one by one. */
const MAX_RUNS = 2000;

const AS_WRITTEN = "so it is shown as it was written";
export const RENDER_PROBLEMS = {
  slow: `Laying this text out takes too long, ${AS_WRITTEN}: it nests or repeats too much.`,
  broken: `Laying this text out takes more memory than there is, ${AS_WRITTEN}: it nests or repeats too much.`,
  text: `This text has more than ${MAX_MARKDOWN_CHARS.toLocaleString("en")} characters, ${AS_WRITTEN}.`,
  elements: `This text has more than ${MAX_ELEMENTS.toLocaleString("en")} parts, ${AS_WRITTEN}.`,
  depth: `This text nests more than ${MAX_DEPTH} levels deep, ${AS_WRITTEN}.`,
  columns: `A table in this text has more than ${MAX_COLUMNS} columns, ${AS_WRITTEN}.`,
  word: `A word in this text has more than ${MAX_WORD_CHARS.toLocaleString("en")} characters, ${AS_WRITTEN}.`,
  runs: `This text changes its script or direction more than ${MAX_RUNS.toLocaleString("en")} times, ${AS_WRITTEN}.`,
  missing: `The code that lays out texts could not be loaded, ${AS_WRITTEN}. Try again when you are connected.`,
};

/**
 * Checks rendered HTML against the limits.
 * @param html  from micromark, which escapes each “<” and “>” in texts and attributes
 */
export function checkBudget(html: string): RenderResult {
  if (html.split(/\s/).some(({ length }) => length > MAX_WORD_CHARS)) {
    return { problem: RENDER_PROBLEMS.word };
  }
  if (countRuns(html.replaceAll(/<[^>]*>/g, "")) > MAX_RUNS) {
    return { problem: RENDER_PROBLEMS.runs };
  }
  let elements = 0;
  let depth = 0;
  let columns = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z]+[^>]*>/g)) {
    if (tag.startsWith("</")) depth--;
    else if (!/^<(?:br|hr|img|input)\b/.test(tag)) depth++;
    elements++;
    columns = /^<t[hd]/.test(tag) ? columns + 1 : /^<tr/.test(tag) ? 0 : columns;
    if (depth > MAX_DEPTH) return { problem: RENDER_PROBLEMS.depth };
    if (columns > MAX_COLUMNS) return { problem: RENDER_PROBLEMS.columns };
    if (elements > 2 * MAX_ELEMENTS) return { problem: RENDER_PROBLEMS.elements };
  }
  return { html };
}

/** Characters that join any run: all but letters, emoji and bidirectional controls. */
const SCRIPTLESS =
  /[^\p{L}\p{Extended_Pictographic}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Chinese, Japanese and Korean share fonts. */
const EAST_ASIAN = ["Hani", "Hira", "Kana", "Hang"];
/** Other scripts in common use. */
const SCRIPTS = [
  ...["Latn", "Grek", "Cyrl", "Armn", "Geor", "Hebr", "Arab", "Thaa", "Ethi", "Mong"],
  ...["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh"],
  ...["Thai", "Laoo", "Khmr", "Mymr", "Tibt"],
];
const RUN = new RegExp(
  [
    ...SCRIPTS.map((script) => `\\p{sc=${script}}+`),
    `[${EAST_ASIAN.map((script) => `\\p{sc=${script}}`).join("")}]+`,
    "\\p{Extended_Pictographic}+",
    "[^]",
  ].join("|"),
  "gu",
);

/**
 * Counts the runs of a text that a browser shapes one by one, each of one script and direction.
 * Each letter of a rare script counts as a run.
 */
function countRuns(text: string): number {
  return text.replaceAll(SCRIPTLESS, "").match(RUN)?.length ?? 0;
}
