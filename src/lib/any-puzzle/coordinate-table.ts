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
 * A tied coordinate has several values for each index: one for each parity or twist sum
 * that the others can require, beginning with the start's.
 */
export interface CoordinateTable {
  readonly coordinate: Coordinate;
  readonly size: number;
  /** `size` times the number of parities or sums that others can require. */
  readonly values: number;
  /** For each step, the next value of each value. */
  readonly after: readonly Uint32Array<ArrayBuffer>[];
  /** Unchecked, except for what `rank` checks. */
  valueOf(state: FlatState): number;
  /** A state with this value; the other coordinates are those of the start. */
  stateOf(value: number): StateDraft;
}

/**
 * Builds the table of a coordinate.
 *
 * @cost one unrank, and for each listed move one rank, for every value; powers of moves
 *         are composed from the tables of the moves
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

  function valueOf(state: FlatState): number {
    const constraint =
      (constraintOf(coordinate, state) - startConstraint + nConstraints) % nConstraints;
    return constraint * size + Number(coordinate.rank(state));
  }

  function stateOf(value: number): StateDraft {
    const draft = createDraft(start);
    setConstraint(coordinate, Math.floor(value / size), draft);
    coordinate.unrank(value % size, draft);
    if (coordinate.kind !== "group") return draft;
    // The other coordinates must have the parities and sums that a group requires.
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
      const state = stateOf(value);
      moveIndices.forEach((one, i) => {
        const rank = Number(coordinate.rank(move(state, moves[one])));
        const next = (Math.floor(value / size) + addedConstraints[i]) % nConstraints;
        tables[i][value] = next * size + rank;
      });
    }
    return new Map(moveIndices.map((one, i) => [one, tables[i]]));
  }
}

/** The cost of ranking a group element, in ranks of a permutation. */
const GROUP_RANK = 200;

/** Estimates the cost of a coordinate's table, in ranks of a permutation. */
export function timeToTabulate({ kind, size }: Coordinate, nSteps: number): number {
  return Number(size) * nSteps * (kind === "group" ? GROUP_RANK : 1);
}

/** The graph of a coordinate's values. */
export function tableGraph({ values, after }: CoordinateTable): StepGraph {
  return stepGraph(values, after.length, (value, step) => after[step][value]);
}

function invertTable(table: Uint32Array): Uint32Array<ArrayBuffer> {
  const inverse = new Uint32Array(table.length);
  table.forEach((after, value) => (inverse[after] = value));
  return inverse;
}

/** How many parities or sums others can require of a coordinate; 1 if it is not tied. */
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

/** The parity or twist sum that a state has in a tied coordinate. */
function constraintOf(
  { isTied, kind, blocks: [block] }: Coordinate,
  { source, twist }: FlatState,
): number {
  if (!isTied) return 0;
  if (kind === "permutation") return Number(permutesOddly(source, block.positions));
  return block.positions.reduce((sum, at) => sum + twist[at], 0) % block.twists;
}
