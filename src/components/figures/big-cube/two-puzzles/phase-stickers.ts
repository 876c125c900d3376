import {
  BIG_FACELETS,
  BIG_PIECES,
  CENTRE_FACELETS,
  PIECE_FACELETS,
} from "#lib/big-cube/facelets.ts";
import { BIG_CUBE_TWISTS, type BigCube } from "#lib/big-cube/state.ts";
import { type PieceKinds, type PhasePuzzle, pieceKinds } from "./phase-puzzle.ts";

/** The sticker of each kind of pieces that look alike: white, and green of the middle edges. */
const MARKS = ["U", "F"];

/**
 * The stickers that matter to a puzzle, as 54 letters; the others are dots.
 *
 * Of pieces that look alike, the sticker that their twist counts from shows their kind. A
 * piece whose twist can't be seen is drawn without one.
 */
export function phaseStickers(cube: BigCube, phase: PhasePuzzle): string {
  const { corners, edges, seesTwists, seesFlips } = phase;
  const stickers = BIG_FACELETS.map(() => ".");
  for (const centre of CENTRE_FACELETS) {
    const { face } = BIG_FACELETS[centre];
    if (corners === "each") stickers[centre] = face;
    else if (face === "U" || face === "D") stickers[centre] = MARKS[0];
  }
  paint("CORNERS", corners, seesTwists);
  paint("EDGES", edges, seesFlips);
  return stickers.join("");

  function paint(orbit: keyof BigCube, kinds: PieceKinds, seesTwist: boolean): void {
    const { permutation, orientation } = cube[orbit];
    const twists = BIG_CUBE_TWISTS[orbit];
    const kindOf = pieceKinds(kinds, permutation.length);
    PIECE_FACELETS[orbit].forEach((places, position) => {
      const piece = permutation[position];
      const twist = seesTwist ? orientation[position] : 0;
      places.forEach((place, slot) => {
        const side = (slot - twist + twists) % twists;
        const showsKind = seesTwist ? side === 0 : kinds === "middle";
        if (kindOf === undefined) stickers[place] = BIG_PIECES[orbit][piece][side];
        else if (showsKind) stickers[place] = MARKS[kindOf[piece]];
      });
    });
  }
}
