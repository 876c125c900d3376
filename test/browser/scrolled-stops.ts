// The stops that do not fit on the screen with letters of 24 px, and are scrolled: why, and how
// many pixels of them are below the screens of presenter.spec.ts. The list may only become
// shorter.

export type Scrolled = readonly [why: string, ...hidden: [number, number, number]];

const PROGRAM = "a program of more than a screen";
const CELL = "code, and below it what it shows";

export const SCROLLED: Readonly<Record<string, Readonly<Record<string, Scrolled>>>> = {
  "more-encoders": {
    "cell-6": [CELL, 222, 0, 0],
  },
  moves: {
    "buildMoveTable, from src/lib/tables/move-tables.ts": [PROGRAM, 10, 0, 0],
    "cell-3": [CELL, 284, 0, 0],
  },
  "building-tables": {
    "cell-2": [CELL, 741, 0, 0],
  },
  "gods-algorithm": {
    "cell-1": [CELL, 859, 0, 0],
    "cell-2": [CELL, 207, 0, 0],
    "cell-3": [CELL, 53, 0, 0],
  },
  solving: {
    "cell-5": [CELL, 222, 0, 0],
  },
  "one-frame": {
    "search, from src/six-forms/move-tables.ts": [PROGRAM, 298, 0, 0],
    "lookBack, from src/six-forms/both-ways.ts": [PROGRAM, 240, 0, 0],
  },
};
