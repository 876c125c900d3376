import type { SearchStepKind } from "./search-snapshot.ts";

/** The statement of `breadthFirst` that each kind of step executes. */
export const SEARCH_STATEMENTS: Readonly<Record<SearchStepKind, string>> = {
  depth: "histogram.push(frontier.length);",
  discovery: "distance[index] = depth;",
  repeat: "if (distance[index] !== -1) return;",
  end: "return { distance, histogram };",
};
