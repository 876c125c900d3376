import { nameMove } from "../../../kit/cube/name-move.ts";
import { capitalised } from "../../../kit/text/capitalised.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import { countWord, numberWord } from "../../../kit/text/number-word.ts";
import { formatCount, formatNumber } from "../../../kit/text/format-number.ts";
import { type Knowledge, type Look, movesTo } from "./search-tree.ts";
import type { GrownTree, SearchTrees } from "./search-trees.ts";
import type { TreeAt } from "./tree-at.ts";

const turns = (count: number) => countWord(count, "turn");
const tries = (count: number) => formatCount(count, "try", "tries");
const spell = (way: readonly number[]) => way.map(nameMove).join(" ");

/** The search's knowledge, as readers meet it. */
export const KNOWLEDGE_NAMES: Readonly<Record<Knowledge, string>> = {
  exact: "exact distances",
  pruning: "two small tables",
  none: "no table",
};

/** How far one search has come, for the line below its tree. */
export function wordsBelow({ tree, whole }: GrownTree, now: TreeAt): string {
  const tried = now.cut + now.kept;
  const counts = `${formatNumber(tried)} tried, ${formatNumber(now.cut)} cut, ${formatNumber(now.kept)} kept`;
  if (!now.isOver) return counts;
  return tree.isSolved
    ? `solved: ${counts}`
    : `stopped after ${formatNumber(tried)} of ${tries(whole.tried)}`;
}

/** The three searches at a moment. */
export function wordsForMoment(
  { trees, solution, turns: distance }: SearchTrees,
  now: readonly TreeAt[],
): string {
  if (now.every(({ isOver }) => isOver)) {
    const stopped = trees.filter(({ tree }) => !tree.isSolved);
    const honest = stopped.map(
      ({ knowledge, whole }) =>
        ` With ${KNOWLEDGE_NAMES[knowledge]} it is stopped here; it would take ${tries(whole.tried)}.`,
    );
    return `${capitalised(turns(distance))} from solved, all three look for the same solution: ${spell(solution)}.${honest.join("")}`;
  }
  const kept = Math.max(...now.map((one) => one.kept));
  if (kept === 0) return "Each search is at the start, and nothing has grown yet.";
  const running = trees.flatMap(({ knowledge }, i) => {
    if (now[i].isOver) return [];
    const { length } = now[i].latest[now[i].open.id]!;
    return [`of ${turns(length)} with ${KNOWLEDGE_NAMES[knowledge]}`];
  });
  return `With ${formatCount(kept, "move")} kept, the search is looking for solutions ${listOf(running)}.`;
}

/** What the search did with a move when it last looked at it, and why. */
export function wordsForLook(
  { node, move, outcome, bound, left }: Look,
  knowledge: Knowledge,
): string {
  const name = nameMove(move);
  const way = movesTo(node);
  const before = way.length > 1 ? `After ${spell(way.slice(0, -1))}: ` : "";
  const cube =
    knowledge === "exact"
      ? `a cube that is ${turns(bound)} away`
      : `a cube that needs at least ${turns(bound)}`;
  const told = () => {
    switch (outcome) {
      case "same face":
        return `${name} is left out. It turns the same face again, and two turns of one face are one turn, or none.`;
      case "too far":
        return `${name} leads to ${cube}, and ${left === 0 ? "none" : `only ${numberWord(left)}`} would be left. Cut.`;
      case "made":
        return knowledge === "none"
          ? `${name} is kept, because without a table nothing is known about where it leads; ${areLeft(left)}.`
          : `${name} leads to ${cube}, and ${areLeft(left)}. The search goes on from there.`;
      case "solved":
        return `${name} solves the cube.`;
      case "in vain":
        return `${name} was the last turn, and the cube is not solved. Back.`;
    }
  };
  return before + told();
}

function areLeft(left: number): string {
  return `${numberWord(left)} ${left === 1 ? "is" : "are"} left`;
}
