import { factorial, lehmerCode, unrankPermutation } from "every-cube";
import { compare } from "every-cube/check";

{
  // All numbers of orders of one piece, of two, and so on up to seven.
  const calls = [1, 2, 3, 4, 5, 6, 7].flatMap((n) =>
    Array.from({ length: factorial(n) }, (_, number) => [number, n] as const),
  );
  const count = compare({
    name: "orderOf",
    answer: orderOf,
    calls,
    expected: unrankPermutation,
    slips: [
      {
        gives: (number, n) => lehmerCode(unrankPermutation(number, n)),
        says: "Those are the digits. Each says how many of the remaining pieces to pass over.",
      },
      {
        gives: (number, n) => unrankPermutation(number, n).map((piece) => piece + 1),
        says: "Here, pieces count from 0.",
      },
      {
        gives: (number, n) => unrankPermutation(number, n).toReversed(),
        says: "That is the permutation from right to left.",
      },
    ],
  });
  console.log(
    `All ${count} indices give the right permutation, for up to seven pieces.`,
  );
}
