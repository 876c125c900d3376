import { HTM_MOVES, QTM_MOVES } from "#lib/puzzle/moves.ts";
import { subsetOf } from "#kit/cube/move-subset.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import {
  differenceMessage,
  firstDifference,
} from "#kit/distances/compare-histograms.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { formatCount, formatNumber as n } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";
import type { SearchSnapshot } from "./search-snapshot.ts";

/** The last step of the search. */
export function snapshotText(log: BreadthFirstLog, snapshot: SearchSnapshot): string {
  const { stepKind, depth, histogram, turn, time, reachedCount } = snapshot;
  const { moves } = log;
  switch (stepKind) {
    case "depth":
      return depth === 0
        ? `Solved has index 0 and distance 0. It is the first frontier; ${eachMoveText(moves)} will be made on it.`
        : `Depth ${depth} is complete: ${frontierText(log, histogram[depth], depth)}`;
    case "discovery":
      return `${moveLabel(turn!.move)} takes index ${n(turn!.from)} to ${n(turn!.to)}, which had no distance yet. Now it has: ${log.distance[turn!.to]}.`;
    case "repeat":
      return `${moveLabel(turn!.move)} takes index ${n(turn!.from)} to ${n(turn!.to)}, which already has a distance: ${log.distance[turn!.to]}. Nothing to do.`;
    case "end":
      return moves.length === 0
        ? "No move is allowed, so solved is all there is."
        : `This led to nothing new, so the search is over: ${formatCount(reachedCount, TABLE_THING[log.table])} reached, at most ${countWord(depth, "turn")} away. Of ${formatCount(time, "turn")}, ${n(time - reachedCount + 1)} led to nothing new.`;
  }
}

/** How much of the table the moves can reach. */
export function reachText({
  size,
  moves,
  table,
  discoveries,
}: BreadthFirstLog): string {
  const reached = discoveries.length;
  if (reached === size) return `With these moves all ${n(size)} can be reached.`;
  if (moves.length === 0) return `The other ${n(size - reached)} stay empty.`;
  const names = formatList(moves.map(moveLabel));
  return `With ${names} alone, ${n(reached)} of ${n(size)} ${table} can be reached. The other ${n(size - reached)} stay empty: no sequence of these turns leads there.`;
}

/** Whether the counts agree with published ones; undefined for moves without any. */
export function agreementText(
  log: BreadthFirstLog,
  { stepKind, depth }: SearchSnapshot,
): { readonly agrees: boolean; readonly says: string } | undefined {
  const metric = metricWithMoves(log.moves);
  if (!metric) return undefined;
  const isWhole = stepKind === "end";
  const difference = firstDifference(
    log.histogram.slice(0, depth + 1),
    PUBLISHED_HISTOGRAMS[log.table][metric],
    { isWhole },
  );
  if (!difference) {
    const soFar = isWhole ? "This agrees" : "So far this agrees";
    return { agrees: true, says: `${soFar} with the published counts.` };
  }
  return { agrees: false, says: differenceMessage("This", difference) };
}

/** The metric that allows exactly these moves, if there is one. */
export function metricWithMoves(moves: readonly number[]): "HTM" | "QTM" | undefined {
  const subset = subsetOf(moves);
  if (subset === subsetOf(HTM_MOVES)) return "HTM";
  return subset === subsetOf(QTM_MOVES) ? "QTM" : undefined;
}

/** What the indices of a table represent. */
const TABLE_THING = { permutations: "permutation", orientations: "orientation" };

/** The size of a complete depth, and what comes next. */
function frontierText(
  { table, moves }: BreadthFirstLog,
  count: number,
  depth: number,
): string {
  const away = `${countWord(depth, "turn")} away`;
  const counted = formatCount(count, TABLE_THING[table]);
  return count === 1
    ? `${counted} is ${away}. It is the new frontier, and ${eachMoveText(moves)} will be made on it.`
    : `${counted} are ${away}. They are the new frontier, and ${eachMoveText(moves)} will be made on each of them.`;
}

const eachMoveText = (moves: readonly number[]) =>
  moves.length === 1
    ? `the move ${moveLabel(moves[0])}`
    : `each of ${countWord(moves.length, "move")}`;
