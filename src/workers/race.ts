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

/** What the contestants do their work with. */
export interface Tools {
  unrank(index: number): number[];
  turn(order: readonly number[], move: number): number[];
  rank(order: readonly number[]): number;
  buildTable(): Uint16Array;
  lookUp(table: Uint16Array, index: number, move: number): number;
}

export type Contestant = "inside" | "hoisted" | "built" | "ready";

/** How a contestant floods the 5040 permutations; returns how many are at each depth. */
type Flood = () => readonly number[];

const search = { size: N_PERMUTATIONS, moves: HTM_MOVES };
const numbers = { rank: (index: number) => index, unrank: (index: number) => index };

/** One search, three ways to make a turn; the last of them with the table at hand or not. */
const CONTESTANTS: Readonly<Record<Contestant, (tools: Tools) => Flood>> = {
  // The position is a number. Each turn takes it apart and puts it together again.
  inside: ({ unrank, turn, rank }) => {
    const puzzle: NumberedPuzzle<number, number> = {
      ...search,
      ...numbers,
      start: 0,
      apply: (index, move) => rank(turn(unrank(index), move)),
    };
    return () => breadthFirst(puzzle).histogram;
  },
  // The position is an order: taken apart once, turned nine times.
  hoisted: ({ unrank, turn, rank }) => {
    const start = unrankPermutation(0, N_PIECES);
    const puzzle = { ...search, start, unrank, apply: turn, rank };
    return () => breadthFirst(puzzle).histogram;
  },
  built: ({ buildTable, lookUp }) => {
    return () => floodByTable(buildTable(), lookUp);
  },
  ready: ({ lookUp }) => {
    const table = TOOLS.buildTable();
    return () => floodByTable(table, lookUp);
  },
};

/** The position is a number, and so is what a turn makes of it: it stands in the table. */
function floodByTable(table: Uint16Array, lookUp: Tools["lookUp"]): readonly number[] {
  return breadthFirst({
    ...search,
    ...numbers,
    start: 0,
    apply: (index: number, move: number) => lookUp(table, index, move),
  }).histogram;
}

const TOOLS: Tools = {
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

/** How often each of the tools is taken up in one flood. */
export type FloodWork = Readonly<Record<keyof Tools, number>>;

/** Counts a contestant's work, by letting it work. */
export function countWork(contestant: Contestant): FloodWork {
  const work = { unrank: 0, turn: 0, rank: 0, buildTable: 0, lookUp: 0 };
  const counted = Object.fromEntries(
    (Object.keys(work) as (keyof Tools)[]).map((tool) => [
      tool,
      (...args: never[]) => {
        work[tool]++;
        return (TOOLS[tool] as (...args: never[]) => unknown)(...args);
      },
    ]),
  ) as unknown as Tools;
  CONTESTANTS[contestant](counted)();
  return work;
}

/** One round is over: how long each contestant took for a flood, in milliseconds. */
export interface RaceRound {
  readonly round: number;
  readonly milliseconds: Readonly<Record<Contestant, number>>;
}

export interface RaceResult {
  readonly rounds: readonly RaceRound[];
  /** What each contestant found: positions at each depth. */
  readonly histograms: Readonly<Record<Contestant, readonly number[]>>;
}

export const ROUNDS = 9;

/**
 * Lets them run one after the other, round after round, each beginning a round in turn:
 * whoever runs while the machine is busy with something else is not always the same.
 */
export function race(rounds: number, report: (round: RaceRound) => void): RaceResult {
  const floods = eachContestant((name) => CONTESTANTS[name](TOOLS));
  // A first flood each, not timed: the engine learns, and we see what they find.
  const histograms = eachContestant((name) => floods[name]());
  const done: RaceRound[] = [];
  for (let round = 1; round <= rounds; round++) {
    const milliseconds = { inside: 0, hoisted: 0, built: 0, ready: 0 };
    CONTESTANT_NAMES.forEach((_, i) => {
      const name = CONTESTANT_NAMES[(i + round) % CONTESTANT_NAMES.length];
      milliseconds[name] = timeOf(floods[name]);
    });
    done.push({ round, milliseconds });
    report({ round, milliseconds });
  }
  return { rounds: done, histograms };
}

/** Clocks in browsers are coarse: what is quick is repeated until it can be timed. */
const LONG_ENOUGH = 25;

function timeOf(flood: Flood): number {
  const start = performance.now();
  let floods = 0;
  let passed = 0;
  do {
    flood();
    floods++;
    passed = performance.now() - start;
  } while (passed < LONG_ENOUGH);
  return passed / floods;
}

/** The middle one of each contestant's times: one bad round does not count. */
export function medians(rounds: readonly RaceRound[]): Record<Contestant, number> {
  return eachContestant((name) => {
    const times = rounds.map(({ milliseconds }) => milliseconds[name]);
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)];
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
