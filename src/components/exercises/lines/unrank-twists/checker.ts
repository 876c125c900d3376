import { unrankOrientation } from "every-cube";
import { compare } from "every-cube/check";

{
  // All numbers of rows of two corners, of three, and so on up to seven.
  const calls = [2, 3, 4, 5, 6, 7].flatMap((n) =>
    Array.from({ length: 3 ** (n - 1) }, (_, number) => [number, n] as const),
  );
  const withLast = (twists: readonly number[], last: (sum: number) => number) => {
    const sum = twists.slice(0, -1).reduce((a, b) => a + b, 0);
    return [...twists.slice(0, -1), last(sum)];
  };
  const count = compare({
    name: "twistsOf",
    answer: twistsOf,
    calls,
    expected: (number, n) => unrankOrientation(number, n, 3),
    slips: [
      {
        gives: (number, n) =>
          withLast(unrankOrientation(number, n, 3), (sum) => sum % 3),
        says: "The last twist is what must be added to reach a multiple of 3, not the remainder.",
      },
      {
        gives: (number, n) =>
          withLast(unrankOrientation(number, n, 3), (sum) => 3 - (sum % 3)),
        says: "If the sum is already a multiple of 3, the last twist is 0, not 3.",
      },
      {
        gives: (number, n) => {
          const others = unrankOrientation(number, n, 3).slice(0, -1).toReversed();
          return withLast([...others, 0], (sum) => (3 - (sum % 3)) % 3);
        },
        says: "The remainder of a division by 3 is the twist on the right, so begin there.",
      },
    ],
  });
  console.log(
    `All ${count} indices give the right orientation, for two to seven pieces.`,
  );
}
