/** The forms of a definition: that of twsearch, and that of cubing.js. */
export const DEFINITION_FORMATS = [".tws", "KPuzzle"] as const;
export type DefinitionFormat = (typeof DEFINITION_FORMATS)[number];

/** The form of a text: a KPuzzle definition begins as JSON does, or is a single value of it. */
export function detectFormat(text: string): DefinitionFormat {
  return /^\s*(["{[]|(null|true|false|[\d.-]+)\s*$)/.test(text) ? "KPuzzle" : ".tws";
}
