import { firstDepth } from "./first-depth.ts";
import { sameFace } from "./same-face.ts";
import { setOfMoves } from "./set-of-moves.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  firstDepth: firstDepth("QTM"),
  sameFace: sameFace(),
  setOfMoves: setOfMoves(["F2", "R2"]),
};
