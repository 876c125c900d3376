// The stops that do not fit on the screen with letters of 24 px, and are scrolled: why, and how
// many pixels of them are below the screens of presenter.spec.ts. The list may only become
// shorter.

export type Scrolled = readonly [why: string, ...hidden: [number, number, number]];

const PROGRAM = "a program of more than a screen";
const CELL = "code, and below it what it shows";

export const SCROLLED: Readonly<Record<string, Readonly<Record<string, Scrolled>>>> = {
  "more-encoders": {
    "cell-6": [CELL, 334, 0, 0],
    "encoder-table": ["a table of all encoders", 0, 331, 0],
  },
  moves: {
    "buildMoveTable, from src/lib/tables/move-tables.ts": [PROGRAM, 10, 0, 0],
    "cell-3": [CELL, 284, 0, 0],
    "move-table": ["a window into a table of 5040 rows", 121, 216, 0],
  },
  "building-tables": {
    flood: ["5040 cells, and what steers and counts them", 0, 209, 0],
    "cell-2": [CELL, 741, 0, 0],
    "scanDepths, from src/lib/tables/scan-depths.ts": [PROGRAM, 96, 0, 0],
    "buildPruningTable, from src/lib/tables/pruning-table.ts": [PROGRAM, 154, 0, 0],
  },
  "gods-algorithm": {
    "lookForward, from src/six-forms/both-ways.ts": [PROGRAM, 240, 0, 0],
    "lookBack, from src/six-forms/both-ways.ts": [PROGRAM, 240, 0, 0],
    "cell-2": [CELL, 115, 0, 0],
    "fig-rings": ["a drawing with a table beside it", 113, 30, 0],
    "fig-shadows": ["a table of 12 lines and 8 columns beside the cube", 192, 251, 0],
    "fig-farthest": ["a cube, its net and its numbers", 46, 42, 0],
    "fig-hilltops": ["a table of all distances beside the cube", 0, 19, 0],
  },
  solving: {
    "fig-solutions": ["a graph, a cube and a list of all solutions", 0, 657, 0],
    "fig-search": ["the levels of a search beside its program", 0, 452, 28],
    "fig-twelve": ["the printout of a whole program", 20, 107, 0],
    "cell-5": [CELL, 222, 0, 0],
  },
  "one-frame": {
    "flood, from src/six-forms/move-tables.ts": [PROGRAM, 298, 0, 0],
    "lookBack, from src/six-forms/both-ways.ts": [PROGRAM, 240, 0, 0],
  },
};
