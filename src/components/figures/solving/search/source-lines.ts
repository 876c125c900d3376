import type { Entry } from "./search-log.ts";

type Outcome = Entry["outcome"];

/** Where `searchWithBound` decides on each outcome. */
const STATEMENTS: Readonly<Record<Outcome, string>> = {
  "same face": "if (faceOf(move) === lastFace",
  "too far": "else if (bound > leftAfter)",
  made: "if (!tryAll(next,",
  solved: "else if (leftAfter === 0)",
  "in vain": "else if (leftAfter === 0)",
};

/**
 * On which line of the source each outcome is decided, counting from 0.
 * @throws {Error} when the source no longer says so just once
 */
export function linesOf(source: string): Record<Outcome, number> {
  const lines = source.split("\n").map((line) => line.trim());
  const lineOf = (statement: string) => {
    const found = [...lines.keys()].filter((i) => lines[i].startsWith(statement));
    if (found.length === 1) return found[0];
    throw new Error(`searchWithBound should say “${statement}” just once`);
  };
  return Object.fromEntries(
    Object.entries(STATEMENTS).map(([outcome, statement]) => [
      outcome,
      lineOf(statement),
    ]),
  ) as Record<Outcome, number>;
}
