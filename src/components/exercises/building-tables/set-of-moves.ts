import { MOVE_NAMES, N_MOVES } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { breadthFirst } from "#lib/tables/breadth-first.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { parseMoveSet } from "#kit/cube/parse-move-set.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";
import { formatList } from "#kit/text/format-list.ts";
import { right, wrong } from "../exercise.ts";
import { textExercise } from "../question.ts";

/** Asks for moves that reach exactly this many permutations. @param example  a solution */
export function setOfMoves(example: readonly string[]) {
  const histogram = searchWith(example.map((name) => MOVE_NAMES.indexOf(name)));
  const reached = sum(histogram);

  const exercise = textExercise({
    label: "moves",
    form: "Moves such as U, U2 or U', one after the other.",
    width: 18,
    solution: example.join(" "),
    read: parseMoveSet,
    diagnose(moves) {
      const names = formatList(moves.map((move) => MOVE_NAMES[move]));
      const reach = `${names} ${moves.length === 1 ? "reaches" : "reach"}`;
      const theirs = searchWith(moves);
      const count = sum(theirs);
      if (count === reached) {
        return right(`${reach} ${n(count)}: ${theirs.join(" + ")}, depth by depth.`);
      }
      return wrong(
        count < reached
          ? `${reach} only ${n(count)}.`
          : `${reach} ${n(count)}, which is too many. Try fewer moves, or moves that undo themselves.`,
      );
    },
  });
  const threeHalves = sum(searchWith(parseMoves("F2 R2 U2")));
  return { ...exercise, reached, histogram, threeHalves, names: formatList(example) };
}

function searchWith(moves: readonly number[]): readonly number[] {
  const { permutation } = moveTables();
  return breadthFirst({
    size: permutation.length / N_MOVES,
    start: 0,
    moves,
    rank: (index: number) => index,
    unrank: (index) => index,
    apply: (index, move: number) => permutation[index * N_MOVES + move],
  }).histogram;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
