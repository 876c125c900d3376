import {
  applyMove,
  applyMoves,
  FACE_NAMES,
  faceOf,
  HTM_MOVES,
  invertMoves,
  MOVE_NAMES,
  moveOf,
} from "#lib/puzzle/moves.ts";
import { formatMoves } from "#lib/puzzle/format-moves.ts";
import { SOLVED, type State } from "#lib/puzzle/state.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { countWord } from "#kit/text/number-word.ts";
import { type Diagnosis, halfway, right, unreadable, wrong } from "../exercise.ts";
import { moveExercise } from "../move-exercise.ts";
import type { CommonMistake } from "../question.ts";
import { mergeAmbiguousMistakes } from "../ambiguous-mistakes.ts";
import { boundedDistance } from "./bounded-distance.ts";
import {
  randomItem,
  type PracticeLevel,
  type RandomInteger,
  type ExerciseGenerator,
} from "./practice-exercise.ts";

/** Pairs of quarter turns of one face that are equal to one move. */
const TWO_TURNS = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 3],
  [3, 2],
  [3, 3],
];

/** Asks for a move that brings a cube closer to solved. */
export const nextMove: ExerciseGenerator = (level, random) => {
  const moves = drawMoves(level, random);
  const state = applyMoves(SOLVED, moves);
  const distance = boundedDistance(state)!;
  const after = HTM_MOVES.map((move) => boundedDistance(applyMove(state, move)));
  const closer = HTM_MOVES.filter((move) => after[move] === distance - 1);
  const [best] = closer;
  const names = closer.map(moveLabel).join(" or ");
  const slips = tellAllApart(slipsFor(moves, level), closer);
  const away = countWord(distance, "move");
  return {
    question:
      level === 3
        ? `This cube is ${away} away from solved. Which move brings it closer?`
        : `The moves ${named(moves)} were made on a solved cube. Which move brings it one move closer to solved?`,
    picture: { kind: "net", state },
    exercise: moveExercise({
      label: "move",
      solution: MOVE_NAMES[best],
      diagnose: (theirs) => diagnose(theirs, state, distance, slips),
    }),
    answers: names,
    mistakes: slips.map(({ leadsTo, says }) => ({
      typed: [MOVE_NAMES[leadsTo]],
      says,
    })),
    hints:
      level === 3
        ? [
            "Look for pieces that already fit together. Which face can you turn so that more of them do?",
            `A turn of ${FACE_NAMES[faceOf(best)]} will do.`,
            `After ${moveLabel(best)} the cube is ${distance === 2 ? "one move" : "two moves"} away. Which turn of ${FACE_NAMES[faceOf(best)]} is it: a quarter, a half, or a quarter back?`,
          ]
        : [
            "Undo the turns one by one, starting with the last one.",
            level === 1
              ? `The last one was ${moveLabel(moves.at(-1)!)}. What undoes it?`
              : "Are there two turns of the same face in a row? Together they are one turn.",
            `The cube is ${away} away from solved. Turn ${FACE_NAMES[faceOf(best)]}, in the right direction and far enough.`,
          ],
    working: `The cube is ${away} away from solved, and after ${names} it is ${countWord(distance - 1, "move")} away.`,
  };
};

/** A random scramble whose distance is known exactly. */
function drawMoves(level: PracticeLevel, random: RandomInteger): number[] {
  const draw = (unlike?: number) => {
    const faces = [0, 1, 2].filter((face) => face !== unlike);
    return moveOf(faces[random(faces.length)], 1 + random(3));
  };
  const moves = [draw()];
  const length = level === 1 ? 2 : 2 + random(2);
  while (moves.length < length) moves.push(draw(faceOf(moves.at(-1)!)));
  if (level !== 2) return moves;
  const face = faceOf(moves.pop()!);
  return [
    ...moves,
    ...randomItem(TWO_TURNS, random).map((turns) => moveOf(face, turns)),
  ];
}

function slipsFor(
  moves: readonly number[],
  level: PracticeLevel,
): CommonMistake<number>[] {
  if (level === 3) return [];
  const last = moves.at(-1)!;
  const before = moves.at(-2)!;
  return [
    {
      leadsTo: last,
      says: `${moveLabel(last)} was the last move. The same move again doesn’t undo it: turn the other way.`,
    },
    {
      leadsTo: invertMoves([moves[0]])[0],
      says: `That undoes the first move. Undo the moves in reverse, starting with the last one.`,
    },
    ...(level === 2 ? halfUndone(before, last) : []),
    {
      leadsTo: moveOf(faceOf(last), 2),
      says: `That is the right face, but a half turn doesn’t undo it.`,
    },
  ];
}

/** The mistake of undoing only one of two turns of a face. */
function halfUndone(before: number, last: number): CommonMistake<number>[] {
  if (before === last) {
    const says = `That undoes only one of the two turns ${moveLabel(last)}. Both together are one turn.`;
    return [{ leadsTo: invertMoves([last])[0], says }];
  }
  return [
    {
      leadsTo: invertMoves([last])[0],
      says: `That undoes only ${moveLabel(last)}. ${moveLabel(before)} before it turns the same face, and both together are one turn.`,
    },
    {
      leadsTo: invertMoves([before])[0],
      says: `That undoes only ${moveLabel(before)}. ${moveLabel(last)} after it turns the same face, and both together are one turn.`,
    },
  ];
}

/** Several moves may be right: mistakes that lead to one of them are left out. */
function tellAllApart(
  slips: readonly CommonMistake<number>[],
  closer: readonly number[],
) {
  return mergeAmbiguousMistakes(
    slips.filter(({ leadsTo }) => !closer.includes(leadsTo)),
    closer[0],
  );
}

function diagnose(
  moves: readonly number[],
  state: State,
  distance: number,
  slips: readonly CommonMistake<number>[],
): Diagnosis {
  const [move] = moves;
  if (move === undefined)
    return unreadable("That turns no face: the cube stays as it is.");
  const away = boundedDistance(applyMove(state, move));
  const name = moveLabel(move);
  if (away === distance - 1) {
    if (moves.length > 1) return halfway(`${name} is right. Type only this one move.`);
    return right(
      `After ${name} the cube is ${away === 0 ? "solved" : `${countWord(away, "move")} away`}.`,
    );
  }
  const slip = slips.find(({ leadsTo }) => leadsTo === move);
  if (slip) return wrong(slip.says);
  return away === distance
    ? wrong(
        `After ${name} the cube is as far from solved as before, ${countWord(distance, "move")}.`,
      )
    : wrong(
        `${name} leads away: after it the cube is ${countWord(distance + 1, "move")} from solved.`,
      );
}

const named = (moves: readonly number[]) => formatMoves(moves).replaceAll("'", "′");
