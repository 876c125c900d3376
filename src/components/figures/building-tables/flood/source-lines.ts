import type { Doing } from "./moment.ts";

/** The statement of `breadthFirst` at which the search is, whatever it does. */
export const STATEMENTS: Readonly<Record<Doing, string>> = {
  depth: "histogram.push(frontier.length);",
  found: "distance[index] = depth;",
  known: "if (distance[index] !== -1) return;",
  end: "return { distance, histogram };",
};

/**
 * On which line of the source each of them stands, counting from 0.
 * @throws {Error} when the source no longer has one of them just once
 */
export function linesOf(source: string): Record<Doing, number> {
  const lines = source.split("\n").map((line) => line.trim());
  const lineOf = (doing: Doing) => {
    const line = lines.indexOf(STATEMENTS[doing]);
    if (line < 0 || line !== lines.lastIndexOf(STATEMENTS[doing])) {
      throw new Error(`breadthFirst should say “${STATEMENTS[doing]}” just once`);
    }
    return line;
  };
  return {
    depth: lineOf("depth"),
    found: lineOf("found"),
    known: lineOf("known"),
    end: lineOf("end"),
  };
}
