import { N_STATES, rankState, unrankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { inverseState, MOVE_READINGS } from "#src/workers/move-readings.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { WidgetStore } from "#kit/widget/store.ts";
import { MAX_DEPTH, printedMovesForCube } from "./small-lookup.ts";

/** The cube for which the moves were printed, or its inverse. */
export type Target = "cube" | "inverse";

export const TARGETS: readonly Target[] = ["cube", "inverse"];

/** A reading of the printed moves, applied to a cube. */
export interface ReadingPlay {
  /** The index in `READINGS`. */
  readonly reading: number;
  readonly target: Target;
}

export interface PrintedMovesTrial {
  /** The index of the cube that the loop should solve. */
  readonly cube: number;
  readonly lastPlay?: ReadingPlay;
}

export type PrintedMovesAction =
  | { type: "cube"; cube: number }
  | { type: "play"; play: ReadingPlay };

export const printedMovesModel: WidgetModel<PrintedMovesTrial, PrintedMovesAction> = {
  key: "printed",
  version: 1,
  initial: { cube: rankState(applyMoves(SOLVED, parseMoves("R U' F U"))) },

  update(trial, action) {
    if (action.type === "play") return { cube: trial.cube, lastPlay: action.play };
    return action.cube === trial.cube && !trial.lastPlay
      ? trial
      : { cube: action.cube };
  },

  encode: ({ cube, lastPlay }) =>
    lastPlay ? `${cube}.${lastPlay.reading}${lastPlay.target[0]}` : String(cube),

  decode(text) {
    const parts = /^(\d{1,7})(?:\.(\d)([ci]))?$/.exec(text);
    const cube = Number(parts?.[1]);
    if (!parts || cube >= N_STATES) {
      throw new Error(
        `it should be the index of a state, 0 to ${formatNumber(N_STATES - 1)}, and the reading that was played`,
      );
    }
    if (!printedMovesForCube(cube)) {
      throw new Error(
        `state ${formatNumber(cube)} is more than ${MAX_DEPTH} quarter turns from solved, where the table of this figure ends`,
      );
    }
    if (parts[2] === undefined) return { cube };
    const reading = Number(parts[2]);
    if (reading >= MOVE_READINGS.length) {
      throw new Error(`there is no reading ${reading}; readings are numbered 0 to 3`);
    }
    return {
      cube,
      lastPlay: { reading, target: parts[3] === "c" ? "cube" : "inverse" },
    };
  },

  describe(trial) {
    const printed = formatTurns(printedTurns(trial));
    if (!trial.lastPlay) return `A cube for which the loop prints ${printed}.`;
    const { reading, target } = trial.lastPlay;
    const outcome = isSolved(trial, trial.lastPlay) ? "solved" : "not solved";
    return `Read ${MOVE_READINGS[reading].name}: the ${target} is ${outcome}.`;
  },
};

/** The moves that the chapter's loop prints for the cube. */
export function printedTurns({ cube }: PrintedMovesTrial): readonly number[] {
  return printedMovesForCube(cube)!;
}

/** The turns of one reading of the printed moves. */
export function turnsToPlay(
  trial: PrintedMovesTrial,
  reading: number,
): readonly number[] {
  return MOVE_READINGS[reading].apply(printedTurns(trial));
}

/** The turns in notation, or "nothing". */
export function formatTurns(turns: readonly number[]): string {
  return turns.length === 0 ? "nothing" : turns.map(moveLabel).join(" ");
}

/** The index of the cube that a reading is applied to. */
export function startingCube({ cube }: PrintedMovesTrial, target: Target): number {
  return target === "cube" ? cube : inverseState(cube);
}

export function cubeAfter(
  trial: PrintedMovesTrial,
  { reading, target }: ReadingPlay,
): number {
  const start = unrankState(startingCube(trial, target));
  return rankState(applyMoves(start, turnsToPlay(trial, reading)));
}

export function isSolved(trial: PrintedMovesTrial, play: ReadingPlay): boolean {
  return cubeAfter(trial, play) === 0;
}

export const printedMovesStore = new WidgetStore(printedMovesModel);
