import { rankByCounting, unrankByMakingRoom } from "../lib/indexing/permutation.ts";
import { N_PERMUTATIONS } from "../lib/puzzle/coordinates.ts";
import {
  FACE_NAMES,
  faceOf,
  HTM_MOVES,
  moveOf,
  N_MOVES,
  QUARTER_TURNS,
  quarterTurnsOf,
} from "../lib/puzzle/moves.ts";
import { N_PIECES } from "../lib/puzzle/state.ts";
import { breadthFirst, type NumberedPuzzle } from "../lib/tables/breadth-first.ts";
import { meanTime } from "./mean-time.ts";

/** The operations of the contestants. */
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

/** The same search with three ways to turn; the last one with and without a prebuilt table. */
const CONTESTANTS: Readonly<Record<Contestant, (tools: RaceOperations) => SearchRun>> =
  {
    // States are indices: each turn unranks, turns and ranks.
    inside: ({ unrank, turn, rank }) => {
      const puzzle: NumberedPuzzle<number, number> = {
        ...search,
        ...numbers,
        start: 0,
        apply: (index, move) => rank(turn(unrank(index), move)),
      };
      return () => breadthFirst(puzzle).histogram;
    },
    // States are permutations: unranked once, turned nine times.
    hoisted: ({ unrank, turn, rank }) => {
      const start = unrankByMakingRoom(0, N_PIECES);
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

/** States and moves are indices into the move table. */
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
  // The loops of the first chapter, without the library's shortcut for few pieces.
  unrank: (index) => unrankByMakingRoom(index, N_PIECES),
  turn(order, move) {
    const { source } = QUARTER_TURNS[faceOf(move)];
    let turned = order;
    for (let turns = quarterTurnsOf(move); turns > 0; turns--) {
      const before = turned;
      turned = source.map((from) => before[from]);
    }
    return turned as number[];
  },
  rank: rankByCounting,
  buildTable,
  lookUp: (table, index, move) => table[index * N_MOVES + move],
};

/** The move table of the permutations: ranked after quarter turns, then looked up. */
function buildTable(): Uint16Array {
  const table = new Uint16Array(N_PERMUTATIONS * N_MOVES);
  for (let face = 0; face < FACE_NAMES.length; face++) {
    const [once, twice, thrice] = [1, 2, 3].map((turns) => moveOf(face, turns));
    for (let index = 0; index < N_PERMUTATIONS; index++) {
      const { unrank, turn, rank } = OPERATIONS;
      table[index * N_MOVES + once] = rank(turn(unrank(index), once));
    }
    for (let index = 0; index < N_PERMUTATIONS; index++) {
      const afterOne = table[index * N_MOVES + once];
      const afterTwo = table[afterOne * N_MOVES + once];
      table[index * N_MOVES + twice] = afterTwo;
      table[index * N_MOVES + thrice] = table[afterTwo * N_MOVES + once];
    }
  }
  return table;
}

export const CONTESTANT_NAMES = Object.keys(CONTESTANTS) as Contestant[];

/** The number of calls of each operation in one search. */
export type OperationCounts = Readonly<Record<keyof RaceOperations, number>>;

/** Runs a contestant and counts its operations. */
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

/** A finished round, with the time of a search for each contestant. */
export interface RaceRound {
  readonly round: number;
  readonly milliseconds: Readonly<Record<Contestant, number>>;
}

export interface RaceResult {
  readonly rounds: readonly RaceRound[];
  /** The number of states at each depth, as found by each contestant. */
  readonly histograms: Readonly<Record<Contestant, readonly number[]>>;
}

export const RACE_ROUNDS = 9;

/**
 * Runs the contestants in turn, round after round, starting with another one each time, so that
 * disturbances on the machine are spread over all of them.
 */
export function runTableRace(
  rounds: number,
  report: (round: RaceRound) => void,
): RaceResult {
  const runs = eachContestant((name) => CONTESTANTS[name](OPERATIONS));
  // An untimed search of each warms up the engine and returns the histograms.
  const histograms = eachContestant((name) => runs[name]());
  const finished: RaceRound[] = [];
  for (let round = 1; round <= rounds; round++) {
    const milliseconds = { inside: 0, hoisted: 0, built: 0, ready: 0 };
    CONTESTANT_NAMES.forEach((_, i) => {
      const name = CONTESTANT_NAMES[(i + round) % CONTESTANT_NAMES.length];
      milliseconds[name] = fastestTime(runs[name]);
    });
    finished.push({ round, milliseconds });
    report({ round, milliseconds });
  }
  return { rounds: finished, histograms };
}

const BATCHES = 8;
const MIN_BATCH_MS = 12;

/** The fastest of several batches: other programs and pauses of the engine only slow one down. */
function fastestTime(run: SearchRun): number {
  return Math.min(
    ...Array.from({ length: BATCHES }, () => meanTime(run, MIN_BATCH_MS)),
  );
}

/** Median and quartiles, in milliseconds. */
export interface TimeSpread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** The median and quartiles of each contestant's times, which few outliers don't affect. */
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
