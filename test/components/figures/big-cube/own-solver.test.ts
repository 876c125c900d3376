import { expect, test } from "vitest";
import { designExamples } from "#figures/big-cube/own-solver/design-examples.ts";
import { ownSolverModel } from "#figures/big-cube/own-solver/own-solver-model.ts";
import {
  designName,
  TABLE_LETTERS,
  trialText,
} from "#figures/big-cube/own-solver/own-solver-text.ts";
import {
  triedHere,
  type TriedDesign,
  withTrial,
} from "#figures/big-cube/own-solver/tried-designs.ts";
import { DESIGN_TABLES } from "#src/workers/own-solver/design-tables.ts";

const { decode, describe, encode, initial, update } = ownSolverModel;

const designOf = (letters: string) =>
  TABLE_LETTERS.map((letter) => letters.includes(letter));
const tried = (letters: string, nodes: number, solved = 20): TriedDesign => ({
  ...{ design: designOf(letters), nodes, solved },
  bytes: 1_500_000 * letters.length,
});

test("every table has a letter, and a link restores each of the 32 designs", () => {
  expect(TABLE_LETTERS).toHaveLength(DESIGN_TABLES.length);
  for (let i = 0; i < 32; i++) {
    const text = i.toString(2).padStart(5, "0");
    expect(encode(decode(text))).toBe(text);
  }
  for (const bad of ["", "1101", "110110", "1102x"]) {
    expect(() => decode(bad)).toThrow("a design is 5 digits");
  }
});

test("a table is added and taken away", () => {
  const place = initial.indexOf(false);
  const added = update(initial, { type: "switch", place });
  expect(encode(added)).not.toBe(encode(initial));
  expect(update(added, { type: "switch", place })).toEqual(initial);
  expect(describe(designOf("ABD"))).toBe(
    "A solver with tables A, B and D: 3.1\u00a0MB.",
  );
});

test("a design is named by its tables", () => {
  expect(designName(designOf(""))).toBe("no table");
  expect(designName(designOf("C"))).toBe("table C");
  expect(designName(designOf("ABE"))).toBe("tables A, B and E");
});

test("a second trial of a design replaces the first, as the last row", () => {
  const rows = [tried("", 9), tried("A", 8)];
  const result = { design: designOf(""), solved: 1, nodes: 7 };
  const row = triedHere({ ...result, buildMilliseconds: 2, milliseconds: 3 });
  expect(row.times).toEqual({ build: 2, solve: 3 });
  expect(withTrial(rows, row)).toEqual([rows[1], row]);
});

test("a trial is compared with the one before, if both solved all cubes", () => {
  const [few, many] = [tried("ABD", 200_000), tried("ABCD", 150_000)];
  expect(trialText(many, few)).toBe(
    "With tables A, B, C and D, all 20 cubes are solved, with 150,000 nodes each on average. Compared with tables A, B and D, it takes 1.5\u00a0MB more memory and 25\u00a0% fewer nodes.",
  );
  expect(trialText(few, many)).toMatch(
    /1\.5\u00a0MB less memory and 33\u00a0% more nodes/,
  );
  expect(trialText(few, tried("A", 1, 3))).not.toContain("Compared");
});

test("a design that fails is told why", () => {
  const failed = (letters: string) => trialText(tried(letters, 1, 15), undefined);
  expect(failed("")).toBe(
    "With no table, the search gave up on 5 of 20 cubes, after 1,000,000 nodes each. Neither phase has a table for two coordinates.",
  );
  expect(failed("DE")).toContain("The first phase has no table for two coordinates.");
  expect(failed("AB")).toContain("The second phase has no table for two coordinates.");
  expect(failed("AD")).toContain("Try another table.");
});

test("the examples are the same in every build: none solved without a table, some with", () => {
  const [none, first] = designExamples();
  expect(none).toMatchObject({ solved: 0, nodes: 1_000_000, bytes: 0 });
  expect(first.solved).toBeGreaterThan(0);
  expect(first.nodes).toBeLessThan(none.nodes);
  expect(first).not.toHaveProperty("times");
});
