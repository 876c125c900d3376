import { type SearchOptions, throwIfAborted } from "../tables/search-options.ts";
import { compose, transformationKey, type OrbitLayout } from "./transformation.ts";
import type { FlatState } from "./flat-state.ts";
import { internalsOf } from "./puzzle.ts";
import type { SolvingTask } from "./solving-task.ts";
import type { StateBounds } from "./state-bounds.ts";

/** A solving task with lower bounds. */
export interface DeepeningTask extends SolvingTask {
  readonly bounds: StateBounds;
  readonly signal?: SearchOptions["signal"];
}

/** How many states are tried between two checks of the signal. */
const SIGNAL_INTERVAL = 2000;

/**
 * A shortest path to a goal by iterative deepening (IDA*), as step indices.
 *
 * Prunes paths whose lower bound exceeds the remaining moves, and stops at the states
 * around the goals, whose distances are known.
 *
 * @param minLength  no path costs less
 * @param maxLength  longer paths are not searched
 * @throws {Error} when the signal is aborted
 */
export function deepenToGoal(
  task: DeepeningTask,
  start: FlatState,
  minLength: number,
  maxLength: number,
): number[] | undefined {
  const { puzzle, steps, inverse, goalLayers, bounds, signal } = task;
  const { normalised, checked } = internalsOf(puzzle);
  const turns = steps.map(({ turn }) => normalised.reduce(turn));
  const isRedundant = redundantPairs(task, checked.layout);
  const radius = goalLayers.radius();
  const path: number[] = [];
  /** The states along the path, computed when needed. */
  const states: (FlatState | undefined)[] = [start];
  let nTried = 0;
  const first = bounds.valuesOf(start);
  const bound = Math.max(minLength, bounds.boundOf(first));
  for (let length = bound; length <= maxLength; length++) {
    if (search(first, length)) return path;
  }
  return undefined;

  function search(values: readonly number[], left: number): boolean {
    if (++nTried % SIGNAL_INTERVAL === 0) throwIfAborted(signal);
    if (left <= radius) return finish(left);
    const last = path.at(-1);
    for (let step = 0; step < steps.length; step++) {
      const rest = left - steps[step].cost;
      if (rest < 0 || (last !== undefined && isRedundant(last, step))) continue;
      const next = bounds.after(values, step);
      if (bounds.boundOf(next) > rest) continue;
      path.push(step);
      states.length = path.length;
      if (search(next, rest)) return true;
      path.pop();
    }
    return false;
  }

  /** Completes the path if a goal is close enough. */
  function finish(left: number): boolean {
    const key = goalLayers.keyOf(stateAt(path.length));
    const distance = goalLayers.distanceOf(key);
    if (distance === undefined || distance > left) return false;
    const home = goalLayers.pathTo(key).toReversed();
    path.push(...home.map((step) => inverse[step]));
    return true;
  }

  function stateAt(depth: number): FlatState {
    return (states[depth] ??= normalised.move(
      stateAt(depth - 1),
      turns[path[depth - 1]],
    ));
  }
}

/**
 * Whether a step right after another is redundant: both are powers of one move, or
 * inverse to each other, or they commute and the other order is tried.
 */
function redundantPairs({ steps, inverse, metric }: SolvingTask, layout: OrbitLayout) {
  const commutesByPair = new Map<number, boolean>();
  return (last: number, step: number): boolean => {
    if (steps[step].move === steps[last].move) {
      // In HTM two powers of a move are one move; otherwise only inverses cancel.
      return metric === "HTM" || step === inverse[last];
    }
    if (step === inverse[last]) return true;
    if (step > last) return false;
    const pair = last * steps.length + step;
    let commutes = commutesByPair.get(pair);
    if (commutes === undefined) {
      const [one, other] = [steps[last].turn, steps[step].turn];
      const key = transformationKey(compose(one, other, layout));
      commutes = key === transformationKey(compose(other, one, layout));
      commutesByPair.set(pair, commutes);
    }
    return commutes;
  };
}
