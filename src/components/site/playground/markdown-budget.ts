// What rendering a text may cost, and what is said where it would cost more.

/** A text rendered as HTML, or why it is shown as it was written. */
export type Rendered = { readonly html: string } | { readonly problem: string };

/** In milliseconds, for one text; a long chapter takes a fifth of it. */
export const MAX_TIME = 1000;
/** In characters: as long as a cell may be. */
export const MAX_TEXT = 100_000;
/** What the page can lay out while a reader types. */
const MAX_ELEMENTS = 4000;
const MAX_DEPTH = 60;
/** Columns are laid out against each other. */
const MAX_COLUMNS = 100;
/** In characters: where to break a longer one takes long to find. */
const MAX_WORD = 5000;
/** Letters that are written from right to left, and those that change the direction. */
const LEFTWARDS = "\\u0590-\\u061b\\u061d-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff";
const TURNING = "\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069";
const NEITHER = new RegExp(`<[^>]*>|[^A-Za-z${LEFTWARDS}${TURNING}]+`, "g");
const TURNS = new RegExp(`[${LEFTWARDS}]+|[${TURNING}]`, "g");
const MAX_TURNS = 500;

const AS_WRITTEN = "so it is shown as it was written";
export const PROBLEMS = {
  slow: `Laying this text out takes too long, ${AS_WRITTEN}: it nests or repeats too much.`,
  broken: `Laying this text out takes more memory than there is, ${AS_WRITTEN}: it nests or repeats too much.`,
  text: `This text has more than ${MAX_TEXT.toLocaleString("en")} characters, ${AS_WRITTEN}.`,
  elements: `This text has more than ${MAX_ELEMENTS.toLocaleString("en")} parts, ${AS_WRITTEN}.`,
  depth: `This text nests more than ${MAX_DEPTH} levels deep, ${AS_WRITTEN}.`,
  columns: `A table in this text has more than ${MAX_COLUMNS} columns, ${AS_WRITTEN}.`,
  word: `A word in this text has more than ${MAX_WORD.toLocaleString("en")} characters, ${AS_WRITTEN}.`,
  turns: `This text changes its direction more than ${MAX_TURNS} times, ${AS_WRITTEN}.`,
  missing: `The code that lays out texts could not be loaded, ${AS_WRITTEN}. Try again when you are connected.`,
};

/** @param html  made by micromark, which escapes each “<” and “>” in texts and attributes */
export function withinBudget(html: string): Rendered {
  if (html.split(/\s/).some(({ length }) => length > MAX_WORD)) {
    return { problem: PROBLEMS.word };
  }
  const turns = html.replaceAll(NEITHER, "").match(TURNS) ?? [];
  if (turns.length > MAX_TURNS) return { problem: PROBLEMS.turns };
  let elements = 0;
  let depth = 0;
  let columns = 0;
  for (const [tag] of html.matchAll(/<\/?[a-z]+[^>]*>/g)) {
    if (tag.startsWith("</")) depth--;
    else if (!/^<(?:br|hr|img|input)\b/.test(tag)) depth++;
    elements++;
    columns = /^<t[hd]/.test(tag) ? columns + 1 : /^<tr/.test(tag) ? 0 : columns;
    if (depth > MAX_DEPTH) return { problem: PROBLEMS.depth };
    if (columns > MAX_COLUMNS) return { problem: PROBLEMS.columns };
    if (elements > 2 * MAX_ELEMENTS) return { problem: PROBLEMS.elements };
  }
  return { html };
}
