import { breadthFirst } from "#lib/tables/breadth-first.ts";
import { countWord } from "#kit/text/number-word.ts";
import {
  numberPractice,
  randomItem,
  type PracticeLevel,
  type PracticeExercise,
  type RandomInteger,
  type ExerciseGenerator,
} from "./practice-exercise.ts";
import { randomCardPuzzle, randomClock, type SmallPuzzle } from "./small-puzzles.ts";

/** The most states that a reader works through by hand. */
const MOST = 6;

/** Asks for the number of new states at the next depth of a breadth-first search. */
export const nextDepth: ExerciseGenerator = (level, random) => {
  for (;;) {
    const puzzle = drawPuzzle(level, random);
    const levels = levelsOf(puzzle);
    // Choose a depth at which some neighbours are already known.
    const depths = Array.from(levels.keys()).filter(
      (depth) =>
        depth >= 1 &&
        levels[depth].length <= MOST &&
        (levels[depth + 1]?.length ?? 0) <
          levels[depth].length * puzzle.puzzle.moves.length,
    );
    if (depths.length > 0) {
      return exerciseFor(puzzle, levels, randomItem(depths, random));
    }
  }
};

function drawPuzzle(level: PracticeLevel, random: RandomInteger): SmallPuzzle {
  return level === 1 ? randomClock(random) : randomCardPuzzle(level, random);
}

/** The indices of the states at each depth. */
function levelsOf({ puzzle }: SmallPuzzle): number[][] {
  const { distance, histogram } = breadthFirst(puzzle);
  return histogram.map((_, depth) =>
    Array.from(distance.keys()).filter((index) => distance[index] === depth),
  );
}

function exerciseFor(
  { rules, things, puzzle, show }: SmallPuzzle,
  levels: readonly (readonly number[])[],
  depth: number,
): PracticeExercise {
  const { moves, rank, unrank, apply } = puzzle;
  const named = (index: number) => show(unrank(index));
  const after = (index: number) =>
    moves.map((move) => rank(apply(unrank(index), move)));
  const frontier = levels[depth];
  const fresh = levels[depth + 1] ?? [];
  const answer = fresh.length;
  const all = frontier.flatMap(after);
  const before = new Set(levels.slice(0, depth + 1).flat());
  const found = all.filter((index) => !before.has(index));
  const known = levels.slice(0, depth + 1);
  const one = things.slice(0, -1);
  const told =
    answer === 0
      ? "Nothing is new"
      : `The new ${answer === 1 ? "one is" : "ones are"} ${fresh.map(named).join(", ")}`;
  return {
    question: `${rules} How many ${things} are new at depth ${depth + 1}?`,
    picture: {
      kind: "rows",
      rows: known.map((level, i) => ({
        label: `depth ${i}`,
        cells: [level.map(named).join(", ")],
      })),
    },
    ...numberPractice({
      label: `new at depth ${depth + 1}`,
      form: "A whole number.",
      width: 6,
      answer,
      right: `${told}.`,
      mistakes: [
        {
          leadsTo: found.length,
          says: `You counted some ${things} twice. Two moves can lead to the same one, but it is new only once.`,
        },
        {
          leadsTo: new Set(all).size,
          says: `You counted some ${things} again. Strike out those that already have a depth.`,
        },
        {
          leadsTo: all.length,
          says: `That is how many moves there are from depth ${depth}. Some of them lead to the same ${one}, or to one that already has a depth.`,
        },
        {
          leadsTo: before.size + answer,
          says: `That is how many there are up to depth ${depth + 1} altogether. Count only the new ones.`,
        },
        {
          leadsTo: new Set(all.filter((index) => !frontier.includes(index))).size,
          says: `You compared only with depth ${depth}. Look at all depths above: a move can lead back to any of them.`,
        },
        {
          leadsTo: frontier.length,
          says: `That is how many there are at depth ${depth}. Make every move from each of them.`,
        },
        {
          leadsTo: answer + 1,
          says: "One too many. Did you count one twice, or one that already has a depth?",
        },
      ],
      otherwise: `Make every move from each of the ${things} at depth ${depth}, and write down those that don’t appear above.`,
    }),
    hints: [
      `Start only from the ${things} at depth ${depth}, and make every move from each.`,
      `That is ${countWord(all.length, "move")}. They lead to ${all.map(named).join(", ")}.`,
      `Strike out those that already have a depth. That leaves ${found.length === 0 ? "nothing" : found.map(named).join(", ")}. Count each one once.`,
    ],
    working: `From depth ${depth} the moves lead to ${all.map(named).join(", ")}. ${told}: ${answer}.`,
  };
}
