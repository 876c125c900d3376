import { swappedInQuarters } from "./swapped-in-quarters.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  swappedInQuarters: swappedInQuarters(1, 2, 17),
};
