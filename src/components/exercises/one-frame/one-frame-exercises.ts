import { movedBit } from "./moved-bit.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  movedBit: movedBit(25, 2, 2),
};
