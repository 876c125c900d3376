import { moveLabel } from "#kit/cube/move-label.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatList } from "#kit/text/format-list.ts";
import { countWord, numberWord } from "#kit/text/number-word.ts";
import { formatCount, formatNumber } from "#kit/text/format-number.ts";
import { type Knowledge, type SearchVisit, movesTo } from "./search-tree.ts";
import type { SearchDrawing, SearchTrees } from "./search-trees.ts";
import type { TreeSnapshot } from "./tree-snapshot.ts";

const turns = (count: number) => countWord(count, "turn");
const tries = (count: number) => formatCount(count, "try", "tries");
const movesText = (way: readonly number[]) => way.map(moveLabel).join(" ");

/** Labels for what a search knows. */
export const KNOWLEDGE_NAMES: Readonly<Record<Knowledge, string>> = {
  exact: "exact distances",
  pruning: "two small tables",
  none: "no table",
};

/** The counts of one search, shown below its tree. */
export function searchCounts(
  { tree, whole }: SearchDrawing,
  snapshot: TreeSnapshot,
): string {
  const tried = snapshot.cut + snapshot.kept;
  const counts = `${formatNumber(tried)} tried, ${formatNumber(snapshot.cut)} cut, ${formatNumber(snapshot.kept)} kept`;
  if (!snapshot.isOver) return counts;
  return tree.isSolved
    ? `solved: ${counts}`
    : `stopped after ${formatNumber(tried)} of ${tries(whole.tried)}`;
}

/** The caption for the three searches. */
export function searchesCaption(
  { trees, solution, turns: distance }: SearchTrees,
  snapshots: readonly TreeSnapshot[],
): string {
  if (snapshots.every(({ isOver }) => isOver)) {
    const stopped = trees.filter(({ tree }) => !tree.isSolved);
    const stoppedTexts = stopped.map(
      ({ knowledge, whole }) =>
        ` With ${KNOWLEDGE_NAMES[knowledge]} it is stopped here; it would take ${tries(whole.tried)}.`,
    );
    return `${capitalised(turns(distance))} from solved, all three search for the same solution: ${movesText(solution)}.${stoppedTexts.join("")}`;
  }
  const kept = Math.max(...snapshots.map((one) => one.kept));
  if (kept === 0) return "Each search is at its start.";
  const running = trees.flatMap(({ knowledge }, i) => {
    if (snapshots[i].isOver) return [];
    const { length } = snapshots[i].latest[snapshots[i].current.id]!;
    return [`of ${turns(length)} with ${KNOWLEDGE_NAMES[knowledge]}`];
  });
  return `With ${formatCount(kept, "move")} kept, the search is looking for solutions ${formatList(running)}.`;
}

/** What the search did with a move at its last visit, and why. */
export function visitCaption(
  { node, move, outcome, bound, left }: SearchVisit,
  knowledge: Knowledge,
): string {
  const name = moveLabel(move);
  const moves = movesTo(node);
  const before = moves.length > 1 ? `After ${movesText(moves.slice(0, -1))}: ` : "";
  const state =
    knowledge === "exact"
      ? `a state ${turns(bound)} from solved`
      : `a state that needs at least ${turns(bound)}`;
  const outcomeText = () => {
    switch (outcome) {
      case "same face":
        return `${name} is skipped. It turns the same face again, and two turns of one face are one turn, or none.`;
      case "too far":
        return `${name} leads to ${state}, but ${left === 0 ? "" : "only "}${remainingTurns(left)}. Cut.`;
      case "made":
        return knowledge === "none"
          ? `${name} is kept: without a table nothing is known about the distance; ${remainingTurns(left)}.`
          : `${name} leads to ${state}, and ${remainingTurns(left)}. The search goes on from there.`;
      case "solved":
        return `${name} solves the cube.`;
      case "in vain":
        return `${name} was the last turn, and the cube is not solved. The search goes back.`;
    }
  };
  return before + outcomeText();
}

function remainingTurns(left: number): string {
  return `${left === 0 ? "none" : numberWord(left)} ${left > 1 ? "are" : "is"} left`;
}
