import type { Colouring } from "../../lib/puzzle/colourings.ts";
import { FACELETS, FACES } from "../../lib/puzzle/corners.ts";
import { fitOutline } from "./fit-outline.ts";
import { leastCosts } from "../../lib/puzzle/likeliest-cube.ts";
import { COST_OF_SCHEME, guessLamps, judgeColours } from "./judge-colours.ts";
import type { SeenSticker } from "./lamps.ts";
import type { Picture } from "./picture.ts";
import { sampleStickers } from "./sample-stickers.ts";
import { turnedPlaces, type View, viewsOf, type WayToShow } from "./views.ts";

/** What to read, and from which pictures: one for each view. */
export interface Pictures {
  readonly way: WayToShow;
  readonly pictures: readonly Picture[];
  /** The letters of the cube's paints, in the order of `FACES`. */
  readonly palette: readonly string[];
}

/** A cube that was read from pictures. */
export interface ReadCube {
  readonly colouring: Colouring;
  /** The places that another cube which fits nearly as well shows in another colour. */
  readonly doubtful: readonly number[];
  /** Whether it fits well enough to be the cube that was shown. */
  readonly isClear: boolean;
}

/** A view that was turned in another way than asked for is one in some hundreds. */
const COST_OF_TURNING = 5;
/** How many ways to have held the cube are judged to the end. */
const FOLLOWED = 3;
/** A colour is doubtful when another is no less likely than one in some thousands. */
const DOUBT = 7;
/** What fits worse than this, per sticker, or in more stickers' doubt, is not taken for a cube. */
const MOST_MISFIT = 1.6;
const MOST_DOUBTFUL = 12;

/**
 * Reads a cube from its pictures, one for each view of a way to show it.
 *
 * A corner may have been turned by a third, and the top and the bottom in any way: the cube
 * that fits best says how they were held.
 */
export function readCube({ way, pictures, palette }: Pictures): ReadCube {
  const views = viewsOf(way);
  const lights = views.map((view, i) =>
    sampleStickers(pictures[i], view, fitOutline(pictures[i], view)),
  );
  const readings = waysToTurn(views)
    .map(({ turns, cost }) => {
      const seen = new Array<SeenSticker>(FACELETS.length);
      views.forEach((view, picture) => {
        turnedPlaces(view, turns[picture]).forEach((place, i) => {
          seen[place] = { light: lights[picture][i], picture };
        });
      });
      return { seen, cost, guess: guessLamps(seen, palette) };
    })
    .toSorted((a, b) => a.guess.cost + a.cost - b.guess.cost - b.cost)
    .slice(0, FOLLOWED)
    .map(({ seen, cost, guess }) => ({
      judged: judgeColours(seen, palette, guess.lamps),
      cost,
    }));
  const best = readings.reduce((one, other) =>
    other.judged.cost + other.cost < one.judged.cost + one.cost ? other : one,
  );
  const { colouring } = best.judged;
  const total = best.judged.cost + best.cost;
  const near = readings.filter(
    ({ judged, cost }) => judged.cost + cost < total + DOUBT,
  );
  const doubtful = near.flatMap(({ judged: { costs }, cost }) =>
    leastCosts(costs, FACES, COST_OF_SCHEME).flatMap((least, place) =>
      FACES.some(
        (face, i) => face !== colouring[place] && least[i] + cost < total + DOUBT,
      )
        ? place
        : [],
    ),
  );
  const places = [...new Set(doubtful)].toSorted((a, b) => a - b);
  const isClear =
    best.judged.cost <= MOST_MISFIT * FACELETS.length && places.length <= MOST_DOUBTFUL;
  return { colouring, doubtful: places, isClear };
}

/** How each view may have been turned, and what that costs: the first as asked for. */
function waysToTurn(views: readonly View[]): { turns: number[]; cost: number }[] {
  return views.reduce<{ turns: number[]; cost: number }[]>(
    (ways, { mayTurn }) =>
      ways.flatMap(({ turns, cost }) =>
        Array.from({ length: mayTurn }, (_, turn) => ({
          turns: [...turns, turn],
          cost: cost + (turn === 0 ? 0 : COST_OF_TURNING),
        })),
      ),
    [{ turns: [], cost: 0 }],
  );
}
