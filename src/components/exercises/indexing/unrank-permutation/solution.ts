import { factorial } from "every-cube";

/** The order of n pieces that has this number: the way back. */
function orderOf(number: number, n: number): number[] {
  const left = Array.from({ length: n }, (_, piece) => piece);
  const order: number[] = [];
  for (let column = n - 1; column >= 0; column--) {
    const digit = Math.floor(number / factorial(column));
    number %= factorial(column);
    // The digit says how many of the pieces that are left to pass over.
    order.push(...left.splice(digit, 1));
  }
  return order;
}

orderOf(4, 3);
