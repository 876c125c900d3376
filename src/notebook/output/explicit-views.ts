import {
  assertEntries,
  checkWhole,
  describeValue,
} from "../../lib/indexing/check-input.ts";
import { assertSmallPermutation } from "../../lib/indexing/check-input.ts";
import { assertState, type State } from "../../lib/puzzle/state.ts";
import type { ValueView } from "./output.ts";
import { oneColumn, rowsOf } from "./table-rows.ts";
import { registerTable } from "./paged-tables.ts";

/** A value with a view chosen by its cell. */
export class ExplicitView {
  readonly value: unknown;
  readonly view: ValueView;

  constructor(value: unknown, view: ValueView) {
    this.value = value;
    this.view = view;
    Object.freeze(this);
  }
}

/** More bars would be indistinguishable. */
const MAX_BARS = 256;

/**
 * The net of a cube, with its number.
 * @throws {RangeError | TypeError} if it is not a state that turns can reach
 * @example cubeView(SOLVED)
 */
export function cubeView(state: State): ExplicitView {
  assertState(state);
  const permutation = [...state.permutation];
  const orientation = [...state.orientation];
  return new ExplicitView(state, { kind: "cube", permutation, orientation });
}

/**
 * The pieces of a permutation, with an arc for each inversion, and its number.
 * @param permutation  each of 0..n-1 once, n at most 18; not mutated
 * @throws {RangeError | TypeError} if it is not a permutation, or empty, or longer
 * @example permutationView([2, 0, 1])
 */
export function permutationView(permutation: ArrayLike<number>): ExplicitView {
  assertSmallPermutation(permutation);
  if (permutation.length === 0) {
    throw new RangeError("the permutation has no pieces; expected 1 to 18");
  }
  const pieces = Array.from(permutation);
  return new ExplicitView(permutation, { kind: "permutation", permutation: pieces });
}

/**
 * A histogram with a bar for each distance.
 * @param counts  the number of states at each distance from 0, or a table that has them
 *                as its `histogram`
 * @throws {TypeError} if it is neither
 * @throws {RangeError} if a count is not a non-negative integer, or there are none or
 * more than 256
 * @example histogramView([1, 9, 54, 321])
 */
export function histogramView(
  counts: ArrayLike<number> | { readonly histogram: ArrayLike<number> },
): ExplicitView {
  const given: unknown =
    typeof counts === "object" && counts !== null && "histogram" in counts
      ? counts.histogram
      : counts;
  if (!Array.isArray(given) && !ArrayBuffer.isView(given)) {
    throw new TypeError(
      `a histogram is an array of counts, or a table that has one, not ${describeValue(given)}`,
    );
  }
  const list = Array.from(given as ArrayLike<number>);
  checkWhole("the number of counts", list.length, 1, MAX_BARS);
  assertEntries("counts", list, Number.MAX_SAFE_INTEGER);
  return new ExplicitView(counts, { kind: "histogram", counts: list });
}

/**
 * A table with ten visible rows at a time.
 * @param rows  an array (of objects, of arrays, of anything), a typed array, or a Map
 * @throws {TypeError} if it is none of these
 * @example tableView([{ n: 3, count: 6 }, { n: 4, count: 24 }])
 */
export function tableView(
  rows: ArrayLike<unknown> | ReadonlyMap<unknown, unknown>,
): ExplicitView {
  const isTable =
    Array.isArray(rows) || ArrayBuffer.isView(rows) || rows instanceof Map;
  if (!isTable || rows instanceof DataView) {
    throw new TypeError(
      `a table is made of an array, a typed array or a Map, not of ${describeValue(rows)}`,
    );
  }
  return new ExplicitView(
    rows,
    registerTable(rowsOf(rows) ?? oneColumn(rows as ArrayLike<unknown>)),
  );
}
