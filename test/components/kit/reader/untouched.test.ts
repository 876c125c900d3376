import { expect, test } from "vitest";
import { readerCube } from "../../../../src/components/kit/reader/reader-cube.ts";
import { readerPermutation } from "../../../../src/components/kit/reader/reader-permutation.ts";
import { UNTOUCHED } from "../../../../src/notebook/run/live-values.ts";

test("cells see at build, and elsewhere, what the page's figures begin with", () => {
  expect(UNTOUCHED.readerCube).toBe(readerCube.model.initial);
  expect(UNTOUCHED.readerPermutation).toEqual(
    readerPermutation.model.initial.permutation,
  );
});
