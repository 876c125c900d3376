import { assertArray, describeValue } from "../indexing/check-input.ts";
import {
  checkScheme,
  type Colouring,
  CORNER_FACELETS,
  type Scheme,
} from "./colourings.ts";
import { FACELETS, FACES } from "./corners.ts";
import {
  cheapestAssignment,
  cheapestWithEach,
  completionCosts,
} from "./piece-assignment.ts";
import { numberedSchemes, type VisibleColours } from "./numbered-schemes.ts";

/** A solvable cube, and the total cost of its stickers and its scheme. */
export interface LikeliestCube {
  readonly colouring: Colouring;
  readonly cost: number;
}

/**
 * The solvable cube with the lowest total sticker cost, in any of the 30 colour schemes. If
 * costs are negative log-likelihoods of measured colours, it is the most likely cube.
 *
 * @param costs         `costs[facelet][i]`, finite: the cost of the colour `usual[i]` on each of
 *                      the 24 facelets, in the order of `FACELETS`
 * @param usual         the usual scheme of the six colours
 * @param costOfScheme  the extra cost of any other scheme; default: 0
 * @throws {TypeError | RangeError} when it is not 24 × 6 finite numbers, or not six colours
 * @cost   some 10,000 steps for each of the 30 schemes that may be cheaper than the best so far
 * @example
 * const paintedTwice = [..."RUUUURRRFFFFDDDDLLLLBBBB"];
 * const costOfChanges = paintedTwice.map((seen) =>
 *   FACES.map((colour) => (colour === seen ? 0 : 1)),
 * );
 * likeliestCube(costOfChanges, FACES).cost // → 2
 */
export function likeliestCube(
  costs: readonly (readonly number[])[],
  usual: Scheme,
  costOfScheme: number = 0,
): LikeliestCube {
  checkScheme(usual);
  checkCosts(costs);
  let cheapest = {
    cost: Infinity,
    choices: [] as number[],
    visible: [] as VisibleColours,
  };
  numberedSchemes().forEach(({ visible }, scheme) => {
    const candidateCosts = assignmentCosts(costs, visible);
    const extra = scheme === 0 ? 0 : costOfScheme;
    const atLeast = candidateCosts.reduce(
      (sum, corner) => sum + Math.min(...corner),
      extra,
    );
    if (atLeast >= cheapest.cost) return;
    const costsLeft = completionCosts(candidateCosts);
    const cost = costsLeft[0] + extra;
    if (cost >= cheapest.cost) return;
    cheapest = {
      cost,
      choices: cheapestAssignment(candidateCosts, costsLeft),
      visible,
    };
  });
  const colouring = new Array<string>(costs.length);
  cheapest.choices.forEach((candidate, position) => {
    CORNER_FACELETS[position].forEach((place, i) => {
      colouring[place] = usual[cheapest.visible[candidate][i]];
    });
  });
  return { colouring, cost: cheapest.cost };
}

/**
 * The cost of the likeliest cube with each colour on each facelet. Its excess over the cost
 * of the likeliest cube overall tells how certain a facelet's colour is.
 *
 * @param costs         as for `likeliestCube`, which throws for the same reasons
 * @param usual         the usual scheme of the six colours
 * @param costOfScheme  as for `likeliestCube`
 * @returns             `least[facelet][i]`, for the colour `usual[i]`
 * @cost   some 20,000 steps for each of the 30 schemes
 * @example
 * const costOfDoubt = [..."UUUURRRRFFFFDDDDLLLLBBBB"].map((seen) =>
 *   FACES.map((colour) => (colour === seen ? 0 : 1)),
 * );
 * leastCosts(costOfDoubt, FACES)[0] // → [0, 4, 4, 4, 4, 4]
 */
export function leastCosts(
  costs: readonly (readonly number[])[],
  usual: Scheme,
  costOfScheme: number = 0,
): number[][] {
  checkScheme(usual);
  checkCosts(costs);
  const least = costs.map((row) => row.map(() => Infinity));
  numberedSchemes().forEach(({ visible }, scheme) => {
    const extra = scheme === 0 ? 0 : costOfScheme;
    cheapestWithEach(assignmentCosts(costs, visible)).forEach(
      (candidateTotals, position) => {
        CORNER_FACELETS[position].forEach((place, i) => {
          candidateTotals.forEach((cost, candidate) => {
            const colour = visible[candidate][i];
            least[place][colour] = Math.min(least[place][colour], cost + extra);
          });
        });
      },
    );
  });
  return least;
}

/** The cost of each piece with each twist in each position: that of its three stickers. */
function assignmentCosts(
  costs: readonly (readonly number[])[],
  visible: VisibleColours,
): number[][] {
  return CORNER_FACELETS.map(([a, b, c]) =>
    visible.map(
      ([first, second, third]) => costs[a][first] + costs[b][second] + costs[c][third],
    ),
  );
}

/** @throws {TypeError | RangeError} when it is not a finite number for each facelet and colour */
function checkCosts(costs: readonly (readonly number[])[]): void {
  assertArray("the list of costs", costs);
  if (costs.length !== FACELETS.length) {
    throw new RangeError(
      `expected the costs of ${FACELETS.length} facelets, found ${costs.length}`,
    );
  }
  costs.forEach((row, place) => {
    assertArray(`the costs of facelet ${place}`, row);
    if (row.length !== FACES.length) {
      throw new RangeError(
        `facelet ${place} has ${row.length} costs; expected ${FACES.length}, one for each colour`,
      );
    }
    const wrong = row.findIndex((cost) => !Number.isFinite(cost));
    if (wrong < 0) return;
    throw new RangeError(
      `facelet ${place} has the cost ${describeValue(row[wrong])} for colour ${wrong}; expected a finite number`,
    );
  });
}
