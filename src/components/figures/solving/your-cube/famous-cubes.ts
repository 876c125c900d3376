import { N_STATES, rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { parseMoves } from "#lib/puzzle/notation.ts";
import { SOLVED } from "#lib/puzzle/state.ts";

export interface FamousCube {
  readonly name: string;
  readonly index: number;
  readonly note: string;
}

const afterMoves = (text: string) => rankState(applyMoves(SOLVED, parseMoves(text)));
const inOrder = (permutation: number[]) => rankState({ ...SOLVED, permutation });

/** Well-known states. `test/chapters/your-cube.test.ts` verifies each note. */
export const FAMOUS_CUBES: readonly FamousCube[] = [
  { name: "Solved", index: 0, note: "number 0, the start of every list" },
  {
    name: "Chequered",
    index: afterMoves("U2 F2 R2 F2"),
    note: "four chequered faces, the most possible",
  },
  {
    name: "Rainbow",
    index: afterMoves("R U2 F"),
    note: "four colours on each face, in three turns",
  },
  {
    name: "Two neighbours swapped",
    index: inOrder([1, 0, 2, 3, 4, 5, 6]),
    note: "10 turns; the guide’s own example",
  },
  {
    name: "Two across swapped",
    index: inOrder([2, 1, 0, 3, 4, 5, 6]),
    note: "11 turns, the greatest distance",
  },
  {
    name: "All seven twisted",
    index: rankState({ ...SOLVED, orientation: [1, 2, 1, 2, 1, 1, 1] }),
    note: "all in their own positions",
  },
  {
    name: "Farthest both ways",
    index: afterMoves("U' F U' F R' F2 U2 R2 F' R F'"),
    note: "11 turns, or 14 quarter turns",
  },
  {
    name: "The last number",
    index: N_STATES - 1,
    note: "permutation reversed, every free twist a 2",
  },
];
