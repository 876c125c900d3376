import { expect, test } from "vitest";
import {
  buildBigMoveTable,
  buildPairPruning,
  CORNER_PERMUTATION,
  PHASE_2_MOVES,
  SLICE_PERMUTATION,
} from "#lib/big-cube.ts";
import { cornerClasses } from "#lib/big-cube/corner-classes.ts";
import { symmetricValues } from "#lib/big-cube/symmetric-values.ts";
import { TwoPhaseMemory, type TwoPhaseModule } from "#lib/big-cube/two-phase-memory.ts";
import { TWO_PHASE_MODULE } from "#lib/big-cube/two-phase-module.ts";
import { writeTable } from "#lib/big-cube/two-phase-tables.ts";
import { uprightSymmetries } from "#lib/big-cube/upright-symmetries.ts";
import { instantiateModule } from "#lib/tables/wasm-module.ts";

const symmetries = uprightSymmetries();
const corners = cornerClasses(
  buildBigMoveTable(CORNER_PERMUTATION, PHASE_2_MOVES),
  symmetries,
);
const columns = buildBigMoveTable(SLICE_PERMUTATION);
const columnImages = symmetricValues(columns, symmetries);
/** The same pairs, without symmetry and in plain TypeScript. */
const pairs = buildPairPruning(CORNER_PERMUTATION, SLICE_PERMUTATION);

/** A table in the module with classes of the corners' permutation, and the middle edges. */
function startTable() {
  const module = instantiateModule<TwoPhaseModule>({ base64: TWO_PHASE_MODULE });
  const memory = new TwoPhaseMemory(module);
  const address = module.SECOND_TABLE.value;
  writeTable(memory, symmetries, {
    ...{ address, columns, columnImages },
    classes: corners.stabiliser.length,
    stabiliser: memory.store(corners.stabiliser),
    classAfter: memory.store(corners.after),
  });
  module.beginDepths(address, corners.toClass[0] >> 4, columns.solved);
  return {
    deepen(isPulled: boolean) {
      const { length } = corners.stabiliser;
      const half = Math.floor(length / 2);
      const [first, second] = [
        [0, half],
        [half, length],
      ].map(([from, end]) => module.deepenRows(address, isPulled, from, end));
      module.finishDepth(address);
      return first + second;
    },
    /** The first pair whose depth in the table is not this, by its index in `pairs`. */
    firstWrong: (expected: (depth: number) => number) =>
      pairs.depths.findIndex((depth, pair) => {
        const entry = corners.toClass[Math.floor(pair / columns.size)];
        const symmetry = entry & 15;
        const image = columnImages[symmetry * columns.size + (pair % columns.size)];
        return module.depthOf(address, entry >> 4, image) !== expected(depth);
      }),
  };
}

test.each([
  ["reach their neighbours", Infinity],
  ["are looked for by their neighbours", 0],
  ["reach their neighbours up to depth 6, then are looked for", 6],
])("pairs that %s have the depths of a search without symmetry", (_, pulledFrom) => {
  const { deepen, firstWrong } = startTable();
  const histogram = [1];
  for (let count = 1; count > 0;) {
    count = deepen(histogram.length - 1 >= pulledFrom);
    if (count > 0) histogram.push(count);
  }
  expect(histogram).toEqual(pairs.histogram);
  expect(firstWrong((depth) => depth)).toBe(-1);
});

test("an unknown pair is one deeper than the table", () => {
  const { deepen, firstWrong } = startTable();
  for (const isPulled of [false, true, false, true]) deepen(isPulled);
  expect(firstWrong((depth) => Math.min(depth, 5))).toBe(-1);
});
