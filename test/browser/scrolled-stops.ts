// The stops that do not fit on the screen with letters of 24 px, and are scrolled: why, and how
// many pixels of them are below the screens of presenter.spec.ts. The list may only become
// shorter.

export type Scrolled = readonly [why: string, ...hidden: [number, number, number]];

const PROGRAM = "a program of more than a screen";
const CELL = "code, and below it what it shows";
const ANSWER = "a question, code to change and its results";

export const SCROLLED: Readonly<Record<string, Readonly<Record<string, Scrolled>>>> = {
  indexing: {
    "fig-stepper": ["a whole program beside its variables", 515, 513, 0],
    "cell-4": [CELL, 39, 0, 0],
  },
  "more-encoders": {
    "cell-5": [CELL, 87, 0, 0],
    "cell-6": [CELL, 511, 0, 0],
    "encoder-table": ["a table of all encoders", 0, 331, 0],
  },
  moves: {
    "buildMoveTable, from src/lib/tables/move-tables.ts": [PROGRAM, 101, 0, 0],
    "cell-3": [CELL, 421, 0, 0],
    "move-table": ["a window into a table of 5040 rows", 121, 216, 0],
  },
  "building-tables": {
    flood: ["5040 cells, and what steers and counts them", 0, 209, 0],
    "cell-2": [CELL, 940, 0, 0],
    "scanDepths, from src/lib/tables/scan-depths.ts": [PROGRAM, 199, 0, 0],
    "buildPruningTable, from src/lib/tables/pruning-table.ts": [PROGRAM, 263, 0, 0],
    "cell-6": [CELL, 52, 0, 0],
  },
  "gods-algorithm": {
    "flood, from src/six-forms/both-ways.ts": [PROGRAM, 69, 0, 0],
    "lookForward, from src/six-forms/both-ways.ts": [PROGRAM, 361, 0, 0],
    "lookBack, from src/six-forms/both-ways.ts": [PROGRAM, 361, 0, 0],
    "cell-2": [CELL, 156, 0, 0],
    "fig-picture": ["a map of all states, and what it means", 248, 208, 0],
    "fig-rings": ["a drawing with a table beside it", 113, 30, 0],
    "fig-shadows": ["a table of 12 lines and 8 columns beside the cube", 192, 251, 0],
    "fig-farthest": ["a cube, its net and its numbers", 46, 42, 0],
    "exercise-5-6": [ANSWER, 10, 0, 0],
    "fig-hilltops": ["a table of all distances beside the cube", 0, 19, 0],
  },
  solving: {
    "fig-solutions": ["a graph, a cube and a list of all solutions", 197, 2372, 0],
    "fig-search": ["the levels of a search beside its program", 0, 452, 28],
    "fig-twelve": ["the printout of a whole program", 20, 107, 0],
    "cell-5": [CELL, 346, 0, 0],
    "fig-memories": ["two graphs of all ways home", 423, 204, 0],
    "exercise-6-4": [ANSWER, 42, 0, 0],
  },
  "one-frame": {
    "flood, from src/six-forms/move-tables.ts": [PROGRAM, 425, 0, 0],
    "lookBack, from src/six-forms/both-ways.ts": [PROGRAM, 361, 0, 0],
    "fig-translate": ["27 words of 32 bits, before and after", 282, 472, 0],
    "fig-filling": ["27 words of 32 bits, and their counts", 356, 627, 0],
  },
};
