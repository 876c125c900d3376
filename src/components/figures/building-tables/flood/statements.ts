import type { Doing } from "./moment.ts";

/** The statement of `breadthFirst` for each action of the search. */
export const FLOOD_STATEMENTS: Readonly<Record<Doing, string>> = {
  depth: "histogram.push(frontier.length);",
  found: "distance[index] = depth;",
  known: "if (distance[index] !== -1) return;",
  end: "return { distance, histogram };",
};
