import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import { N_PIECES } from "../../../../lib/puzzle/state.ts";
import type { WidgetModel } from "../../../kit/widget/model.ts";
import { readWhole } from "../../../kit/widget/read-whole.ts";
import { quote, valueOf } from "../../../kit/widget/reading.ts";
import { cubeModel } from "../../../kit/reader/reader-cube.ts";
import { readingSheet } from "./read-cube-sheet.ts";
import {
  readingQuestionAt,
  type CubeReading,
  STEP_COUNTS,
  type Direction,
  DIRECTIONS,
} from "./read-cube-state.ts";
import { describeReading } from "./read-cube-text.ts";

export type ReadingAction =
  | "next"
  | "back"
  | "again"
  | { type: "way"; way: Direction }
  /** A piece, 0..6, or a twist, 0..2: whichever is asked for. */
  | { type: "answer"; answer: number }
  /** Another cube, 0..3674159, from its first step on. */
  | { type: "cube"; cube: number };

/** The answers there are to what is asked: pieces, twists, or none. */
export function countAnswers({ way, step }: CubeReading): number {
  const { kind } = readingQuestionAt(way, step);
  return kind === "piece" ? N_PIECES : kind === "twist" ? 3 : 0;
}

/** The right one of them. */
export function correctAnswer({ way, cube, step }: CubeReading): number | undefined {
  const { kind, at } = readingQuestionAt(way, step);
  if (kind === "piece") return readingSheet(cube).pieces[at];
  return kind === "twist" ? readingSheet(cube).twists[at] : undefined;
}

export const readCubeModel: WidgetModel<CubeReading, ReadingAction> = {
  key: "read",
  version: 1,
  initial: { way: "rank", cube: cubeModel.initial, step: 0 },

  update(reading, action) {
    const { way, cube, step } = reading;
    if (action === "next") {
      return step === STEP_COUNTS[way] ? reading : { way, cube, step: step + 1 };
    }
    if (action === "back") return step === 0 ? reading : { way, cube, step: step - 1 };
    if (action === "again") {
      return step === 0 && reading.wrong === undefined
        ? reading
        : { way, cube, step: 0 };
    }
    switch (action.type) {
      case "way":
        return action.way === way ? reading : { way: action.way, cube, step: 0 };
      case "cube":
        return action.cube === cube ? reading : { way, cube: action.cube, step: 0 };
      case "answer": {
        const { answer } = action;
        if (answer >= countAnswers(reading) || answer === reading.wrong) return reading;
        return answer === correctAnswer(reading)
          ? { way, cube, step: step + 1 }
          : { way, cube, step, wrong: answer };
      }
    }
  },

  encode: ({ way, cube, step, wrong }) =>
    [way, cube, step, ...(wrong === undefined ? [] : [wrong])].join("-"),

  decode(text) {
    const [way, cube, step, ...wrong] = text.split("-");
    if (!DIRECTIONS.includes(way as Direction)) {
      throw new Error(`${quote(way)} is neither ${DIRECTIONS.join(" nor ")}`);
    }
    const reading: CubeReading = {
      way: way as Direction,
      cube: valueOf(readWhole(cube ?? "", N_STATES - 1)),
      step: valueOf(readWhole(step ?? "", STEP_COUNTS[way as Direction])),
    };
    if (wrong.length === 0) return reading;
    const answers = countAnswers(reading);
    if (wrong.length > 1 || answers === 0)
      throw new Error("there is nothing to answer there");
    const answer = valueOf(readWhole(wrong[0], answers - 1));
    if (answer === correctAnswer(reading))
      throw new Error(`${quote(wrong[0])} is the right answer, not a wrong one`);
    return { ...reading, wrong: answer };
  },

  describe: describeReading,
};
