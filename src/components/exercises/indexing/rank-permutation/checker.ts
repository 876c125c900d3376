import { factorial, lehmerCode, rankPermutation, unrankPermutation } from "every-cube";
import { compare } from "every-cube/check";

{
  const sumOf = (terms: readonly number[]) => terms.reduce((a, b) => a + b, 0);
  const toTheLeft = (order: readonly number[]) =>
    order.map((piece, i) => order.slice(0, i).filter((other) => other < piece).length);
  const worth = (digits: readonly number[]) =>
    sumOf(digits.map((digit, i) => digit * factorial(digits.length - 1 - i)));
  // All orders of one piece, of two, and so on up to seven.
  const orders = [1, 2, 3, 4, 5, 6, 7].flatMap((n) =>
    Array.from({ length: factorial(n) }, (_, i) => unrankPermutation(i, n)),
  );
  const count = compare({
    name: "numberOf",
    answer: numberOf,
    calls: orders.map((order) => [order] as const),
    expected: rankPermutation,
    slips: [
      {
        gives: (order) => worth(toTheLeft(order)),
        says: "Does it count the smaller pieces to the left? Count those to the right.",
      },
      {
        gives: (order) =>
          sumOf(lehmerCode(order).map((digit, i) => digit * factorial(i))),
        says: "The first digit belongs to the column that is worth most.",
      },
      {
        gives: (order) => rankPermutation(order) + 1,
        says: "Indices begin with 0.",
      },
      {
        gives: (order) => sumOf(lehmerCode(order)),
        says: "That is how many arcs there are. Multiply each digit by what its column is worth.",
      },
      {
        gives: (order) => Number(lehmerCode(order).join("")),
        says: "Those are the digits, read in base ten. Here the columns are worth factorials.",
      },
    ],
  });
  console.log(`All ${count} permutations of up to seven pieces have the right index.`);
}
