import { expect, test } from "vitest";
import { readerCube } from "../../../../src/components/kit/reader/reader-cube.ts";
import { readerPermutation } from "../../../../src/components/kit/reader/reader-permutation.ts";
import { INITIAL_LIVE_VALUES } from "../../../../src/notebook/run/live-values.ts";

test("cells see at build, and elsewhere, what the page's figures begin with", () => {
  expect(INITIAL_LIVE_VALUES.readerCube).toBe(readerCube.model.initial);
  expect(INITIAL_LIVE_VALUES.readerPermutation).toEqual(
    readerPermutation.model.initial.permutation,
  );
});
