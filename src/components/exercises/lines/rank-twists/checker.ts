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
        says: "The last twist is forced: it has no part in the number.",
      },
      {
        gives: (twists) => rankDigits(twists.slice(0, -1), 7),
        says: "A twist has three values: in base 3 a column is worth three times the next.",
      },
      {
        gives: (twists) =>
          twists.slice(0, -1).reduce((number, twist) => number + 3 * twist, 0),
        says: "What has been read so far moves up a column: times 3, then the new twist is added.",
      },
    ],
  });
  console.log(
    `All ${count} rows of twists of two to seven corners have their numbers.`,
  );
}
