import { readRow, writeRow } from "../puzzle/short-text.ts";
import type { Drawing, Tool } from "./drawing-model.ts";
import { COLUMNS, MAX_BEADS, MAX_MOVES, ROWS } from "./drawn-puzzle.ts";

/** A drawing for addresses: beads, moves, order, tool and open cycle, separated by `-`. */
export function writeDrawing({ beads, moves, order, tool, open }: Drawing): string {
  const cycles = moves.map(
    (move) => `_${move.map((cycle) => writeRow(cycle, 1)).join(".")}`,
  );
  const isInOrder = order.every((bead, at) => bead === at);
  return [
    writeRow(beads.flat(), 1),
    cycles.join(""),
    isInOrder ? "" : writeRow(order, 1),
    typeof tool === "number" ? tool : tool[0],
    writeRow(open, 1),
  ].join("-");
}

/**
 * The inverse of `writeDrawing`.
 *
 * @throws {Error} with words for the reader
 */
export function readDrawing(text: string): Drawing {
  const [
    placeText = "",
    cycleText = "",
    orderText = "",
    toolText = "p",
    openText = "",
  ] = text.split("-");
  const numbers = readRow(placeText, 1);
  const beads = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, i) => {
    const [column, row = ROWS] = numbers.slice(2 * i, 2 * i + 2);
    if (column >= COLUMNS || row >= ROWS) {
      throw new Error(
        `bead ${i + 1} is not on the plane of ${COLUMNS} by ${ROWS} places`,
      );
    }
    return [column, row] as const;
  });
  if (beads.length > MAX_BEADS) {
    throw new Error(`there are ${beads.length} beads; expected ${MAX_BEADS} at most`);
  }
  const moves = cycleText
    .split("_")
    .slice(1)
    .map((move) =>
      move === "" ? [] : move.split(".").map((cycle) => readRow(cycle, 1)),
    );
  if (moves.length > MAX_MOVES) {
    throw new Error(`there are ${moves.length} moves; expected ${MAX_MOVES} at most`);
  }
  moves.forEach((cycles) => assertDifferent(cycles.flat(), beads.length));
  const open = readRow(openText, 1);
  assertDifferent(open, beads.length);
  const order = orderText === "" ? beads.map((_, at) => at) : readRow(orderText, 1);
  assertDifferent(order, beads.length);
  if (order.length !== beads.length) {
    throw new Error(`${order.length} beads are in order; expected ${beads.length}`);
  }
  return { beads, moves, order, tool: readTool(toolText, moves.length), open };
}

function readTool(text: string, moves: number): Tool {
  if (text === "p") return "place";
  if (text === "r") return "remove";
  if (/^\d$/.test(text) && Number(text) < moves) return Number(text);
  throw new Error(`“${text.slice(0, 10)}” is no tool`);
}

function assertDifferent(row: readonly number[], beads: number): void {
  const stranger = row.find((bead) => bead >= beads);
  if (stranger !== undefined) throw new Error(`there is no bead ${stranger + 1}`);
  const twice = row.find((bead, i) => row.indexOf(bead) !== i);
  if (twice !== undefined)
    throw new Error(`bead ${twice + 1} is there twice in one move`);
}
