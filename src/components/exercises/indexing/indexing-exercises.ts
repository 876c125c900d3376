import { lastTwist } from "./last-twist.ts";
import { momentOfTheWeek } from "./moment-of-the-week.ts";
import { nextOrder } from "./next-order.ts";
import { numberOfAnOrder } from "./number-of-an-order.ts";
import { oneTurn } from "./one-turn.ts";
import { orderOfANumber } from "./order-of-a-number.ts";
import { rowLeftOut } from "./row-left-out.ts";
import { swappedPieces } from "./swapped-pieces.ts";

/** What is given in each exercise of the chapter. Everything else is worked out from it. */
export const INDEXING_EXERCISES = {
  numberOfAnOrder: numberOfAnOrder([4, 2, 1, 3]),
  orderOfANumber: orderOfANumber(77, 5),
  nextOrder: nextOrder([3, 5, 4, 2, 1]),
  rowLeftOut: rowLeftOut(4),
  lastTwist: lastTwist([1, 2, 0, 1, 1, 0]),
  swappedPieces: swappedPieces(1, 2),
  oneTurn: oneTurn("U"),
  momentOfTheWeek: momentOfTheWeek([1, 13, 37]),
};

export type IndexingExercise = keyof typeof INDEXING_EXERCISES;
