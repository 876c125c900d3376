import type { OrbitBlock } from "./blocks.ts";
import type { CoordinateTable } from "./coordinate-table.ts";
import type { PuzzleStep } from "./puzzle-steps.ts";
import type { PackedPiece, TwistSets } from "./twist-sets.ts";
import type { NormalisedPuzzle } from "./normalise-twists.ts";
import type { FlatState } from "./flat-state.ts";

/**
 * Transitions between arrangements: states without the twists that are stored as bits.
 *
 * The entries of an arrangement are side by side, one for each step.
 */
export interface ArrangementTable {
  readonly count: number;
  readonly after: Uint32Array<ArrayBuffer>;
  /** The translations of words and of rows; empty if no twists are stored as bits. */
  readonly bitShift: Uint8Array<ArrayBuffer>;
  readonly rowShift: Uint16Array<ArrayBuffer>;
}

/**
 * Combines the tables of the coordinates, the most significant first. Among them, one for
 * each block says where its pieces are: twists depend on it.
 *
 * @param sets  undefined if no twists are stored as bits
 * @cost  one addition for each coordinate, arrangement and step
 */
export function buildArrangementTable(
  tables: readonly CoordinateTable[],
  steps: readonly PuzzleStep[],
  normalised: NormalisedPuzzle,
  sets: TwistSets | undefined,
): ArrangementTable {
  const nSteps = steps.length;
  /** For each step and position, the twist that the piece there gains. */
  const gains = steps.map(({ turn }) => {
    const { twist } = normalised.reduce(turn);
    const gain = new Int32Array(twist.length);
    turn.source.forEach((from, to) => (gain[from] = twist[to]));
    return gain;
  });
  let arrangements: ArrangementTable = {
    count: 1,
    after: new Uint32Array(nSteps),
    bitShift: new Uint8Array(nSteps),
    rowShift: new Uint16Array(nSteps),
  };
  tables.forEach((table, i) => {
    arrangements = extend(arrangements, table, i);
  });
  return arrangements;

  function extend(
    outer: ArrangementTable,
    table: CoordinateTable,
    i: number,
  ): ArrangementTable {
    const { size, values, after: stepped, coordinate } = table;
    const count = outer.count * size;
    const after = new Uint32Array(count * nSteps);
    const shifts = sets === undefined ? 0 : count * nSteps;
    const bitShift = new Uint8Array(shifts);
    const rowShift = new Uint16Array(shifts);
    const added = shiftsOfValues(table, piecesIn(coordinate.blocks));
    const constraint = values > size ? constraintFor(i) : undefined;
    let at = 0;
    for (let x = 0; x < outer.count; x++) {
      const first = size * (constraint?.(x) ?? 0);
      for (let y = first; y < first + size; y++) {
        for (let s = 0; s < nSteps; s++) {
          const before = x * nSteps + s;
          after[at] = outer.after[before] * size + (stepped[s][y] % size);
          if (shifts > 0) {
            bitShift[at] = outer.bitShift[before] + added.bits[y * nSteps + s];
            rowShift[at] = outer.rowShift[before] + added.rows[y * nSteps + s];
          }
          at++;
        }
      }
    }
    return { count, after, bitShift, rowShift };
  }

  /** For each value of a coordinate and each step, the translation of the twists. */
  function shiftsOfValues(
    { values, stateOf }: CoordinateTable,
    pieces: readonly PackedPiece[],
  ): Shifts {
    const shifts = {
      bits: new Uint8Array(values * nSteps),
      rows: new Uint16Array(values * nSteps),
    };
    for (let value = 0; pieces.length > 0 && value < values; value++) {
      addShifts(stateOf(value), pieces, shifts, value * nSteps);
    }
    return shifts;
  }

  /**
   * For a tied coordinate: the parity or twist sum that the coordinates before it require.
   */
  function constraintFor(i: number): (x: number) => number {
    const [block] = tables[i].coordinate.blocks;
    const isPermutation = tables[i].coordinate.kind === "permutation";
    const constraints = tables.slice(0, i).map(({ size, coordinate, stateOf }) =>
      Array.from({ length: coordinate.kind === "group" ? size : 0 }, (_, value) => {
        const { odd, sums } = stateOf(value);
        return isPermutation ? Number(odd.has(block)) : (sums.get(block) ?? 0);
      }),
    );
    const groupIndex = constraints.findIndex((row) =>
      row.some((constraint) => constraint > 0),
    );
    const between = tables.slice(groupIndex + 1, i);
    const inner = between.reduce((product, { size }) => product * size, 1);
    return (x) =>
      constraints[groupIndex][Math.floor(x / inner) % tables[groupIndex].size];
  }

  /** Adds the translations of some pieces for each step, starting at entry `first`. */
  function addShifts(
    { source }: FlatState,
    pieces: readonly PackedPiece[],
    { bits, rows }: Shifts,
    first: number,
  ): void {
    for (const { home, twists, bit, row } of pieces) {
      const at = source.indexOf(home);
      for (let step = 0; step < nSteps; step++) {
        const gained = gains[step][at] % twists;
        bits[first + step] += gained * bit;
        rows[first + step] += gained * row;
      }
    }
  }

  function piecesIn(blocks: readonly OrbitBlock[]): PackedPiece[] {
    return (sets?.pieces ?? []).filter(({ block }) => blocks.includes(block));
  }
}

interface Shifts {
  readonly bits: Uint8Array;
  readonly rows: Uint16Array;
}
