import { binomial } from "every-cube";

/** The number of a choice of places, given for each place whether it is taken. */
function numberOfChoice(taken: readonly boolean[]): number {
  // binomial(i, k) is C(i, k), and 0 when k is more than i.
  return 0;
}

// To see what it gives, add a line such as: numberOfChoice([false, true, true]);
