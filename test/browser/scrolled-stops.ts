// The stops that do not fit on the screen with letters of 24 px, and are scrolled: why, and how
// many pixels of them are below the screens of presenter.spec.ts. The list may only become
// shorter.

export type Scrolled = readonly [why: string, ...hidden: [number, number, number]];

const PROGRAM = "a program of more than a screen";
const CELL = "code, and below it what it shows";
const QUESTION = "a large figure below its question";

export const SCROLLED: Readonly<Record<string, Readonly<Record<string, Scrolled>>>> = {
  indexing: {
    "slot-ruler": [QUESTION, 6, 0, 0],
    "fig-stepper": [QUESTION, 0, 20, 0],
  },
  "more-encoders": {
    "cell-6": [CELL, 222, 0, 0],
  },
  moves: {
    "buildMoveTable, from src/lib/tables/move-tables.ts": [PROGRAM, 10, 0, 0],
    "cell-3": [CELL, 284, 0, 0],
  },
  "building-tables": {
    "permutation-rings": [QUESTION, 13, 0, 0],
    flood: [QUESTION, 3, 0, 0],
    "cell-3": [CELL, 245, 0, 0],
    "cell-5": [CELL, 913, 0, 0],
  },
  "gods-algorithm": {
    "cell-1": [CELL, 859, 0, 0],
    "cell-2": [CELL, 207, 0, 0],
    "cell-3": [CELL, 53, 0, 0],
  },
  solving: {
    "cell-4": [CELL, 1130, 0, 0],
    "fig-solutions": [QUESTION, 0, 7, 0],
    "fig-solve-all": [PROGRAM, 62, 53, 0],
    "fig-twelve": [QUESTION, 63, 48, 0],
  },
  stickers: {
    "left-or-right": [QUESTION, 68, 9, 0],
    "printed-moves": [QUESTION, 18, 0, 0],
    "cell-3": [CELL, 300, 0, 0],
  },
  map: {
    "fig-shadows": [QUESTION, 0, 4, 0],
  },
  search: {
    "cell-3": [CELL, 223, 0, 0],
  },
  "one-frame": {
    "lookBack, from src/six-forms/both-ways.ts": [PROGRAM, 240, 0, 0],
  },
};
