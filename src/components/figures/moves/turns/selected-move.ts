import { FACE_NAMES, faceOf, moveOf, quarterTurnsOf } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import type { WidgetModel } from "#kit/widget/model.ts";
import { withJointReset } from "#kit/widget/joint-reset.ts";
import { WidgetStore } from "#kit/widget/store.ts";

/**
 * The move that the figure explains, 0..8; in addresses, a face and its quarter turns.
 */
export const selectedMoveModel: WidgetModel<number, number> = {
  key: "move",
  version: 1,
  initial: 0,
  update: (_, move) => move,
  encode: (move) => `${FACE_NAMES[faceOf(move)]}${quarterTurnsOf(move)}`,
  decode(text) {
    const [, face, turns] = /^([FRU])([1-3])$/.exec(text) ?? [];
    if (face === undefined) {
      throw new Error(
        "a move is F, R or U and how many quarter turns it makes, such as F3",
      );
    }
    return moveOf(FACE_NAMES.indexOf(face), Number(turns));
  },
  describe: (move) => `The move is ${moveLabel(move)}.`,
};

export const selectedMoveStore = new WidgetStore(selectedMoveModel);

/** The undo history of the reader's cube and the selected move together. */
export const cubeAndMoveHistory = withJointReset(readerCube, selectedMoveStore);
