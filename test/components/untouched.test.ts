import { expect, test } from "vitest";
import { readerCube } from "../../src/components/cube/reader-cube.ts";
import { readerOrder } from "../../src/components/permutation/reader-order.ts";
import { UNTOUCHED } from "../../src/notebook/live-values.ts";

test("cells see at build, and elsewhere, what the page's figures begin with", () => {
  expect(UNTOUCHED.readerCube).toBe(readerCube.model.initial);
  expect(UNTOUCHED.readerPermutation).toEqual(readerOrder.model.initial.permutation);
});
