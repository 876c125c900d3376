import type { KPattern } from "cubing/kpuzzle";

/**
 * The facelets of each piece in Kociemba's order of 54, from 1, as his programs list them:
 * https://github.com/hkociemba/RubiksCube-TwophaseSolver, defs.py. The pieces are in the order
 * of cubing.
 */
const FACELETS_OF = {
  CORNERS:
    "U9 R1 F3, U3 B1 R3, U1 L1 B3, U7 F1 L3, D3 F9 R7, D1 L9 F7, D7 B9 L7, D9 R9 B7",
  EDGES:
    "U8 F2, U6 R2, U2 B2, U4 L2, D2 F8, D6 R8, D8 B8, D4 L8, F6 R4, F4 L6, B4 R6, B6 L4",
  CENTERS: "U5, L5, F5, R5, B5, D5",
};

/** The 54 stickers of cubing's 3×3×3, as letters of faces. */
export function stickersOf({ patternData }: KPattern): string {
  const stickers = new Array<string>(54);
  for (const [orbit, list] of Object.entries(FACELETS_OF)) {
    const all = list.split(", ").map((names) => names.split(" "));
    const { pieces, orientation } = patternData[orbit];
    all.forEach((places, position) => {
      const piece = all[pieces[position]];
      places.forEach((place, slot) => {
        const { length } = piece;
        const from = piece[(slot - (orientation[position] % length) + length) % length];
        stickers["URFDLB".indexOf(place[0]) * 9 + Number(place[1]) - 1] = from[0];
      });
    });
  }
  return stickers.join("");
}
