import { rankDigits, rankOrientation, unrankOrientation } from "every-cube";
import { compare } from "every-cube/check";

{
  // All rows of two corners, of three, and so on up to seven, whose sum is a multiple of 3.
  const rows = [2, 3, 4, 5, 6, 7].flatMap((n) =>
    Array.from({ length: 3 ** (n - 1) }, (_, i) => unrankOrientation(i, n, 3)),
  );
  const count = compare({
    name: "numberOfTwists",
    answer: numberOfTwists,
    calls: rows.map((row) => [row] as const),
    expected: (twists) => rankOrientation(twists, 3),
    slips: [
      {
        gives: (twists) => rankDigits(twists, 3),
        says: "The last twist is forced, so it has no digit in the index.",
      },
      {
        gives: (twists) => rankDigits(twists.slice(0, -1), 7),
        says: "A twist has three values. In base 3, each column is worth three times the next.",
      },
      {
        gives: (twists) =>
          twists.slice(0, -1).reduce((number, twist) => number + 3 * twist, 0),
        says: "Multiply the index so far by 3 to move it up a column, then add the twist.",
      },
    ],
  });
  console.log(`All ${count} orientations of two to seven pieces have the right index.`);
}
