import { expect, test } from "vitest";
import { rankPermutation, unrankPermutation } from "#lib/index.ts";
import {
  NUMBERINGS,
  proveNumbering,
  proveRoundTrips,
  roundTrip,
  type Numbering,
} from "#src/workers/round-trips.ts";

const silent = () => {};

// That all positions do is tested with the library.
test.each(["orders", "twistings"] as const)("all %s come back", (name) => {
  const proof = proveRoundTrips(name, silent);
  expect(proof.counterexample).toBeUndefined();
  expect(proof.done).toBe(NUMBERINGS[name].size);
});

test("a wrong radix is found at the first number that it sends astray", () => {
  const wrongRadix: Numbering<number[]> = {
    size: 24,
    unrank: (index) => unrankPermutation(index, 4),
    rank: (perm) => {
      let index = 0;
      for (let i = 0; i < 4; i++) {
        index *= 4;
        index += perm.slice(i + 1).filter((piece) => piece < perm[i]).length;
      }
      return index;
    },
    format: (perm) => perm.join(" "),
  };
  const first = Array.from({ length: 24 }, (_, i) => i).find(
    (i) => wrongRadix.rank(unrankPermutation(i, 4)) !== i,
  )!;
  const { counterexample, done } = proveNumbering(
    "orders",
    wrongRadix as Numbering,
    silent,
  );
  expect(counterexample?.index).toBe(first);
  expect(counterexample?.back).not.toBe(first);
  expect(done).toBe(first + 1);
});

test("a numbering that throws is a counterexample with the library's own words", () => {
  const broken: Numbering<number[]> = {
    size: 6,
    unrank: (index) => (index === 4 ? [0, 0, 1] : unrankPermutation(index, 3)),
    rank: rankPermutation,
    format: (perm) => perm.join(" "),
  };
  const { counterexample } = proveNumbering("orders", broken as Numbering, silent);
  expect(counterexample?.index).toBe(4);
  expect(counterexample?.position).toBe("0 0 1");
  expect(counterexample?.back).toMatch(/repeats 0/);
});

test("a round trip is shown in the reader's counting", () => {
  expect(roundTrip(NUMBERINGS.orders, 1)).toEqual({
    index: 1,
    position: "1 2 3 4 5 7 6",
    back: 1,
  });
  expect(roundTrip(NUMBERINGS.positions, 729 + 1).position).toBe(
    "1 2 3 4 5 7 6 · 0 0 0 0 0 1 2",
  );
});
