import { N_STATES } from "#lib/puzzle/coordinates.ts";
import { N_PIECES } from "#lib/puzzle/state.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { parseWholeNumber } from "#kit/widget/parse-whole-number.ts";
import { quote, valueOrThrow } from "#kit/widget/parse-result.ts";
import { cubeModel } from "#kit/reader/reader-cube.ts";
import { readingSheet } from "./read-cube-sheet.ts";
import { type Direction, DIRECTIONS } from "../direction.ts";
import { readingQuestionAt, type CubeReading, STEP_COUNTS } from "./read-cube-state.ts";
import { describeReading } from "./read-cube-text.ts";

export type ReadingAction =
  | "next"
  | "back"
  | "again"
  | { type: "direction"; direction: Direction }
  /** A piece, 0..6, or a twist, 0..2, depending on the question. */
  | { type: "answer"; answer: number }
  /** The index of another cube, 0..3674159; starts at the first step. */
  | { type: "cube"; cube: number };

/** The number of possible answers: seven pieces, three twists, or 0. */
export function countAnswers({ direction, step }: CubeReading): number {
  const { kind } = readingQuestionAt(direction, step);
  return kind === "piece" ? N_PIECES : kind === "twist" ? 3 : 0;
}

export function correctAnswer({
  direction,
  cube,
  step,
}: CubeReading): number | undefined {
  const { kind, at } = readingQuestionAt(direction, step);
  if (kind === "piece") return readingSheet(cube).pieces[at];
  return kind === "twist" ? readingSheet(cube).twists[at] : undefined;
}

export const readCubeModel: WidgetModel<CubeReading, ReadingAction> = {
  key: "read",
  version: 1,
  initial: { direction: "rank", cube: cubeModel.initial, step: 0 },

  update(reading, action) {
    const { direction, cube, step } = reading;
    if (action === "next") {
      return step === STEP_COUNTS[direction]
        ? reading
        : { direction, cube, step: step + 1 };
    }
    if (action === "back")
      return step === 0 ? reading : { direction, cube, step: step - 1 };
    if (action === "again") {
      return step === 0 && reading.wrongAnswer === undefined
        ? reading
        : { direction, cube, step: 0 };
    }
    switch (action.type) {
      case "direction":
        return action.direction === direction
          ? reading
          : { direction: action.direction, cube, step: 0 };
      case "cube":
        return action.cube === cube
          ? reading
          : { direction, cube: action.cube, step: 0 };
      case "answer": {
        const { answer } = action;
        if (answer >= countAnswers(reading) || answer === reading.wrongAnswer)
          return reading;
        return answer === correctAnswer(reading)
          ? { direction, cube, step: step + 1 }
          : { direction, cube, step, wrongAnswer: answer };
      }
    }
  },

  encode: ({ direction, cube, step, wrongAnswer }) =>
    [direction, cube, step, ...(wrongAnswer === undefined ? [] : [wrongAnswer])].join(
      "-",
    ),

  decode(text) {
    const [direction, cube, step, ...wrongAnswer] = text.split("-");
    if (!DIRECTIONS.includes(direction as Direction)) {
      throw new Error(`${quote(direction)} is neither ${DIRECTIONS.join(" nor ")}`);
    }
    const reading: CubeReading = {
      direction: direction as Direction,
      cube: valueOrThrow(parseWholeNumber(cube ?? "", N_STATES - 1)),
      step: valueOrThrow(
        parseWholeNumber(step ?? "", STEP_COUNTS[direction as Direction]),
      ),
    };
    if (wrongAnswer.length === 0) return reading;
    const answers = countAnswers(reading);
    if (wrongAnswer.length > 1 || answers === 0)
      throw new Error(
        `step ${reading.step} asks for no piece or twist, so it has no answer`,
      );
    const answer = valueOrThrow(parseWholeNumber(wrongAnswer[0], answers - 1));
    if (answer === correctAnswer(reading))
      throw new Error(
        `${quote(wrongAnswer[0])} is the right answer; expected a wrong one`,
      );
    return { ...reading, wrongAnswer: answer };
  },

  describe: describeReading,
};
