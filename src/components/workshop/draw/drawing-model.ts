import type { WidgetModel } from "../../kit/widget/model.ts";
import type { Point } from "../nets/net.ts";
import { openInWords, sizeInWords } from "./draw-words.ts";
import { readDrawing, writeDrawing } from "./drawing-link.ts";
import {
  backwards,
  beadAt,
  type Drawing,
  type DrawnPuzzle,
  FIRST_SIDES,
  MAX_MOVES,
  motionOfMove,
  moveNamed,
  type Tool,
} from "./drawn-puzzle.ts";
import { inOrder, pressPlane } from "./press-plane.ts";

export type DrawingAction =
  | { readonly type: "press"; readonly at: Point }
  | { readonly type: "drag"; readonly bead: number; readonly to: Point }
  | { readonly type: "tool"; readonly tool: Tool }
  | { readonly type: "given"; readonly sides: number }
  | { readonly type: "new move" }
  | { readonly type: "clear move" }
  | { readonly type: "turn"; readonly move: string; readonly isBack: boolean }
  | { readonly type: "solve" }
  | { readonly type: "replace"; readonly drawn: DrawnPuzzle };

/** Two squares that share a side: a surprise, since most orders cannot be reached. */
const INITIAL: Drawing = {
  beads: [
    [9, 5],
    [17, 5],
    [25, 5],
    [9, 13],
    [17, 13],
    [25, 13],
  ],
  sides: [1, 1, 1, 1, 1, 1],
  moves: [[[0, 1, 4, 3]], [[1, 2, 5, 4]]],
  twists: [
    [0, 0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ],
  ...inOrder(6),
  tool: 0,
  given: FIRST_SIDES,
  open: [],
};

export const drawingModel: WidgetModel<Drawing, DrawingAction> = {
  key: "drawing",
  version: 1,
  initial: INITIAL,
  update: (drawing, action) => {
    // What comes next is no turn.
    const still = { ...drawing, turn: undefined };
    switch (action.type) {
      case "press": {
        const next = pressPlane(still, action.at);
        return typeof next === "string" ? drawing : next;
      }
      case "drag":
        return drag(still, action.bead, action.to) ?? drawing;
      case "tool":
        return action.tool === drawing.tool
          ? drawing
          : { ...still, tool: action.tool, open: [] };
      case "given":
        return action.sides === drawing.given && drawing.tool === "sides"
          ? drawing
          : { ...still, given: action.sides, tool: "sides", open: [] };
      case "new move":
        return still.moves.length === MAX_MOVES ? drawing : withMove(still);
      case "clear move":
        return clearMove(still) ?? drawing;
      case "turn":
        return turned(still, action.move, action.isBack);
      case "solve":
        return isInOrder(still)
          ? drawing
          : { ...still, ...inOrder(still.beads.length) };
      case "replace":
        return isDrawn(drawing, action.drawn)
          ? drawing
          : {
              ...action.drawn,
              ...inOrder(action.drawn.beads.length),
              tool: action.drawn.moves.length > 0 ? 0 : "place",
              given: drawing.given,
              open: [],
            };
    }
  },
  encode: writeDrawing,
  decode: readDrawing,
  describe: (drawing) =>
    [openInWords(drawing), sizeInWords(drawing)].filter(Boolean).join(" "),
};

function withMove(drawing: Drawing): Drawing {
  const { moves, twists, beads } = drawing;
  return {
    ...drawing,
    moves: [...moves, []],
    twists: [...twists, beads.map(() => 0)],
    tool: moves.length,
    open: [],
  };
}

function drag(drawing: Drawing, bead: number, to: Point): Drawing | undefined {
  const other = beadAt(
    { beads: drawing.beads.map((at, i) => (i === bead ? [-9, -9] : at)) },
    to,
  );
  const [column, row] = drawing.beads[bead];
  if (other !== undefined || (column === to[0] && row === to[1])) return undefined;
  return { ...drawing, beads: drawing.beads.map((at, i) => (i === bead ? to : at)) };
}

function clearMove(drawing: Drawing): Drawing | undefined {
  const { tool, moves, twists, open } = drawing;
  if (typeof tool !== "number") return undefined;
  const isEmpty = moves[tool].length === 0 && twists[tool].every((by) => by === 0);
  if (isEmpty && open.length === 0) return undefined;
  return {
    ...drawing,
    moves: moves.with(tool, []),
    twists: twists.with(
      tool,
      twists[tool].map(() => 0),
    ),
    open: [],
  };
}

function turned(drawing: Drawing, move: string, isBack: boolean): Drawing {
  const there = motionOfMove(drawing, moveNamed(move));
  const { permutation, orientation } = isBack ? backwards(drawing, there) : there;
  const { order, facing, sides } = drawing;
  return {
    ...drawing,
    order: permutation.map((from) => order[from]),
    facing: permutation.map((from, at) => (facing[from] + orientation[at]) % sides[at]),
    turn: { move: isBack ? `${move}'` : move },
  };
}

/** Whether a drawing has these beads and moves already. */
function isDrawn(drawing: Drawing, drawn: DrawnPuzzle): boolean {
  return writeDrawing({ ...drawing, ...drawn }) === writeDrawing(drawing);
}

function isInOrder({ order, facing }: Drawing): boolean {
  return order.every((bead, at) => bead === at && facing[at] === 0);
}
