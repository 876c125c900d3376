import type { GuideRow } from "#kit/source/guide-row.ts";

/** The Python program's loop that solves a cube, with the lines of `printedMoves`. */
export const PYTHON_LOOKUP: readonly GuideRow[] = [
  [
    "while move := lookup[cube]:",
    "let move = producedBy.get(cube);\nwhile (move !== undefined) {",
  ],
  [
    "    inverse = move.translate(move)\n                  .translate(move)",
    "  const [inverse] = invertMoves([move]);",
  ],
  ["    print('move',\n          moves.index(inverse))", "  printed.push(inverse);"],
  [
    "    cube = cube.translate(inverse)",
    "  cube = translate(cube, moves[inverse]);\n  move = producedBy.get(cube);\n}",
  ],
];
