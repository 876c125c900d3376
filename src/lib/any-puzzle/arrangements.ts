import type { CoordinateTable } from "./coordinate-table.ts";
import type { Step } from "./steps.ts";
import type { TwistSets } from "./twist-sets.ts";
import type { Gauged } from "./gauge.ts";
import type { Position } from "./positions.ts";

/**
 * The arrangements of a puzzle, its positions but for twists that are kept as bits: where
 * each step takes each, and how it translates the twists there.
 *
 * The entries of an arrangement stand side by side, one for each step.
 */
export interface Arrangements {
  readonly count: number;
  readonly after: Uint32Array<ArrayBuffer>;
  /** The translation of words, and of rows; empty where no twists are kept as bits. */
  readonly bitShift: Uint8Array<ArrayBuffer>;
  readonly rowShift: Uint16Array<ArrayBuffer>;
}

/**
 * Puts the tables of the coordinates together, the first most significant.
 *
 * @param sets  undefined where no twists are kept as bits
 * @cost  one addition for each coordinate, arrangement and step
 */
export function arrange(
  tables: readonly CoordinateTable[],
  steps: readonly Step[],
  gauged: Gauged,
  start: Position,
  sets: TwistSets | undefined,
): Arrangements {
  const nSteps = steps.length;
  /** Where each step takes what is in a position, and the twist gained there. */
  const turns = steps.map(({ turn }) => {
    const landing = new Int32Array(turn.source.length);
    turn.source.forEach((from, to) => (landing[from] = to));
    return { landing, twist: gauged.reduce(turn).twist };
  });
  const fixed = shiftsOf(start, placedIn(tables, false));
  let arrangements: Arrangements = {
    count: 1,
    after: new Uint32Array(nSteps),
    bitShift: Uint8Array.from(fixed, ([bit]) => bit),
    rowShift: Uint16Array.from(fixed, ([, row]) => row),
  };
  tables.forEach((table, i) => {
    arrangements = extend(arrangements, table, i);
  });
  return arrangements;

  function extend(
    outer: Arrangements,
    table: CoordinateTable,
    i: number,
  ): Arrangements {
    const { size, values, after: steppedTo, coordinate } = table;
    const count = outer.count * size;
    const after = new Uint32Array(count * nSteps);
    const shifts = sets === undefined ? 0 : count * nSteps;
    const bitShift = new Uint8Array(shifts);
    const rowShift = new Uint16Array(shifts);
    const placed = new Set(coordinate.blocks);
    const added = shiftsOfValues(table, (home) => placed.has(home));
    const asked = values > size ? whatIsAsked(i) : undefined;
    let at = 0;
    for (let x = 0; x < outer.count; x++) {
      const first = size * (asked?.(x) ?? 0);
      for (let y = first; y < first + size; y++) {
        for (let s = 0; s < nSteps; s++) {
          const before = x * nSteps + s;
          after[at] = outer.after[before] * size + (steppedTo[s][y] % size);
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

  /** For each value of a coordinate and each step, what that adds to the twists. */
  function shiftsOfValues(
    { values, positionOf }: CoordinateTable,
    isChosen: (block: Gauged["blocks"][number]) => boolean,
  ) {
    const bits = new Uint8Array(values * nSteps);
    const rows = new Uint16Array(values * nSteps);
    if (!(sets?.pieces ?? []).some(({ block }) => isChosen(block)))
      return { bits, rows };
    for (let value = 0; value < values; value++) {
      shiftsOf(positionOf(value), isChosen).forEach(([bit, row], s) => {
        bits[value * nSteps + s] = bit;
        rows[value * nSteps + s] = row;
      });
    }
    return { bits, rows };
  }

  /**
   * For a tied coordinate: which parity, or which sum of twists, an arrangement of those
   * before it asks for.
   */
  function whatIsAsked(i: number): (x: number) => number {
    const [block] = tables[i].coordinate.blocks;
    const isPermutation = tables[i].coordinate.kind === "permutation";
    const asks = tables.slice(0, i).map(({ size, coordinate, positionOf }) =>
      Array.from({ length: coordinate.kind === "group" ? size : 0 }, (_, value) => {
        const { odd, sums } = positionOf(value);
        return isPermutation ? Number(odd.has(block)) : (sums.get(block) ?? 0);
      }),
    );
    const asking = asks.findIndex((row) => row.some((asked) => asked > 0));
    const between = tables.slice(asking + 1, i);
    const inner = between.reduce((product, { size }) => product * size, 1);
    return (x) => asks[asking][Math.floor(x / inner) % tables[asking].size];
  }

  /** For each step what it adds to the twists of the chosen blocks' pieces. */
  function shiftsOf(
    { source }: Position,
    isChosen: (block: Gauged["blocks"][number]) => boolean,
  ): [number, number][] {
    const chosen = (sets?.pieces ?? []).filter(({ block }) => isChosen(block));
    const place = new Int32Array(source.length);
    source.forEach((home, at) => (place[home] = at));
    return turns.map(({ landing, twist }) => {
      let bits = 0;
      let rows = 0;
      for (const { home, twists, bit, row } of chosen) {
        const gained = twist[landing[place[home]]] % twists;
        bits += gained * bit;
        rows += gained * row;
      }
      return [bits, rows];
    });
  }
}

/** Whether one of the tables places the pieces of a block. */
function placedIn(tables: readonly CoordinateTable[], expected: boolean) {
  const placed = new Set(tables.flatMap(({ coordinate }) => coordinate.blocks));
  return (block: Gauged["blocks"][number]) => placed.has(block) === expected;
}
