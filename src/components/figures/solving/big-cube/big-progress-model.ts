import { rankBigCube } from "#lib/big-cube/number.ts";
import { applyBigMoves, formatBigMoves } from "#lib/big-cube/moves.ts";
import { parseBigMoves } from "#lib/big-cube/notation.ts";
import type { BigCube } from "#lib/big-cube/state.ts";
import { countWord } from "#kit/text/number-word.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/** How far the reader has solved the 3×3×3 in their hand. */
export interface BigSolutionProgress {
  /** A solution, each move 0..17; the progress applies only to the cube that it solves. */
  readonly moves: readonly number[];
  readonly step: number;
}

/** Longer solutions are not worth showing. */
export const MAX_SOLUTION_LENGTH = 30;

export const bigProgressModel: WidgetModel<BigSolutionProgress, BigSolutionProgress> = {
  key: "big-solution",
  version: 1,
  initial: { moves: [], step: 0 },
  update: (progress, next) => (encode(progress) === encode(next) ? progress : next),
  encode,

  decode(text) {
    const [, names, digits] =
      /^((?:[URFDLB][2']?)*)-(\d{1,2})$/.exec(text) ??
      fail("it should be a solution and a step, such as RU2F'-1");
    const progress = { moves: parseBigMoves(names), step: Number(digits) };
    const { length } = progress.moves;
    if (length > MAX_SOLUTION_LENGTH) {
      fail(`it has ${length} moves; the page shows at most ${MAX_SOLUTION_LENGTH}`);
    }
    if (progress.step > length) {
      fail(`${countWord(length, "move")} can’t have a step ${progress.step}`);
    }
    return progress;
  },

  describe: ({ step }) => `${countWord(step, "move")} made.`,
};

function encode({ moves, step }: BigSolutionProgress): string {
  return `${formatBigMoves(moves).replaceAll(" ", "")}-${step}`;
}

function fail(message: string): never {
  throw new Error(message);
}

/** Whether this is the solution that the reader makes of a cube. */
export function solvesBigCube({ moves }: BigSolutionProgress, cube: BigCube): boolean {
  return rankBigCube(applyBigMoves(cube, moves)) === 0n;
}

export const bigSolutionProgress = new WidgetStore(bigProgressModel);
