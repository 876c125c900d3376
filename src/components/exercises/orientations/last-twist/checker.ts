import { rankDigits, unrankDigits, unrankOrientation } from "every-cube";
import { compare } from "every-cube/check";

{
  const sumOf = (twists: readonly number[]) => twists.reduce((a, b) => a + b, 0);
  // One corner with any twist, then two, and so on up to six: all there are.
  const rows = [1, 2, 3, 4, 5, 6].flatMap((n) =>
    Array.from({ length: 3 ** n }, (_, i) => unrankDigits(i, n, 3)),
  );
  const count = compare({
    name: "lastTwist",
    answer: lastTwist,
    calls: rows.map((row) => [row] as const),
    // The library leaves the last twist out of the number, and puts it back.
    expected: (others) =>
      unrankOrientation(rankDigits(others, 3), others.length + 1, 3).at(-1),
    slips: [
      {
        gives: (others) => sumOf(others) % 3,
        says: "That is how far the sum is above a multiple of three. How much must be added to reach the next one?",
      },
      {
        gives: (others) => 3 - (sumOf(others) % 3),
        says: "When the sum is already a multiple of three, nothing is missing.",
      },
      {
        gives: (others) => -sumOf(others) % 3,
        says: "In JavaScript, the remainder of a negative number is negative.",
      },
    ],
  });
  console.log(`The sum is right for all ${count} rows of one to six twists.`);
}
