import { ALL_BIG_MOVES } from "./moves.ts";
import { movesAsGiven, moveInView } from "./search-views.ts";
import type { OptimalStep } from "./solving-step.ts";
import type { BigCube } from "./state.ts";
import { NODES_PER_STEP, type TwoPhaseEngine } from "./two-phase-engine.ts";

/**
 * Tries longer and longer solutions. The tables of the first phase along three axes say which
 * moves can't begin one.
 *
 * Unchecked: the caller guarantees a reachable cube.
 */
export function* searchOptimum(
  engine: TwoPhaseEngine,
  cube: BigCube,
): Generator<OptimalStep, void> {
  const { module, memory } = engine;
  const search = engine.beginSearch();
  const starts = engine.startsOf(cube, 3);
  const step = (ruledOut: number, moves?: readonly number[]): OptimalStep => ({
    ...{ moves, ruledOut, nodes: search.nodes() },
  });
  if (engine.isSolved(starts[0])) {
    yield step(-1, []);
    return;
  }
  const axes = starts.flatMap(({ cls, symmetry, column, bound }) => {
    return [cls, symmetry, column, bound];
  });
  memory.words(module.AXES.value, axes.length).set(axes);
  const moves = starts.flatMap(({ view }) =>
    ALL_BIG_MOVES.map((move) => moveInView(move, view)),
  );
  memory.byteArray(module.AXIS_MOVES.value, moves.length).set(moves);
  for (let length = Math.max(1, ...starts.map(({ bound }) => bound)); ; length++) {
    yield step(length - 1);
    search.assertLast();
    engine.writeEnds(starts[0]);
    module.startOptimal(length);
    for (;;) {
      const result = module.searchOptimal(NODES_PER_STEP);
      if (result < 0) break;
      if (result > 0) {
        yield step(length - 1, movesAsGiven(engine.readPath(length), starts[0].view));
        return;
      }
      yield step(length - 1);
      search.assertLast();
    }
  }
}
