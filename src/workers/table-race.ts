import { rankPermutation, unrankPermutation } from "../lib/indexing/permutation.ts";
import { N_PERMUTATIONS } from "../lib/puzzle/coordinates.ts";
import {
  faceOf,
  HTM_MOVES,
  N_MOVES,
  QUARTER_TURNS,
  quarterTurnsOf,
} from "../lib/puzzle/moves.ts";
import { N_PIECES } from "../lib/puzzle/state.ts";
import { breadthFirst, type NumberedPuzzle } from "../lib/tables/breadth-first.ts";
import { buildMoveTables } from "../lib/tables/move-tables.ts";
import { meanTime } from "./mean-time.ts";

/** The operations that the contestants use. */
export interface RaceOperations {
  unrank(index: number): number[];
  turn(order: readonly number[], move: number): number[];
  rank(order: readonly number[]): number;
  buildTable(): Uint16Array;
  lookUp(table: Uint16Array, index: number, move: number): number;
}

export type Contestant = "inside" | "hoisted" | "built" | "ready";

/** A breadth-first search of the 5040 permutations; returns the number at each depth. */
type SearchRun = () => readonly number[];

const search = { size: N_PERMUTATIONS, moves: HTM_MOVES };
const numbers = { rank: (index: number) => index, unrank: (index: number) => index };

/** One search, three ways to apply a turn; the last way with and without a ready table. */
const CONTESTANTS: Readonly<Record<Contestant, (tools: RaceOperations) => SearchRun>> =
  {
    // A position is an index: each turn unranks, turns and ranks.
    inside: ({ unrank, turn, rank }) => {
      const puzzle: NumberedPuzzle<number, number> = {
        ...search,
        ...numbers,
        start: 0,
        apply: (index, move) => rank(turn(unrank(index), move)),
      };
      return () => breadthFirst(puzzle).histogram;
    },
    // A position is a permutation: unranked once, turned nine times.
    hoisted: ({ unrank, turn, rank }) => {
      const start = unrankPermutation(0, N_PIECES);
      const puzzle = { ...search, start, unrank, apply: turn, rank };
      return () => breadthFirst(puzzle).histogram;
    },
    built: ({ buildTable, lookUp }) => {
      return () => searchByTable(buildTable(), lookUp);
    },
    ready: ({ lookUp }) => {
      const table = OPERATIONS.buildTable();
      return () => searchByTable(table, lookUp);
    },
  };

/** Positions and turns are indices into the move table. */
function searchByTable(
  table: Uint16Array,
  lookUp: RaceOperations["lookUp"],
): readonly number[] {
  return breadthFirst({
    ...search,
    ...numbers,
    start: 0,
    apply: (index: number, move: number) => lookUp(table, index, move),
  }).histogram;
}

const OPERATIONS: RaceOperations = {
  unrank: (index) => unrankPermutation(index, N_PIECES),
  turn(order, move) {
    const { source } = QUARTER_TURNS[faceOf(move)];
    let turned = order;
    for (let turns = quarterTurnsOf(move); turns > 0; turns--) {
      const before = turned;
      turned = source.map((from) => before[from]);
    }
    return turned as number[];
  },
  rank: rankPermutation,
  buildTable: () => buildMoveTables().permutation,
  lookUp: (table, index, move) => table[index * N_MOVES + move],
};

export const CONTESTANT_NAMES = Object.keys(CONTESTANTS) as Contestant[];

/** How often one search calls each operation. */
export type OperationCounts = Readonly<Record<keyof RaceOperations, number>>;

/** Counts a contestant's operations by running it. */
export function countOperations(contestant: Contestant): OperationCounts {
  const counts = { unrank: 0, turn: 0, rank: 0, buildTable: 0, lookUp: 0 };
  const counted = Object.fromEntries(
    (Object.keys(counts) as (keyof RaceOperations)[]).map((operation) => [
      operation,
      (...args: never[]) => {
        counts[operation]++;
        return (OPERATIONS[operation] as (...args: never[]) => unknown)(...args);
      },
    ]),
  ) as unknown as RaceOperations;
  CONTESTANTS[contestant](counted)();
  return counts;
}

/** A finished round: the milliseconds each contestant took for a search. */
export interface RaceRound {
  readonly round: number;
  readonly milliseconds: Readonly<Record<Contestant, number>>;
}

export interface RaceResult {
  readonly rounds: readonly RaceRound[];
  /** What each contestant found: the number of positions at each depth. */
  readonly histograms: Readonly<Record<Contestant, readonly number[]>>;
}

export const RACE_ROUNDS = 9;

/**
 * Runs the contestants in turn, round after round. The first one changes with each round,
 * so that a disturbance on the machine doesn't always hit the same contestant.
 */
export function runTableRace(
  rounds: number,
  report: (round: RaceRound) => void,
): RaceResult {
  const runs = eachContestant((name) => CONTESTANTS[name](OPERATIONS));
  // A first, untimed search of each: it warms up the engine and gives the histograms.
  const histograms = eachContestant((name) => runs[name]());
  const finished: RaceRound[] = [];
  for (let round = 1; round <= rounds; round++) {
    const milliseconds = { inside: 0, hoisted: 0, built: 0, ready: 0 };
    CONTESTANT_NAMES.forEach((_, i) => {
      const name = CONTESTANT_NAMES[(i + round) % CONTESTANT_NAMES.length];
      milliseconds[name] = meanTime(runs[name], MIN_RUN_MS);
    });
    finished.push({ round, milliseconds });
    report({ round, milliseconds });
  }
  return { rounds: finished, histograms };
}

/**
 * Milliseconds. A pause of the engine takes as long as a flood: a reading is the mean over so
 * many floods that it does not decide it.
 */
const MIN_RUN_MS = 100;

/** Milliseconds: the median of the readings, and the ends of their middle half. */
export interface TimeSpread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** The spread of each contestant's times: bad rounds have no effect while they are few. */
export function timeSpreads(
  rounds: readonly RaceRound[],
): Record<Contestant, TimeSpread> {
  return eachContestant((name) => {
    const times = rounds
      .map(({ milliseconds }) => milliseconds[name])
      .toSorted((a, b) => a - b);
    const last = times.length - 1;
    const quarter = Math.floor(last / 4);
    return {
      low: times[quarter],
      middle: times[Math.floor(times.length / 2)],
      high: times[last - quarter],
    };
  });
}

function eachContestant<T>(make: (name: Contestant) => T): Record<Contestant, T> {
  return {
    inside: make("inside"),
    hoisted: make("hoisted"),
    built: make("built"),
    ready: make("ready"),
  };
}
