import { binomial } from "every-cube";

/** The number of a choice of places, given for each place whether it is taken. */
function numberOfChoice(taken: readonly boolean[]): number {
  let number = 0;
  let k = 0;
  for (let i = 0; i < taken.length; i++) {
    // The k-th piece adds the choices that leave its place free.
    if (taken[i]) number += binomial(i, ++k);
  }
  return number;
}

numberOfChoice([false, true, true]);
