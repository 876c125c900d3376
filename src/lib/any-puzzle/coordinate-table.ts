import type { Coordinate, StateDraft } from "./coordinate.ts";
import { createDraft } from "./encoder.ts";
import type { NormalisedPuzzle } from "./normalise-twists.ts";
import { type StepGraph, stepGraph } from "./step-graph.ts";
import type { PuzzleStep } from "./puzzle-steps.ts";
import { permutesOddly } from "./group-actions.ts";
import type { FlatState } from "./flat-state.ts";

/**
 * Where each step takes each value of a coordinate.
 *
 * A coordinate that is tied to others has several values for each number: one for each
 * parity, or for each sum of twists, that the others can ask for. Those of the first come
 * first.
 */
export interface CoordinateTable {
  readonly coordinate: Coordinate;
  readonly size: number;
  /** `size` times the parities or sums that others can ask for. */
  readonly values: number;
  /** For each step the value after it. */
  readonly after: readonly Uint32Array<ArrayBuffer>[];
  /** Unchecked, but for what `rank` checks. */
  valueOf(position: FlatState): number;
  /** A position with this value; what other coordinates say is as in the start. */
  stateOf(value: number): StateDraft;
}

/**
 * @cost one unrank, and for each listed move one rank, for every value; powers of moves
 *       are looked up in the tables of the moves
 */
export function buildCoordinateTable(
  coordinate: Coordinate,
  all: readonly Coordinate[],
  steps: readonly PuzzleStep[],
  { moves, move }: NormalisedPuzzle,
  start: FlatState,
): CoordinateTable {
  const size = Number(coordinate.size);
  const nConstraints = countConstraints(coordinate);
  const values = nConstraints * size;
  const tablesByMove = tabulateMoves([...new Set(steps.map(({ move }) => move))]);
  const after = steps.map(({ move: moveIndex, times }) => {
    const once = tablesByMove.get(moveIndex)!;
    let table = once;
    for (let i = 1; i < Math.abs(times); i++) {
      table = table.map((value) => once[value]);
    }
    return times < 0 ? invertTable(table) : table;
  });
  const startConstraint = constraintOf(coordinate, start);
  return { coordinate, size, values, after, valueOf, stateOf };

  function valueOf(position: FlatState): number {
    const constraint =
      (constraintOf(coordinate, position) - startConstraint + nConstraints) %
      nConstraints;
    return constraint * size + Number(coordinate.rank(position));
  }

  function stateOf(value: number): StateDraft {
    const draft = createDraft(start);
    setConstraint(coordinate, Math.floor(value / size), draft);
    coordinate.unrank(value % size, draft);
    if (coordinate.kind !== "group") return draft;
    // What a group says of parities and sums, the others have to show.
    for (const other of all) if (other.kind !== "group") other.unrank(0, draft);
    return draft;
  }

  function tabulateMoves(
    moveIndices: readonly number[],
  ): Map<number, Uint32Array<ArrayBuffer>> {
    const graph = coordinate.graphOf?.(moveIndices.map((one) => moves[one]));
    if (graph !== undefined) {
      return new Map(
        moveIndices.map((one, step) => [
          one,
          Uint32Array.from({ length: size }, (_, value) => graph.after(value, step)),
        ]),
      );
    }
    const addedConstraints = moveIndices.map((one) =>
      constraintOf(coordinate, moves[one]),
    );
    const tables = moveIndices.map(() => new Uint32Array(values));
    for (let value = 0; value < values; value++) {
      const position = stateOf(value);
      moveIndices.forEach((one, i) => {
        const rank = Number(coordinate.rank(move(position, moves[one])));
        const next = (Math.floor(value / size) + addedConstraints[i]) % nConstraints;
        tables[i][value] = next * size + rank;
      });
    }
    return new Map(moveIndices.map((one, i) => [one, tables[i]]));
  }
}

/** Ranking an element of a group takes up to as long as so many permutations. */
const GROUP_RANK = 200;

/** How long it takes to tabulate a coordinate: in ranks of a permutation. */
export function timeToTabulate({ kind, size }: Coordinate, nSteps: number): number {
  return Number(size) * nSteps * (kind === "group" ? GROUP_RANK : 1);
}

/** The values of a coordinate as places. */
export function tableGraph({ values, after }: CoordinateTable): StepGraph {
  return stepGraph(values, after.length, (value, step) => after[step][value]);
}

function invertTable(table: Uint32Array): Uint32Array<ArrayBuffer> {
  const inverse = new Uint32Array(table.length);
  table.forEach((after, value) => (inverse[after] = value));
  return inverse;
}

/** How many parities or sums others can ask a coordinate for; 1 when it is not tied. */
function countConstraints({ isTied, kind, blocks: [block] }: Coordinate): number {
  if (!isTied) return 1;
  return kind === "permutation" ? 2 : block.twists;
}

function setConstraint(
  { isTied, kind, blocks: [block] }: Coordinate,
  constraint: number,
  draft: StateDraft,
): void {
  if (!isTied) return;
  if (kind === "twists") draft.sums.set(block, constraint);
  else if (constraint === 1) draft.odd.add(block);
}

/** The parity or the sum of twists that a tied coordinate has after a move from solved. */
function constraintOf(
  { isTied, kind, blocks: [block] }: Coordinate,
  { source, twist }: FlatState,
): number {
  if (!isTied) return 0;
  if (kind === "permutation") return Number(permutesOddly(source, block.positions));
  return block.positions.reduce((sum, at) => sum + twist[at], 0) % block.twists;
}
