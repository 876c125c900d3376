import { countingBound } from "./counting-bound.ts";
import { moduloThree } from "./modulo-three.ts";
import { smallerBoxes } from "./smaller-boxes.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  countingBound: countingBound("HTM"),
  smallerBoxes: smallerBoxes(11),
  moduloThree: moduloThree(3_141_592),
};
