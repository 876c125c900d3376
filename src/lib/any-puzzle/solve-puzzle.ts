import { checkWhole } from "../indexing/check-input.ts";
import { type SearchOptions, throwIfAborted } from "../tables/search-options.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import type { PuzzleGoals } from "./puzzle-goals.ts";
import { deepenToGoal } from "./iterative-deepening.ts";
import { definePuzzle, internalsOf, type MoveChoice, type Puzzle } from "./puzzle.ts";
import type { PuzzleMetric } from "./puzzle-metric.ts";
import { pruningInternals, type PuzzlePruning } from "./puzzle-pruning.ts";
import { createSolvingTask } from "./solving-task.ts";
import { buildDefaultBounds } from "./state-bounds.ts";
import { type StateLayers, createStateLayers } from "./state-layers.ts";

/** Options for solving a puzzle: pruning tables, or a metric and goals. */
export interface PuzzleSearch
  extends MoveChoice, PuzzleGoals, Pick<SearchOptions, "signal"> {
  /** What counts as one move, as in `buildDistances`; not used with `pruning`. */
  readonly metric?: PuzzleMetric;
  /**
   * Pruning tables of this puzzle, which set the metric, the moves and the goals.
   * Default: one for each coordinate that fits, built for this call if the state is far
   * from the goals.
   */
  readonly pruning?: PuzzlePruning;
  /** The largest length, or cost, of a solution; default: 40. */
  readonly maxLength?: number;
}

/** How many states around the scrambled one are stored. */
const STATE_LIMITS = { states: 60_000, characters: 6_000_000 };

/**
 * A shortest solution of a state, found without a table of all states.
 *
 * A bidirectional search from the goals and the state finds short solutions. If it runs out
 * of room, IDA* continues: it tries one length after another, and prunes paths on which a
 * lower bound exceeds the moves that are left. The distances of each coordinate alone are
 * lower bounds; a coordinate that is too large for a table gives none.
 *
 * @param puzzle   a puzzle of any size or its definition
 * @param state    not mutated
 * @param options  the metric or pruning tables, and optionally moves, goals and limits
 * @returns        names of moves; undefined when there is no solution of `maxLength` moves
 * @throws {RangeError | TypeError} when the state is not reachable, the options are wrong,
 *         or the pruning tables are those of another puzzle
 * @throws {Error} when the signal is aborted
 * @cost   up to about 100 MB. States within a few moves of a goal take milliseconds to a
 *         second. Others need pruning tables, unless they were built before, and then time
 *         that grows about tenfold with each move beyond the bounds: far states of large
 *         puzzles are out of reach
 * @example
 * const cube = definePuzzle({
 *   orbits: { CORNERS: { pieces: 7, twists: 3 } },
 *   moves: { R: { CORNERS: QUARTER_TURNS[1] }, U: { CORNERS: QUARTER_TURNS[2] } },
 * });
 * const mixed = cube.apply(cube.apply(cube.solved, "R"), "U2");
 * solvePuzzle(cube, mixed, { metric: "HTM" }) // → ["U2", "R'"]
 * @source  R. E. Korf, "Depth-first iterative-deepening", Artificial Intelligence 27, 1985
 */
export function solvePuzzle(
  puzzle: Puzzle | PuzzleDefinition,
  state: PuzzleState,
  options: PuzzleSearch,
): string[] | undefined {
  const whole = definePuzzle(puzzle);
  const inside = pruningFor(whole, options);
  const task =
    inside?.task ?? createSolvingTask(whole, options as { metric: PuzzleMetric });
  const maxLength = checkWhole("maxLength", options.maxLength ?? 40, 0, 250);
  const { steps, inverse, goalLayers } = task;
  const { normalised, toFlat, isRankable, rankFlat } = internalsOf(task.puzzle);
  const { signal } = options;
  const start = toFlat(state);
  const stateLayers = createStateLayers(
    [start],
    steps,
    inverse,
    normalised,
    STATE_LIMITS,
  );
  const longest = Math.max(1, ...steps.map(({ cost }) => cost));
  const meeting = searchBothSides(goalLayers, stateLayers, maxLength, longest, signal);
  if (typeof meeting === "string") {
    const fromGoal = goalLayers.pathTo(meeting).toReversed();
    return namesOf([
      ...stateLayers.pathTo(meeting),
      ...fromGoal.map((step) => inverse[step]),
    ]);
  }
  if (isRankable()) rankFlat(start); // throws if the state is not reachable
  if (meeting > maxLength) return undefined;
  const bounds = inside?.bounds ?? buildDefaultBounds(task, signal);
  const path = deepenToGoal({ ...task, bounds, signal }, start, meeting, maxLength);
  return path && namesOf(path);

  function namesOf(path: readonly number[]): string[] {
    return path.map((step) => steps[step].name);
  }
}

/**
 * Searches from both sides, always from the one with fewer states, until they meet or the
 * limits are reached.
 *
 * @param longest  the largest cost of a step
 * @returns        the key of a state on a shortest path; otherwise the least that a path
 *         can cost, or Infinity if there is none
 */
function searchBothSides(
  goalLayers: StateLayers,
  stateLayers: StateLayers,
  maxLength: number,
  longest: number,
  signal: SearchOptions["signal"],
): string | number {
  let best = Infinity;
  let meeting = "";
  checkMeetings(stateLayers, goalLayers, stateLayers.starts);
  for (;;) {
    // A path that neither side has found crosses from one to the other by one step.
    const shortestUnseen = Math.max(
      0,
      goalLayers.radius() + stateLayers.radius() - longest + 2,
    );
    if (best <= shortestUnseen) return best <= maxLength ? meeting : best;
    if (goalLayers.isComplete() || stateLayers.isComplete())
      return best <= maxLength ? meeting : best;
    if (shortestUnseen > maxLength) return shortestUnseen;
    const sides = [goalLayers, stateLayers].filter((side) => side.canGrow());
    if (sides.length === 0) return shortestUnseen;
    const [side] = sides.sort((a, b) => a.effort() - b.effort());
    throwIfAborted(signal);
    checkMeetings(side, side === goalLayers ? stateLayers : goalLayers, side.grow());
  }

  function checkMeetings(
    side: StateLayers,
    other: StateLayers,
    keys: readonly string[],
  ): void {
    for (const key of keys) {
      const distance = other.distanceOf(key);
      if (distance === undefined) continue;
      const length = distance + side.distanceOf(key)!;
      if (length < best) [best, meeting] = [length, key];
    }
  }
}

function pruningFor(puzzle: Puzzle, options: PuzzleSearch) {
  const { metric, goals, moves, pruning } = options ?? {};
  if (pruning === undefined) return undefined;
  const inside = pruningInternals(pruning);
  if (metric !== undefined || goals !== undefined || moves !== undefined) {
    throw new TypeError(
      "the pruning tables already set the metric, goals and moves; expected none of these options",
    );
  }
  if (inside.definition !== puzzle.definition) {
    throw new RangeError("the pruning tables are those of another puzzle");
  }
  return inside;
}
