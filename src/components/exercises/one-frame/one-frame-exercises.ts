import { movedBit } from "./moved-bit.ts";

/** What is given in each exercise of the chapter. Everything else is worked out from it. */
export const EXERCISES = {
  movedBit: movedBit(25, 2, 2),
};
