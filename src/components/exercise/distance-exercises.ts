import { countingBound } from "./distances/counting-bound.ts";
import { moduloThree } from "./distances/modulo-three.ts";
import { smallerBoxes } from "./distances/smaller-boxes.ts";
import { swappedInQuarters } from "./distances/swapped-in-quarters.ts";

/** What is given in each exercise of the chapter. Everything else is worked out from it. */
export const DISTANCE_EXERCISES = {
  countingBound: countingBound("HTM"),
  smallerBoxes: smallerBoxes(11),
  swappedInQuarters: swappedInQuarters(1, 2, 17),
  moduloThree: moduloThree(3_141_592),
};

export type DistanceExercise = keyof typeof DISTANCE_EXERCISES;
