import { buildPruningBound } from "../../workers/search-rounds.ts";

let kept: ((index: number) => number) | undefined;

/** Turns that a state needs at least, by two tables that are built when first asked for. */
export function pruningBound(index: number): number {
  return (kept ??= buildPruningBound())(index);
}
