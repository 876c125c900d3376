import { countingBound } from "./counting-bound.ts";
import { moduloThree } from "./modulo-three.ts";
import { smallerBoxes } from "./smaller-boxes.ts";
import { swappedInQuarters } from "./swapped-in-quarters.ts";

/** What is given in each exercise of the chapter. Everything else is worked out from it. */
export const EXERCISES = {
  countingBound: countingBound("HTM"),
  smallerBoxes: smallerBoxes(11),
  swappedInQuarters: swappedInQuarters(1, 2, 17),
  moduloThree: moduloThree(3_141_592),
};
