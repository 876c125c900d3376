/** The forms of a definition: that of twsearch, and that of cubing.js. */
export const FORMATS = [".tws", "KPuzzle"] as const;
export type Format = (typeof FORMATS)[number];

/** The form of a text: a KPuzzle definition begins as JSON does, or is a single value of it. */
export function formatOf(text: string): Format {
  return /^\s*(["{[]|(null|true|false|[\d.-]+)\s*$)/.test(text) ? "KPuzzle" : ".tws";
}
