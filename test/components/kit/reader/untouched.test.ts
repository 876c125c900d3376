import { expect, test } from "vitest";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { readerPermutation } from "#kit/reader/reader-permutation.ts";
import { INITIAL_LIVE_VALUES } from "#notebook/run/live-values.ts";

test("cells see at build, and elsewhere, what the page's figures begin with", () => {
  expect(INITIAL_LIVE_VALUES.readerCube).toBe(readerCube.model.initial);
  expect(INITIAL_LIVE_VALUES.readerPermutation).toEqual(
    readerPermutation.model.initial.permutation,
  );
});
