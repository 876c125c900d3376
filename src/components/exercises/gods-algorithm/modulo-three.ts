import { unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMove, HTM_MOVES, MOVE_NAMES } from "#lib/puzzle/moves.ts";
import { solve } from "#lib/solver/solve.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { parseMoveSet } from "#kit/cube/parse-move-set.ts";
import { formatList } from "#kit/text/format-list.ts";
import type { ParseResult } from "#kit/widget/parse-result.ts";
import { type Diagnosis, halfway, right, wrong } from "../exercise.ts";
import { textExercise } from "../question.ts";

/** More moves than a serious answer has. */
const MAX_LENGTH = 60;

/**
 * Given only distances modulo three, asks for the turns of a cube that lead closer to
 * solved.
 * @param index  the cube's rank
 */
export function moduloThree(index: number) {
  const state = unrankState(index);
  const distance = solve(state, { metric: "HTM" }).length;
  const own = distance % 3;
  const after = HTM_MOVES.map(
    (move) => solve(applyMove(state, move), { metric: "HTM" }).length % 3,
  );
  const target = (own + 2) % 3;
  const closer = HTM_MOVES.filter((move) => after[move] === target);
  const names = closer.map((move) => MOVE_NAMES[move]);

  const exercise = textExercise({
    label: "moves",
    form: "All that lead closer, such as F U2.",
    width: 14,
    solution: names.join(" "),
    read: readMoves,
    diagnose,
  });
  const turns = HTM_MOVES.map((move) => ({
    name: moveLabel(move),
    remainder: after[move],
  }));
  return { ...exercise, index, distance, own, wanted: target, turns, names };

  function diagnose(theirs: readonly number[]): Diagnosis {
    const strange = theirs.find((move) => !closer.includes(move));
    if (strange !== undefined) {
      const remainder = after[strange];
      return wrong(
        remainder === own
          ? `After ${MOVE_NAMES[strange]} the remainder is ${remainder} as before, so the distance is the same.`
          : `After ${MOVE_NAMES[strange]} the remainder is ${remainder}, which is one more than ${own}: it leads farther away.`,
      );
    }
    if (theirs.length < closer.length) {
      return halfway(
        `Right so far. There ${closer.length - theirs.length === 1 ? "is one more" : "are more"}.`,
      );
    }
    return right(
      `One less than ${own} is ${target} (after 0 comes 2), and only these moves lead to it: ${formatList(names)}.`,
    );
  }
}

function readMoves(typed: string): ParseResult<readonly number[]> {
  if (typed.length > MAX_LENGTH) {
    return { problem: "That is too long: there are only nine moves." };
  }
  return parseMoveSet(typed);
}
