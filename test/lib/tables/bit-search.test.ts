import { expect, test } from "vitest";
import { parseMoves } from "#lib/index.ts";
import { bitSearch } from "#lib/tables/bit-search.ts";
import { unpackNumbers } from "#lib/tables/state-bits.ts";
import { runSearch } from "#lib/tables/state-search.ts";
import { plainSearch } from "./plain-search.ts";

// Few states, so that it is quick: simd-search.test.ts searches them all.
test.each([
  ["F2 R2 U2", [0]],
  ["R R2 R' U U2 U'", [0]],
  ["U F2", [5, 1_000_000, 5]],
])("%s from %s: what a plain search finds", (turns, goals) => {
  const moves = parseMoves(turns);
  const plain = plainSearch(moves, goals);
  const { histogram, digits, offsets: places } = runSearch(bitSearch(moves), goals);
  expect(histogram).toEqual(plain.histogram);
  const oneMore = Uint8Array.from(plain.distance, (distance) => distance + 1);
  expect(Buffer.compare(unpackNumbers(digits, places), oneMore)).toBe(0);
});
