import { type PlanePoint } from "#kit/drawing/plane.ts";
import type { WidgetModel } from "#kit/widget/model.ts";

import { openCycleHint, reachableText } from "./drawing-messages.ts";
import { parseDrawingLink, formatDrawingLink } from "./drawing-link.ts";
import {
  invertMotion,
  beadAt,
  type PuzzleDrawing,
  type DrawnPuzzle,
  FIRST_SIDES,
  MAX_PUZZLE_MOVES,
  moveMotion,
  moveIndex,
  type Tool,
} from "./drawn-puzzle.ts";
import { solvedBeads, pressPlane } from "./press-plane.ts";

export type DrawingAction =
  | { readonly type: "press"; readonly at: PlanePoint }
  | { readonly type: "drag"; readonly bead: number; readonly to: PlanePoint }
  | { readonly type: "tool"; readonly tool: Tool }
  | { readonly type: "given"; readonly sides: number }
  | { readonly type: "new move" }
  | { readonly type: "clear move" }
  | { readonly type: "turn"; readonly move: string; readonly isBack: boolean }
  | { readonly type: "solve" }
  | { readonly type: "replace"; readonly puzzle: DrawnPuzzle };

/** Two squares that share a side; most permutations are not reachable. */
const INITIAL: PuzzleDrawing = {
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
  ...solvedBeads(6),
  tool: 0,
  newSides: FIRST_SIDES,
  openCycle: [],
};

export const drawingModel: WidgetModel<PuzzleDrawing, DrawingAction> = {
  key: "drawing",
  version: 1,
  initial: INITIAL,
  update: (drawing, action) => {
    // Other actions are not animated.
    const withoutTurn = { ...drawing, turn: undefined };
    switch (action.type) {
      case "press": {
        const next = pressPlane(withoutTurn, action.at);
        return typeof next === "string" ? drawing : next;
      }
      case "drag":
        return dragBead(withoutTurn, action.bead, action.to) ?? drawing;
      case "tool":
        return action.tool === drawing.tool
          ? drawing
          : { ...withoutTurn, tool: action.tool, openCycle: [] };
      case "given":
        return action.sides === drawing.newSides && drawing.tool === "sides"
          ? drawing
          : { ...withoutTurn, newSides: action.sides, tool: "sides", openCycle: [] };
      case "new move":
        return withoutTurn.moves.length === MAX_PUZZLE_MOVES
          ? drawing
          : addMove(withoutTurn);
      case "clear move":
        return clearMove(withoutTurn) ?? drawing;
      case "turn":
        return turnDrawing(withoutTurn, action.move, action.isBack);
      case "solve":
        return isInOrder(withoutTurn)
          ? drawing
          : { ...withoutTurn, ...solvedBeads(withoutTurn.beads.length) };
      case "replace":
        return hasSameBeads(drawing, action.puzzle)
          ? drawing
          : {
              ...action.puzzle,
              ...solvedBeads(action.puzzle.beads.length),
              tool: action.puzzle.moves.length > 0 ? 0 : "place",
              newSides: drawing.newSides,
              openCycle: [],
            };
    }
  },
  encode: formatDrawingLink,
  decode: parseDrawingLink,
  describe: (drawing) =>
    [openCycleHint(drawing), reachableText(drawing)].filter(Boolean).join(" "),
};

function addMove(drawing: PuzzleDrawing): PuzzleDrawing {
  const { moves, twists, beads } = drawing;
  return {
    ...drawing,
    moves: [...moves, []],
    twists: [...twists, beads.map(() => 0)],
    tool: moves.length,
    openCycle: [],
  };
}

function dragBead(
  drawing: PuzzleDrawing,
  bead: number,
  to: PlanePoint,
): PuzzleDrawing | undefined {
  const other = beadAt(
    { beads: drawing.beads.map((at, i) => (i === bead ? [-9, -9] : at)) },
    to,
  );
  const [column, row] = drawing.beads[bead];
  if (other !== undefined || (column === to[0] && row === to[1])) return undefined;
  return { ...drawing, beads: drawing.beads.map((at, i) => (i === bead ? to : at)) };
}

function clearMove(drawing: PuzzleDrawing): PuzzleDrawing | undefined {
  const { tool, moves, twists, openCycle } = drawing;
  if (typeof tool !== "number") return undefined;
  const isEmpty = moves[tool].length === 0 && twists[tool].every((by) => by === 0);
  if (isEmpty && openCycle.length === 0) return undefined;
  return {
    ...drawing,
    moves: moves.with(tool, []),
    twists: twists.with(
      tool,
      twists[tool].map(() => 0),
    ),
    openCycle: [],
  };
}

function turnDrawing(
  drawing: PuzzleDrawing,
  move: string,
  isBack: boolean,
): PuzzleDrawing {
  const motion = moveMotion(drawing, moveIndex(move));
  const { permutation, orientation } = isBack ? invertMotion(drawing, motion) : motion;
  const { order, beadTwists, sides } = drawing;
  return {
    ...drawing,
    order: permutation.map((from) => order[from]),
    beadTwists: permutation.map(
      (from, at) => (beadTwists[from] + orientation[at]) % sides[at],
    ),
    turn: { move: isBack ? `${move}'` : move },
  };
}

/** Whether a drawing has these beads and moves already. */
function hasSameBeads(drawing: PuzzleDrawing, puzzle: DrawnPuzzle): boolean {
  return formatDrawingLink({ ...drawing, ...puzzle }) === formatDrawingLink(drawing);
}

function isInOrder({ order, beadTwists }: PuzzleDrawing): boolean {
  return order.every((bead, at) => bead === at && beadTwists[at] === 0);
}
