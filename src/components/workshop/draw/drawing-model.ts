import { countPositions } from "../../../lib/any-puzzle/count-positions.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import type { WidgetModel } from "../../kit/widget/model.ts";
import type { Point } from "../nets/net.ts";
import { readDrawing, writeDrawing } from "./drawing-link.ts";
import {
  beadAt,
  definitionOf,
  type Drawing,
  type DrawnPuzzle,
  MAX_BEADS,
  MAX_MOVES,
  nameOfMove,
  sourceOf,
  type Tool,
} from "./drawn-puzzle.ts";

export type DrawingAction =
  | { readonly type: "press"; readonly at: Point }
  | { readonly type: "drag"; readonly bead: number; readonly to: Point }
  | { readonly type: "tool"; readonly tool: Tool }
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
  moves: [[[0, 1, 4, 3]], [[1, 2, 5, 4]]],
  order: [0, 1, 2, 3, 4, 5],
  tool: 0,
  open: [],
};

export const drawingModel: WidgetModel<Drawing, DrawingAction> = {
  key: "drawing",
  version: 1,
  initial: INITIAL,
  update: (drawing, action) => {
    const still = stillOf(drawing);
    switch (action.type) {
      case "press":
        return press(still, action.at) ?? drawing;
      case "drag":
        return drag(still, action.bead, action.to) ?? drawing;
      case "tool":
        return action.tool === drawing.tool
          ? drawing
          : { ...still, tool: action.tool, open: [] };
      case "new move":
        return still.moves.length === MAX_MOVES
          ? drawing
          : {
              ...still,
              moves: [...still.moves, []],
              tool: still.moves.length,
              open: [],
            };
      case "clear move":
        return clearMove(still) ?? drawing;
      case "turn":
        return turned(still, action.move, action.isBack);
      case "solve":
        return still.order.every((bead, at) => bead === at)
          ? drawing
          : { ...still, order: inOrder(still.beads.length) };
      case "replace":
        return {
          ...action.drawn,
          order: inOrder(action.drawn.beads.length),
          tool: action.drawn.moves.length > 0 ? 0 : "place",
          open: [],
        };
    }
  },
  encode: writeDrawing,
  decode: readDrawing,
  describe: (drawing) =>
    [openInWords(drawing), sizeInWords(drawing)].filter(Boolean).join(" "),
};

/** Without the turn that led here: what comes next is no turn. */
function stillOf({ beads, moves, order, tool, open }: Drawing): Drawing {
  return { beads, moves, order, tool, open };
}

/** What a press at a place of the grid does; undefined when it does nothing. */
function press(drawing: Drawing, at: Point): Drawing | undefined {
  const { beads, tool, open } = drawing;
  const bead = beadAt(drawing, at);
  if (tool === "place") {
    if (bead !== undefined || beads.length === MAX_BEADS) return undefined;
    const order = [...drawing.order, beads.length];
    return { ...drawing, beads: [...beads, at], order };
  }
  if (bead === undefined) return undefined;
  if (tool === "remove") return withoutBead(drawing, bead);
  if (bead === open[0] && open.length > 1) return closed(drawing, tool);
  const taken = drawing.moves[tool].some((cycle) => cycle.includes(bead));
  if (taken || open.includes(bead)) return undefined;
  return { ...drawing, open: [...open, bead] };
}

function closed(drawing: Drawing, tool: number): Drawing {
  const moves = drawing.moves.map((cycles, move) =>
    move === tool ? [...cycles, drawing.open] : cycles,
  );
  return { ...drawing, moves, open: [] };
}

/** Without a bead, all others keep their places; cycles that it was in are gone. */
function withoutBead(drawing: Drawing, gone: number): Drawing {
  const beads = drawing.beads.filter((_, bead) => bead !== gone);
  const renamed = (bead: number) => (bead > gone ? bead - 1 : bead);
  const moves = drawing.moves.map((cycles) =>
    cycles.filter((cycle) => !cycle.includes(gone)).map((cycle) => cycle.map(renamed)),
  );
  return { ...drawing, beads, moves, order: inOrder(beads.length), open: [] };
}

function drag(drawing: Drawing, bead: number, to: Point): Drawing | undefined {
  const other = beadAt(
    { ...drawing, beads: drawing.beads.map((at, i) => (i === bead ? [-9, -9] : at)) },
    to,
  );
  const [column, row] = drawing.beads[bead];
  if (other !== undefined || (column === to[0] && row === to[1])) return undefined;
  return { ...drawing, beads: drawing.beads.map((at, i) => (i === bead ? to : at)) };
}

function clearMove(drawing: Drawing): Drawing | undefined {
  const { tool, moves, open } = drawing;
  if (typeof tool !== "number") return undefined;
  if (moves[tool].length === 0 && open.length === 0) return undefined;
  return {
    ...drawing,
    moves: moves.map((one, i) => (i === tool ? [] : one)),
    open: [],
  };
}

function turned(drawing: Drawing, move: string, isBack: boolean): Drawing {
  const cycles = drawing.moves["ABCDEFGH".indexOf(move)];
  const way = isBack ? cycles.map((cycle) => cycle.toReversed()) : cycles;
  const source = sourceOf(way, drawing.beads.length);
  const order = source.map((from) => drawing.order[from]);
  return { ...drawing, order, turn: { move: isBack ? `${move}'` : move } };
}

function inOrder(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** The cycle that is being made. */
export function openInWords({ open, tool }: Drawing): string {
  if (open.length === 0 || typeof tool !== "number") return "";
  const beads = open.map((bead) => bead + 1).join(" → ");
  const goOn =
    open.length > 1
      ? "Press the first again to close the cycle."
      : "Go on with the next bead.";
  return `Move ${nameOfMove(tool)}: ${beads}. ${goOn}`;
}

/** How many positions the drawing has, and why not all orders, if so. */
export function sizeInWords(drawn: DrawnPuzzle): string {
  const definition = definitionOf(drawn);
  if (definition === undefined) return "There is no bead yet.";
  const size = countPositions(definition);
  let orders = 1n;
  for (let i = 2; i <= drawn.beads.length; i++) orders *= BigInt(i);
  const beads = `${drawn.beads.length} ${drawn.beads.length === 1 ? "bead" : "beads"}`;
  if (orders === 1n) return `${beads}: there is one order.`;
  if (size === orders)
    return `${beads}: all ${formatNumber(orders)} orders can be reached.`;
  return `${beads}: ${formatNumber(size)} of ${formatNumber(orders)} orders can be reached.`;
}
