import { checkWhole } from "../indexing/check-input.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { deepenToGoal } from "./iterative-deepening.ts";
import { definePuzzle, internalsOf, type MoveChoice, type Puzzle } from "./puzzle.ts";
import type { PuzzleMetric } from "./puzzle-metric.ts";
import { pruningInternals, type PuzzlePruning } from "./puzzle-pruning.ts";
import type { SearchOptions } from "./search-depths.ts";
import { createSolvingTask } from "./solving-task.ts";
import { buildDefaultBounds } from "./state-bounds.ts";
import { type StateLayers, createStateLayers } from "./state-layers.ts";

/** How a puzzle is to be solved: by tables made before, or with a metric and goals. */
export interface PuzzleSearch extends MoveChoice, Pick<SearchOptions, "signal"> {
  /** What counts as one move, as in `buildDistances`; with `pruning` it is known. */
  readonly metric?: PuzzleMetric;
  /** The states at which a solution may end; default: solved alone. */
  readonly goals?: readonly PuzzleState[];
  /**
   * Tables of this puzzle, which say the metric, the moves and the goals; default: one for
   * each coordinate that fits one, made for this call where the state is far from the goals.
   */
  readonly pruning?: PuzzlePruning;
  /** Solutions of more moves, or that cost more, are not looked for; default: 40. */
  readonly maxLength?: number;
}

/** How many states around the one to be solved are kept. */
const STATE_LIMITS = { states: 60_000, characters: 6_000_000 };

/**
 * A shortest solution of a state, found without a table of all positions.
 *
 * States are searched from the goals and from the state itself until they meet, as far as
 * there is room for them. Beyond that the search is IDA*: it looks for a solution of one
 * length after the other, and follows no path on which a lower bound is more than the moves
 * that are left. Each coordinate alone is a small puzzle, whose distances are lower bounds;
 * one that is too large for a table gives none.
 *
 * @param puzzle   a puzzle of any size or its definition
 * @param state    not mutated
 * @param options  the metric or pruning tables, and what else there is to say
 * @returns        names of moves; undefined when there is no solution of `maxLength` moves
 * @throws {RangeError | TypeError} when no moves lead to the state, the options are wrong,
 *         or the pruning tables are another puzzle's
 * @throws {Error} when the signal is aborted
 * @cost   up to some 100 MB. States within a few moves of a goal take milliseconds to a
 *         second; others the tables of the coordinates, unless they were made before, and
 *         then time that grows some tenfold with each move beyond what the bounds see: a
 *         state that is far away in a large puzzle takes longer than anyone waits
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
  if (isRankable()) rankFlat(start); // refuses what no moves lead to
  if (meeting > maxLength) return undefined;
  const bounds = inside?.bounds ?? buildDefaultBounds(task, signal);
  const path = deepenToGoal({ ...task, bounds, signal }, start, meeting, maxLength);
  return path && namesOf(path);

  function namesOf(path: readonly number[]): string[] {
    return path.map((step) => steps[step].name);
  }
}

/**
 * Searches from both sides, each time from the one with fewer states, until they meet or
 * there is no more room.
 *
 * @param longest  what the dearest step costs
 * @returns        a state on a shortest path; or, where none was found, the least that a path
 *                 can cost: Infinity where there is none
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
    // A path that neither side has seen crosses from one to the other by one step.
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
    if (signal?.aborted) throw new Error("the search was cancelled");
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
