import {
  BLANK,
  checkColouring,
  type Colouring,
  CORNER_PLACES,
  type Scheme,
} from "./colourings.ts";
import { dealtAfter, leastToDeal } from "./deal-pieces.ts";
import {
  countChanges,
  type NumberedScheme,
  numberedSchemes,
  type ShownColours,
} from "./numbered-schemes.ts";

/** A cube that turns can solve, close to one that they cannot. */
export interface NearestCube {
  readonly colouring: Colouring;
  /** The places whose colour is another, by number in `FACELETS`; blank ones not counted. */
  readonly changed: readonly number[];
  /** The colours of its faces, in the order of `FACES`. */
  readonly scheme: Scheme;
}

/**
 * The cubes that differ in the fewest stickers and can be solved, in any of the 30 colour
 * schemes.
 *
 * Any eight different pieces in any order can be reached by turns, and any twists that
 * sum to a multiple of three. So the pieces are dealt to the corners one after the
 * other; for all ways to have used the same pieces with the same sum of twists, the fewest
 * changes that are still needed are the same. These are worked out from the last corner
 * back to the first, and then only what leads to the fewest of all is followed. A scheme
 * in which the corners by themselves need more than that is passed over.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`, which fits everything
 * @param usual      the six colours as they are usually arranged
 * @param atMost     how many to list; default: 24
 * @returns          at least one; those of the usual scheme first, then in the order of
 *                   `allSchemes`. No two change the same places to the same colours: how
 *                   blank places are filled is not told apart.
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @cost   some 10,000 steps for each of up to 30 schemes, and as many for each cube in the
 *         list that has blank places
 * @example
 * const usual = [..."URFDLB"];
 * const [nearest] = nearestCubes([..."RUUUURRRFFFFDDDDLLLLBBBB"], usual);
 * nearest.changed // → [0, 4]
 */
export function nearestCubes(
  colouring: Colouring,
  usual: Scheme,
  atMost: number = 24,
): NearestCube[] {
  checkColouring(colouring, usual);
  const painted = colouring.map((colour) => usual.indexOf(colour));
  const schemes = numberedSchemes().map((scheme) => {
    const changes = countChanges(painted, scheme.shown);
    return { scheme, changes, atLeast: sumOfLeast(changes) };
  });
  let fewest = Infinity;
  const leastOf = new Map<NumberedScheme, Float64Array>();
  for (const { scheme, changes, atLeast } of schemes.toSorted(byAtLeast)) {
    if (atLeast > fewest) break;
    const least = leastToDeal(changes);
    leastOf.set(scheme, least);
    fewest = Math.min(fewest, least[0]);
  }
  const found = new Map<string, NearestCube>();
  for (const { scheme, changes } of schemes) {
    const least = leastOf.get(scheme);
    if (least === undefined || least[0] > fewest) continue;
    for (const choices of cheapestDeals(painted, scheme, changes, least)) {
      const cube = cubeOf(choices, scheme, colouring, usual);
      const key = cube.changed
        .map((place) => `${place} ${usual.indexOf(cube.colouring[place])}`)
        .join();
      if (!found.has(key)) found.set(key, cube);
      if (found.size >= atMost || fewest === 0) return [...found.values()];
    }
  }
  return [...found.values()];
}

/** The changes that the corners need each by itself: all together need as many, or more. */
function sumOfLeast(changes: readonly (readonly number[])[]): number {
  return changes.reduce((sum, here) => sum + Math.min(...here), 0);
}

function byAtLeast(a: { atLeast: number }, b: { atLeast: number }): number {
  return a.atLeast - b.atLeast;
}

/** The pieces dealt so far, the last one first. */
interface Dealt {
  readonly choice: number;
  readonly before?: Dealt;
}

/**
 * The deals with the fewest changes, one for each way in which the painted places look
 * afterwards.
 */
function* cheapestDeals(
  painted: readonly number[],
  { shown }: NumberedScheme,
  changes: readonly (readonly number[])[],
  least: Float64Array,
): Generator<number[]> {
  const looks = CORNER_PLACES.map((places) => looksOf(places, painted, shown));
  yield* dealFrom(0, new Map([[0, undefined]]));

  /** Goes on from all that can have been dealt when the corners before look the same. */
  function* dealFrom(
    position: number,
    ways: ReadonlyMap<number, Dealt | undefined>,
  ): Generator<number[]> {
    if (position === CORNER_PLACES.length) {
      yield choicesOf([...ways.values()][0]);
      return;
    }
    for (const choices of looks[position]) {
      const next = new Map<number, Dealt>();
      for (const [dealt, before] of ways) {
        for (const choice of choices) {
          const after = dealtAfter(dealt, choice);
          if (after === undefined || next.has(after)) continue;
          if (changes[position][choice] + least[after] > least[dealt]) continue;
          next.set(after, { choice, before });
        }
      }
      if (next.size > 0) yield* dealFrom(position + 1, next);
    }
  }
}

/** The pieces and twists that look the same at the painted ones of three places. */
function looksOf(
  places: readonly number[],
  painted: readonly number[],
  shown: ShownColours,
): number[][] {
  const looks = new Map<string, number[]>();
  shown.forEach((colours, choice) => {
    const look = colours.filter((_, i) => painted[places[i]] >= 0).join();
    looks.set(look, [...(looks.get(look) ?? []), choice]);
  });
  return [...looks.values()];
}

function choicesOf(last: Dealt | undefined): number[] {
  return last === undefined ? [] : [...choicesOf(last.before), last.choice];
}

function cubeOf(
  choices: readonly number[],
  { colours, shown }: NumberedScheme,
  colouring: Colouring,
  usual: Scheme,
): NearestCube {
  const solvable = [...colouring];
  choices.forEach((choice, position) => {
    CORNER_PLACES[position].forEach((place, i) => {
      solvable[place] = usual[shown[choice][i]];
    });
  });
  const changed = [...colouring.keys()].filter(
    (place) => colouring[place] !== BLANK && colouring[place] !== solvable[place],
  );
  return { colouring: solvable, changed, scheme: colours.map((i) => usual[i]) };
}
