import { expect, test } from "vitest";
import {
  digitsInWords,
  sumInWords,
  worthInWords,
} from "../../../src/components/workshop/figures/part-words.ts";
import { partsOf } from "../../../src/components/workshop/puzzle/number-parts.ts";

import { turnableOf } from "../../../src/puzzles/turnable-of.ts";
import { GALLERY } from "../../../src/puzzles/gallery.ts";

const puzzleOf = (slug: string) =>
  turnableOf(GALLERY.find((puzzle) => puzzle.slug === slug)!.definition);

test("the parts of a number, and the digits of each part, add up to it", () => {
  for (const { definition } of GALLERY) {
    const { coordinates, sizeBig } = turnableOf(definition);
    for (const number of [0n, (sizeBig * 5n) / 7n, sizeBig - 1n]) {
      let sum = 0n;
      for (const { number: own, worth, digits, worths } of partsOf(
        coordinates,
        number,
      )) {
        sum += own * worth;
        if (digits.length === 0) continue;
        expect(
          digits.reduce((all, digit, i) => all + BigInt(digit) * worths[i], 0n),
        ).toBe(own);
      }
      expect(sum).toBe(number);
    }
  }
});

test("a part says what its digits count, and what a step is worth", () => {
  const pyraminx = partsOf(puzzleOf("pyraminx").coordinates, 250_242n);
  expect(sumInWords(pyraminx)).toBe("96 × 2592 + 17 × 81 + 1 × 27 + 0 × 9 + 2 × 3 + 0");
  const [orders, flips, twist] = pyraminx;
  expect(digitsInWords(orders.coordinate)).toContain("The last two pieces are forced.");
  expect(worthInWords(orders, 0)).toBe("5!/2");
  expect(digitsInWords(flips.coordinate)).toContain("The last one is forced.");
  expect(worthInWords(flips, 0)).toBe("16");
  expect(digitsInWords(twist.coordinate)).toBe("Below each piece: its twist.");
  const [corners] = partsOf(puzzleOf("pocket-cube").coordinates, 0n);
  expect(digitsInWords(corners.coordinate)).toContain("The last one is forced.");
  expect(worthInWords(corners, 0)).toBe("6!");
  const wordsOf = (slug: string) =>
    puzzleOf(slug).coordinates.map((coordinate) => digitsInWords(coordinate));
  expect(wordsOf("hungarian-rings")[0]).toContain("a place in the list");
  expect(wordsOf("skewb")[0]).toContain("stabiliser chain");
  expect(wordsOf("pyramorphix").at(-1)).toContain("Others cannot be seen");
});
