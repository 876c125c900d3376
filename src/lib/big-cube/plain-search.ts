import { afterBigMoves } from "./moves.ts";
import { type NodeCounter, type PhaseTables, searchPhase } from "./phase-search.ts";
import { isFirstPhase, PHASES, phaseValues } from "./phases.ts";
import { movesAsGiven, type SearchView, viewsOf } from "./search-views.ts";
import type { SolvingStep, TwoPhaseOptions } from "./solving-step.ts";
import type { BigCube } from "./state.ts";

/**
 * Tries longer and longer first phases in each view, and for each of them the second phase,
 * as long as both together are shorter than the best solution.
 *
 * Unchecked: the caller guarantees a reachable cube and valid options.
 *
 * @param phases   the tables of both
 * @param counter  the search ends at its limit
 * @returns        a step for each solution, and for each pause of `searchPhase`
 */
export function* searchPlainly(
  cube: BigCube,
  [first, second]: readonly [PhaseTables, PhaseTables],
  { views, maxLength, maxSecondLength }: Required<TwoPhaseOptions>,
  counter: NodeCounter,
): Generator<SolvingStep, void> {
  const starts = viewsOf(cube).slice(0, views);
  let nFirstPhases = 0;
  let best = maxLength + 1;
  for (let firstPhaseLength = 0; firstPhaseLength < best; firstPhaseLength++) {
    const step = (moves?: readonly number[]): SolvingStep => ({
      ...{ moves, firstPhaseLength, nFirstPhases, nodes: counter.nodes },
    });
    for (const view of starts) {
      const path: number[] = [];
      const values = phaseValues(PHASES[0], view.cube);
      for (const event of searchPhase(first, values, firstPhaseLength, path, counter)) {
        if (event === "pause") yield step();
        else if (isFirstPhase(path)) {
          nFirstPhases++;
          yield* solveRest(view, path, step);
        }
        if (firstPhaseLength >= best) return;
      }
    }
  }

  function* solveRest(
    view: SearchView,
    path: number[],
    step: (moves?: readonly number[]) => SolvingStep,
  ): Generator<SolvingStep, void> {
    const values = phaseValues(PHASES[1], afterBigMoves(view.cube, path));
    const firstPhaseLength = path.length;
    const longest = Math.min(maxSecondLength, best - 1 - firstPhaseLength);
    for (let length = 0; length <= longest; length++) {
      for (const event of searchPhase(second, values, length, path, counter)) {
        if (event === "sequence") {
          best = firstPhaseLength + length;
          yield step(movesAsGiven(path, view));
          path.length = firstPhaseLength;
          return;
        }
        yield step();
      }
    }
  }
}
