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
        says: "These are the digits. Each says how many of the pieces left to pass over.",
      },
      {
        gives: (number, n) => unrankPermutation(number, n).map((piece) => piece + 1),
        says: "Here, pieces are counted from 0.",
      },
      {
        gives: (number, n) => unrankPermutation(number, n).toReversed(),
        says: "It stands the other way round.",
      },
    ],
  });
  console.log(`All ${count} numbers lead to their orders, of up to seven pieces.`);
}
