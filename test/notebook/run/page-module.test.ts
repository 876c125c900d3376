import { expect, test } from "vitest";
import { SOLVED, unrankState } from "#lib/index.ts";
import { LIVE_VALUE_DEFINITIONS, type LiveName } from "#notebook/run/live-values.ts";
import { pageModule } from "#notebook/run/page-module.ts";

interface Page {
  readerCube: unknown;
  readerPermutation: unknown;
  setReaderCube(state: unknown): void;
  setReaderPermutation(permutation: unknown): void;
}

function pageOf(...follows: LiveName[]) {
  const told: unknown[] = [];
  const page = pageModule({
    follows: new Set(follows),
    set: (name, value) => told.push([name, value]),
  }) as unknown as Page;
  return { page, told };
}

test("a cell sets the cube as a state and the cards as a permutation", () => {
  const { page, told } = pageOf();
  page.setReaderCube(unrankState(1_234_567));
  const order = [1, 0, 2];
  page.setReaderPermutation(order);
  order.reverse();
  expect(told).toEqual([
    ["readerCube", 1_234_567],
    ["readerPermutation", [1, 0, 2]],
  ]);
});

test("a cell cannot set a value that it uses, but can set another", () => {
  const circle = (name: string) =>
    new Error(
      `this cell runs whenever ${name} changes, and would change it again: set it in a cell that does not use it`,
    );
  const cube = pageOf("readerCube");
  expect(() => cube.page.setReaderCube(SOLVED)).toThrow(circle("readerCube"));
  cube.page.setReaderPermutation([1, 0]);
  expect(cube.told).toEqual([["readerPermutation", [1, 0]]]);
  const cards = pageOf("readerPermutation");
  expect(() => cards.page.setReaderPermutation([1, 0])).toThrow(
    circle("readerPermutation"),
  );
  cards.page.setReaderCube(SOLVED);
  expect(cards.told).toEqual([["readerCube", 0]]);
});

test("rejects permutations that the page's cards cannot display", () => {
  const { page, told } = pageOf();
  for (const order of [[0], Array.from({ length: 9 }, (_, i) => i)]) {
    expect(() => page.setReaderPermutation(order)).toThrow(
      new RangeError(`the page’s cards are 2 to 8, not ${order.length}`),
    );
  }
  expect(() => page.setReaderPermutation([0, 0])).toThrow("position 2 repeats 0");
  expect(told).toEqual([]);
  page.setReaderPermutation([1, 0]);
  page.setReaderPermutation([7, 6, 5, 4, 3, 2, 1, 0]);
  expect(told).toHaveLength(2);
});

test("live values cannot be read from the namespace", () => {
  const { page } = pageOf();
  for (const name of ["readerCube", "readerPermutation"] as const) {
    expect(() => page[name]).toThrow(
      new Error(
        `${name} changes, so import it by name: import { ${name} } from "every-cube/page"`,
      ),
    );
  }
});

test("cells receive the cube as a state and the cards unchanged", () => {
  expect(LIVE_VALUE_DEFINITIONS.readerCube.toCells(5)).toEqual(unrankState(5));
  expect(LIVE_VALUE_DEFINITIONS.readerPermutation.toCells([1, 0])).toEqual([1, 0]);
});
