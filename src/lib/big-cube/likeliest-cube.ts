import { permutations } from "../indexing/permutations.ts";
import type { Scheme } from "../puzzle/colourings.ts";
import { FACES } from "../puzzle/corners.ts";
import type { LikeliestCube } from "../puzzle/likeliest-cube.ts";
import { numberedSchemes } from "../puzzle/numbered-schemes.ts";
import { allRotations } from "../puzzle/symmetries.ts";
import { CENTRE_FACELETS, PIECE_FACELETS } from "./facelets.ts";
import { BIG_KINDS, SHOWN_COLOURS } from "./painted-pieces.ts";
import {
  bigCompletionCosts,
  cheapestBigAssignment,
  cheapestBigWithEach,
} from "./piece-assignment.ts";

/** `costs[facelet][i]`, finite: the cost of the colour `usual[i]` on each of the 54 facelets. */
export type BigFaceletCosts = readonly (readonly number[])[];

/** The index of the colour of each centre, in the order of `FACES`, and their total cost. */
export interface LikelyCentres {
  readonly colours: readonly number[];
  readonly cost: number;
}

/** How many colourings of the centres are tried: a reflection can hide one of them. */
const MAX_CENTRES = 12;

const ORBITS = ["CORNERS", "EDGES"] as const;

/**
 * The solvable cube with the lowest total sticker cost, among those with likely centres. If
 * costs are negative log-likelihoods of measured colours, it is the most likely cube.
 *
 * @param usual         the usual scheme of the six colours
 * @param costOfScheme  the extra cost of centres that no hold of the usual scheme has
 * @cost   a pass over the subsets of the edges for each colouring of the centres that may be
 *         cheaper than the best so far; at most 12
 */
export function likeliestBigCube(
  costs: BigFaceletCosts,
  usual: Scheme,
  costOfScheme: number,
): LikeliestCube {
  let best = { cost: Infinity, colouring: [] as string[] };
  for (const centres of centresOf(costs)) {
    const own = centres.cost + schemeCost(centres, costOfScheme);
    const pieces = ORBITS.map((orbit) => assignmentCosts(orbit, costs, centres));
    if (own + lowestSum(pieces.flat()) >= best.cost) continue;
    const [corners, edges] = ORBITS.map((orbit, i) =>
      bigCompletionCosts(BIG_KINDS[orbit], pieces[i]),
    );
    for (const parity of [0, 1]) {
      const cost = own + corners[parity] + edges[parity];
      if (cost >= best.cost) continue;
      const chosen = ORBITS.map((orbit, i) =>
        cheapestBigAssignment(BIG_KINDS[orbit], pieces[i], [corners, edges][i], parity),
      );
      best = { cost, colouring: colour(chosen, centres) };
    }
  }
  return best;

  function colour(chosen: readonly number[][], { colours }: LikelyCentres): string[] {
    const colouring = new Array<string>(costs.length);
    const scheme = colours.map((i) => usual[i]);
    CENTRE_FACELETS.forEach((place, face) => (colouring[place] = scheme[face]));
    ORBITS.forEach((orbit, i) =>
      PIECE_FACELETS[orbit].forEach((places, position) => {
        const faces = SHOWN_COLOURS[orbit][chosen[i][position]];
        places.forEach((place, slot) => (colouring[place] = scheme[faces[slot]]));
      }),
    );
    return colouring;
  }
}

/**
 * The cost of the likeliest cube with each colour on each facelet. Its excess over the cost of
 * the likeliest cube overall tells how certain a facelet's colour is.
 *
 * @param costOfScheme  as for `likeliestBigCube`
 * @param limit         higher costs may be given as Infinity
 * @returns             `least[facelet][i]`, for colour i of the costs
 * @cost   two passes over the subsets of the edges for each colouring of the centres within
 *         the limit; at most 12
 */
export function leastBigCosts(
  costs: BigFaceletCosts,
  costOfScheme: number,
  limit: number,
): number[][] {
  const least = costs.map((row) => row.map(() => Infinity));
  const show = (place: number, colour: number, cost: number) =>
    (least[place][colour] = Math.min(least[place][colour], cost));
  for (const centres of centresOf(costs)) {
    const own = centres.cost + schemeCost(centres, costOfScheme);
    const pieces = ORBITS.map((orbit) => assignmentCosts(orbit, costs, centres));
    if (own + lowestSum(pieces.flat()) > limit) continue;
    const cheapest = ORBITS.map((orbit, i) =>
      cheapestBigWithEach(BIG_KINDS[orbit], pieces[i]),
    );
    ORBITS.forEach((orbit, i) => {
      const [even, odd] = cheapest[1 - i].total;
      cheapest[i].withCandidate.forEach((byCandidate, position) =>
        byCandidate.forEach(([evenHere, oddHere], candidate) => {
          const cost = own + Math.min(evenHere + even, oddHere + odd);
          PIECE_FACELETS[orbit][position].forEach((place, slot) =>
            show(place, centres.colours[SHOWN_COLOURS[orbit][candidate][slot]], cost),
          );
        }),
      );
    });
    const [corners, edges] = cheapest.map(({ total }) => total);
    const total = own + Math.min(corners[0] + edges[0], corners[1] + edges[1]);
    CENTRE_FACELETS.forEach((place, face) => show(place, centres.colours[face], total));
  }
  return least;
}

/** The cheapest colourings of six centres in six colours, at most 12, cheapest first. */
export function likelyCentres(costs: BigFaceletCosts): LikelyCentres[] {
  return [...permutations(FACES.length)]
    .map((colours) => ({
      colours,
      cost: colours.reduce((sum, colour, face) => sum + costs[face][colour], 0),
    }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, MAX_CENTRES);
}

function centresOf(costs: BigFaceletCosts): LikelyCentres[] {
  return likelyCentres(CENTRE_FACELETS.map((place) => costs[place]));
}

/** Nothing if the usual scheme has these centres in some hold. */
function schemeCost({ colours }: LikelyCentres, costOfScheme: number): number {
  return schemeOfCentres(colours) === 0 ? 0 : costOfScheme;
}

let schemesByCentres: ReadonlyMap<string, number> | undefined;

/** The number in `numberedSchemes` of the scheme that has these centres in some hold. */
export function schemeOfCentres(colours: readonly number[]): number {
  schemesByCentres ??= new Map(
    allRotations().flatMap(({ faces }) =>
      numberedSchemes().map(({ colours: own }, scheme): [string, number] => [
        FACES.map((face) => own[FACES.indexOf(faces[face])]).join(),
        scheme,
      ]),
    ),
  );
  return schemesByCentres.get(colours.join())!;
}

/** The cost of each piece with each twist in each position: that of its stickers. */
function assignmentCosts(
  orbit: (typeof ORBITS)[number],
  costs: BigFaceletCosts,
  { colours }: LikelyCentres,
): number[][] {
  return PIECE_FACELETS[orbit].map((places) =>
    SHOWN_COLOURS[orbit].map((faces) =>
      places.reduce((sum, place, i) => sum + costs[place][colours[faces[i]]], 0),
    ),
  );
}

function lowestSum(costs: readonly (readonly number[])[]): number {
  return costs.reduce((sum, position) => sum + Math.min(...position), 0);
}
