import { factorial } from "every-cube";

/** The order of n pieces that has this number: the way back. */
function orderOf(number: number, n: number): number[] {
  // How many times does factorial(n - 1) go into the number? That is the first digit.
  return [];
}

// To see what it gives, add a line such as: orderOf(4, 3);
