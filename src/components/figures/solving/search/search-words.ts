import { nameMove } from "../../../kit/cube/name-move.ts";
import { countWord, numberWord } from "../../../kit/text/number-word.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countUpTo, type Entry, type Knowledge, type SearchLog } from "./search-log.ts";

const turns = (count: number) => countWord(count, "turn");

/** The search's knowledge, as readers choose it. */
export const KNOWLEDGE_NAMES: Readonly<Record<Knowledge, string>> = {
  exact: "exact distances",
  pruning: "two small tables",
  none: "no table",
};

/** What a step of the search did, and why. */
export function wordsForStep(
  { move, outcome, bound, left }: Entry,
  knowledge: Knowledge,
  path: readonly number[],
): string {
  const name = nameMove(move);
  const cube =
    knowledge === "exact"
      ? `a cube that is ${turns(bound)} away`
      : `a cube that needs at least ${turns(bound)}`;
  switch (outcome) {
    case "same face":
      return `${nameMove(path[path.length - 2])} has just turned this face, and two turns of one face are one turn, or none. ${name} is left out.`;
    case "too far":
      return `${name} leads to ${cube}, and ${left === 0 ? "none" : `only ${numberWord(left)}`} would be left. Cut.`;
    case "made":
      return knowledge === "none"
        ? `${name} is made, for nothing is known of where it leads; ${areLeft(left)}.`
        : `${name} leads to ${cube}, and ${areLeft(left)}. The search goes on from there.`;
    case "solved":
      return `${name} solves the cube: ${path.map(nameMove).join(" ")}.`;
    case "in vain":
      return `${name} was the last turn, and the cube is not solved. Back.`;
  }
}

/** After the last step: what was found, and whether all of the search was kept. */
export function wordsForEnd(log: SearchLog): string {
  const { length } = log.entries;
  const { solved } = countUpTo(log, length - 1);
  if (log.complete) {
    return `The search is over: it has found ${countWord(solved, "shortest solution")}.`;
  }
  const found = solved === 0 ? "no solution" : `only ${countWord(solved, "solution")}`;
  return `Only the first ${formatNumber(length)} steps are kept here, and there is ${found} among them. The search itself goes on.`;
}

function areLeft(turns: number): string {
  return `${numberWord(turns)} ${turns === 1 ? "is" : "are"} left`;
}
