import { invertPermutation } from "#lib/indexing/permutation-products.ts";

/** Four beads: A cycles those in positions 0, 1 and 2, B those in 1, 2 and 3. */
const MOVES: Readonly<Record<string, readonly number[]>> = {
  A: [2, 0, 1, 3],
  B: [0, 3, 1, 2],
};

export type Row = readonly number[];

/** A question of the chain: which beads can come to a position while those before it stay? */
export interface ChainQuestion {
  readonly position: number;
  /** For each bead that can come to the position, a shortest way there. */
  readonly answers: readonly ChainAnswer[];
}

export interface ChainAnswer {
  readonly bead: number;
  /** The names of the moves, in order. */
  readonly moves: readonly string[];
  readonly row: Row;
}

const SOLVED: Row = [0, 1, 2, 3];

/** Makes one move before all others: each position then receives the bead that it brought there. */
const precede = (row: Row, source: Row) => row.map((from) => source[from]);

/** Breadth-first search from solved; keeps the first way for each bead in the position. */
function ask(position: number, moves: Readonly<Record<string, Row>>): ChainQuestion {
  const answers: ChainAnswer[] = [{ bead: SOLVED[position], moves: [], row: SOLVED }];
  for (const { moves: before, row } of answers) {
    for (const [name, source] of Object.entries(moves)) {
      const next = precede(row, source);
      if (answers.every(({ bead }) => bead !== next[position])) {
        answers.push({ bead: next[position], moves: [name, ...before], row: next });
      }
    }
  }
  return { position, answers: answers.toSorted((a, b) => a.bead - b.bead) };
}

/** The round trips of a question: out to an answer, one move, and back. All that change a row. */
function roundTrips(
  { position, answers }: ChainQuestion,
  moves: Readonly<Record<string, Row>>,
): Row[] {
  const trips = answers.flatMap(({ row }) =>
    Object.values(moves).map((source) => {
      const next = precede(row, source);
      const back = answers.find(({ bead }) => bead === next[position])!;
      return precede(next, invertPermutation(back.row));
    }),
  );
  const distinct = new Map(trips.map((row) => [row.join(), row]));
  distinct.delete(SOLVED.join());
  return [...distinct.values()];
}

const first = ask(0, MOVES);
const trips = roundTrips(first, MOVES);
/** Without position 0: the round trips, which are B and its inverse, are the moves now. */
const tripMoves = { B: MOVES["B"], "B′": invertPermutation(MOVES["B"]) };
const second = ask(1, tripMoves);
/** No round trip leaves position 1 alone as well. */
const third = ask(2, {});

export const FOUR_BEADS = {
  questions: [first, second, third],
  /** The rows to which round trips lead that leave position 0 alone. */
  trips,
  /** Those that leave position 1 alone as well. */
  lastTrips: roundTrips(second, tripMoves),
};
