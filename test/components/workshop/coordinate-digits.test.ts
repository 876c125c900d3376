import { expect, test } from "vitest";
import {
  digitsText,
  sumText,
  weightText,
} from "#components/workshop/figures/coordinate-text.ts";
import { splitNumber } from "#components/workshop/puzzle/coordinate-digits.ts";

import { createPlayable } from "#src/puzzles/create-playable.ts";
import { GALLERY } from "#src/puzzles/gallery.ts";

const puzzleOf = (slug: string) =>
  createPlayable(GALLERY.find((puzzle) => puzzle.slug === slug)!.definition);

test("the parts of a number, and the digits of each part, add up to it", () => {
  for (const { definition } of GALLERY) {
    const { coordinates, sizeBig } = createPlayable(definition);
    for (const number of [0n, (sizeBig * 5n) / 7n, sizeBig - 1n]) {
      let sum = 0n;
      for (const { number: own, weight, digits, weights } of splitNumber(
        coordinates,
        number,
      )) {
        sum += own * weight;
        if (digits.length === 0) continue;
        expect(
          digits.reduce((all, digit, i) => all + BigInt(digit) * weights[i], 0n),
        ).toBe(own);
      }
      expect(sum).toBe(number);
    }
  }
});

test("a part says what its digits count, and what a step is worth", () => {
  const pyraminx = splitNumber(puzzleOf("pyraminx").coordinates, 250_242n);
  expect(sumText(pyraminx)).toBe("96 × 2592 + 17 × 81 + 1 × 27 + 0 × 9 + 2 × 3 + 0");
  const [orders, flips, twist] = pyraminx;
  expect(digitsText(orders.coordinate)).toContain("The last two pieces are forced.");
  expect(weightText(orders, 0)).toBe("5!/2");
  expect(digitsText(flips.coordinate)).toContain("The last twist is forced.");
  expect(weightText(flips, 0)).toBe("16");
  expect(digitsText(twist.coordinate)).toBe("Below each piece: its twist.");
  const [corners] = splitNumber(puzzleOf("pocket-cube").coordinates, 0n);
  expect(digitsText(corners.coordinate)).toContain("The last piece is forced.");
  expect(weightText(corners, 0)).toBe("6!");
  const wordsOf = (slug: string) =>
    puzzleOf(slug).coordinates.map((coordinate) => digitsText(coordinate));
  expect(wordsOf("hungarian-rings")[0]).toContain("a place in the list");
  expect(wordsOf("skewb")[0]).toContain("stabiliser chain");
  expect(wordsOf("pyramorphix").at(-1)).toContain(
    "Pieces whose twist can’t be seen have no wheel.",
  );
});
