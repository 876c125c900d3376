import type { SearchStepKind } from "./search-snapshot.ts";

/** The statement of `breadthFirst` for each action of the search. */
export const SEARCH_STATEMENTS: Readonly<Record<SearchStepKind, string>> = {
  depth: "histogram.push(frontier.length);",
  discovery: "distance[index] = depth;",
  repeat: "if (distance[index] !== -1) return;",
  end: "return { distance, histogram };",
};
