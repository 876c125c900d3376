import { permutations } from "#lib/indexing/permutations.ts";
import { rotatedFacelets, type CameraView } from "./camera-views.ts";

/** How the cube was held for the pictures. */
export interface Hold {
  /** `order[picture]`: the number of the view that the picture shows. */
  readonly order: readonly number[];
  /** `stickers[facelet]`: the number of the sticker there, counted through the pictures. */
  readonly stickers: readonly number[];
  /** How unlikely this hold is, as a cost. */
  readonly cost: number;
}

/** The cost of a turned view: about one in some hundreds. */
const TURNED_VIEW_COST = 5;
/** The cost of another order: about one set of pictures in twenty. */
const OTHER_ORDER_COST = 3;

/** The holds in the requested order, in which each view may have been turned. */
export function holdsInGivenOrder(views: readonly CameraView[]): Hold[] {
  const turns = views.map(({ possibleTurns }) => possibleTurns);
  return holdsIn([views.map((_, view) => view)], placesByTurn(views), turns, 0);
}

/**
 * The holds of six faces in all other orders, each cube once: the turn of the top is always 0,
 * because a cube whose top was turned is also one whose pictures began at another side.
 */
export function holdsInOtherOrders(views: readonly CameraView[]): Hold[] {
  const sides = views.filter(({ possibleTurns }) => possibleTurns === 1).length;
  const isGivenOrder = (order: readonly number[]) =>
    order.every((view, picture) =>
      picture < sides ? (order[0] + picture) % sides === view : view === picture,
    );
  const orders = [...permutations(views.length)].filter(
    (order) => !isGivenOrder(order),
  );
  const turns = views.map(({ possibleTurns }, view) =>
    view === sides ? 1 : possibleTurns,
  );
  return holdsIn(orders, placesByTurn(views), turns, OTHER_ORDER_COST);
}

function holdsIn(
  orders: readonly (readonly number[])[],
  places: readonly (readonly (readonly number[])[])[],
  turns: readonly number[],
  orderCost: number,
): Hold[] {
  const combinations = turns.reduce<number[][]>(
    (all, count) =>
      all.flatMap((some) =>
        Array.from({ length: count }, (_, turn) => [...some, turn]),
      ),
    [[]],
  );
  return orders.flatMap((order) =>
    combinations.map((turned) => {
      const stickers: number[] = [];
      let sticker = 0;
      for (const view of order) {
        for (const place of places[view][turned[view]]) stickers[place] = sticker++;
      }
      const nTurned = turned.filter((turn) => turn > 0).length;
      return { order, stickers, cost: orderCost + TURNED_VIEW_COST * nTurned };
    }),
  );
}

function placesByTurn(views: readonly CameraView[]): number[][][] {
  return views.map((view) =>
    Array.from({ length: view.possibleTurns }, (_, turn) =>
      rotatedFacelets(view, turn),
    ),
  );
}
