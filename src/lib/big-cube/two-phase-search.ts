import { movesAsGiven } from "./search-views.ts";
import type { SolvingStep, TwoPhaseOptions } from "./solving-step.ts";
import type { BigCube } from "./state.ts";
import { NODES_PER_STEP, type TwoPhaseEngine } from "./two-phase-engine.ts";

/**
 * Tries longer and longer first phases in each view, and for each of them the second phase,
 * as long as both together are shorter than the best solution.
 *
 * Unchecked: the caller guarantees a reachable cube and valid options.
 */
export function* searchTwoPhases(
  engine: TwoPhaseEngine,
  cube: BigCube,
  { views, maxLength, maxSecondLength }: Required<TwoPhaseOptions>,
): Generator<SolvingStep, void> {
  const { module } = engine;
  const search = engine.beginSearch();
  const starts = engine.startsOf(cube, views);
  const countBefore = module.firstPhaseCount.value;
  let firstPhaseLength = 0;
  const step = (moves?: readonly number[]): SolvingStep => ({
    ...{ moves, firstPhaseLength, nodes: search.nodes() },
    // The counter has 32 bits, and a long search passes them.
    nFirstPhases: (module.firstPhaseCount.value - countBefore) >>> 0,
  });
  if (engine.isSolved(starts[0])) {
    yield step([]);
    return;
  }
  let best = maxLength + 1;
  module.setLimits(best, maxSecondLength);
  for (; firstPhaseLength < best; firstPhaseLength++) {
    for (const start of starts) {
      // A solution may have been found in the view before.
      if (firstPhaseLength >= best) return;
      const { view, cls, symmetry, column, bound } = start;
      if (bound > firstPhaseLength) continue;
      engine.writeEnds(start);
      module.startFirstPhases(firstPhaseLength, cls, symmetry, column, bound);
      for (;;) {
        const length = module.searchFirstPhases(NODES_PER_STEP);
        if (length < 0) break;
        if (length > 0) best = length;
        yield step(
          length > 0 ? movesAsGiven(engine.readPath(length), view) : undefined,
        );
        search.assertLast();
      }
    }
  }
}
