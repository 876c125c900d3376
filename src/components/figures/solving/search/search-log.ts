import {
  type SearchStep,
  searchWithBound,
} from "../../../../lib/solver/bounded-search.ts";

/** What the search knows about a state's distance: all, a bound, or nothing. */
export type Knowledge = "exact" | "pruning" | "none";

/** A move examined in the round that searched for solutions of this length. */
export interface Entry extends SearchStep {
  readonly length: number;
}

export interface SearchLog {
  readonly entries: readonly Entry[];
  /** False when there were more entries than are kept. */
  readonly complete: boolean;
}

/** Nobody steps through more. */
const MAX_ENTRIES = 20_000;

/** No cube needs more turns in the half-turn metric. */
const FARTHEST = 11;

/**
 * Everything that the library's search examines until it has tried all paths as long as a
 * shortest solution: first those as long as the initial bound, then one longer, and so on.
 * With exact distances the first round is the last.
 */
export function recordSearch(
  index: number,
  lowerBound: (index: number) => number,
): SearchLog {
  const entries: Entry[] = [];
  for (let length = Math.max(lowerBound(index), 1); length <= FARTHEST; length++) {
    let solved = false;
    const complete = searchWithBound(index, {
      metric: "HTM",
      length,
      lowerBound,
      onStep(step) {
        entries.push({ ...step, length });
        solved ||= step.outcome === "solved";
        return entries.length < MAX_ENTRIES;
      },
    });
    if (!complete) return { entries, complete };
    if (solved) break;
  }
  return { entries, complete: true };
}

/** One level of the recursion: a state on the path, with the moves examined so far. */
export interface SearchLevel {
  /** The state whose moves are tried. */
  readonly index: number;
  /** The turns left before the next one. */
  readonly left: number;
  readonly looks: readonly Entry[];
}

/** The active levels at a step, from the start of the search down. */
export function levelsAt(log: SearchLog, step: number, start: number): SearchLevel[] {
  const levels: { index: number; left: number; looks: Entry[] }[] = [];
  for (let i = firstOfRound(log, step); i <= step; i++) {
    const entry = log.entries[i];
    levels.length = Math.min(levels.length, entry.depth + 1);
    if (levels.length <= entry.depth) {
      const parent = levels.at(-1)?.looks.at(-1);
      levels.push({
        index: parent?.index ?? start,
        left: parent?.left ?? entry.length,
        looks: [],
      });
    }
    levels[entry.depth].looks.push(entry);
  }
  return levels;
}

function firstOfRound({ entries }: SearchLog, step: number): number {
  const { length } = entries[step];
  let first = step;
  while (first > 0 && entries[first - 1].length === length) first--;
  return first;
}

/** The moves up to and including the one examined at a step. */
export function pathAt(levels: readonly SearchLevel[]): number[] {
  return levels.map(({ looks }) => looks.at(-1)!.move);
}

/** The next step that solves the cube, or the last step. */
export function nextSolution({ entries }: SearchLog, step: number): number {
  const next = entries.findIndex(({ outcome }, i) => i > step && outcome === "solved");
  return next < 0 ? entries.length - 1 : next;
}

/** How many moves were examined, made and pruned up to a step. */
export function countUpTo({ entries }: SearchLog, step: number) {
  const counts = { "same face": 0, "too far": 0, made: 0, solved: 0, "in vain": 0 };
  for (let i = 0; i <= step; i++) counts[entries[i].outcome]++;
  return counts;
}
