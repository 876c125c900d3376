/** The formats of a puzzle definition: of twsearch and of cubing.js. */
export const DEFINITION_FORMATS = [".tws", "KPuzzle"] as const;
export type DefinitionFormat = (typeof DEFINITION_FORMATS)[number];

/** Detects the format of a text: KPuzzle if it looks like JSON. */
export function detectFormat(text: string): DefinitionFormat {
  return /^\s*(["{[]|(null|true|false|[\d.-]+)\s*$)/.test(text) ? "KPuzzle" : ".tws";
}
