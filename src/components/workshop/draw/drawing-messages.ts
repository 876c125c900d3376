import { countStates } from "../../../lib/any-puzzle/count-states.ts";
import { formatNumber } from "../../kit/text/format-number.ts";
import {
  drawnDefinition,
  type PuzzleDrawing,
  type DrawnPuzzle,
  hasSides,
  moveName,
} from "./drawn-puzzle.ts";

export function sidesText(count: number): string {
  return count === 1 ? "no sides" : `${count} sides`;
}

/** A bead of the plane, for readers who do not see it. */
export function beadLabel(
  { sides, moves, twists }: PuzzleDrawing,
  bead: number,
): string {
  const twisted = moves.flatMap((_, move) =>
    twists[move][bead] === 0
      ? []
      : [`twisted by ${twists[move][bead]} in move ${moveName(move)}`],
  );
  const has = sides[bead] === 1 ? [] : [sidesText(sides[bead])];
  return [`bead ${bead + 1}`, ...has, ...twisted].join(", ");
}

/** The cycle that is being made. */
export function openCycleHint(drawing: PuzzleDrawing): string {
  const { open, tool, sides } = drawing;
  if (open.length === 0 || typeof tool !== "number") return "";
  const beads = open.map((bead) => bead + 1).join(" → ");
  const goOn =
    open.length > 1
      ? "Press the first again to close the cycle."
      : sides[open[0]] > 1
        ? "Go on with the next bead, or press it again to twist it where it lies."
        : "Go on with the next bead.";
  return `Move ${moveName(tool)}: ${beads}. ${goOn}`;
}

/** How to use a tool. */
export function toolHint(drawing: PuzzleDrawing): string {
  const { tool, given } = drawing;
  if (tool === "place") return "Press where a bead should lie; drag a bead to move it.";
  if (tool === "remove")
    return "Press a bead to remove it, and the cycles that it is in.";
  if (tool === "sides") {
    const gives =
      given === 1
        ? "Press a bead to take its sides away"
        : `Press a bead to give it ${given} sides`;
    return `${gives}; beads that it changes places with are treated alike. Then moves can twist it.`;
  }
  const name = moveName(tool);
  const order = `Press beads in the order in which move ${name} sends them on, and the first again at the end.`;
  return hasSides(drawing)
    ? `${order} A bead with sides is twisted by a press when it is in a cycle, and by two presses where it lies.`
    : order;
}

/** How many positions the drawing has, and why not all, if so. */
export function reachableText(drawn: DrawnPuzzle): string {
  const count = drawn.beads.length;
  if (count === 0) return "There are no beads yet.";
  const size = countReachable(drawn);
  const all = drawn.sides.reduce(
    (ways, sides) => ways * BigInt(sides),
    countOrders(drawn),
  );
  const beads = `${count} ${count === 1 ? "bead" : "beads"}`;
  if (all === 1n) return `${beads}: there is one order.`;
  const orders = hasSides(drawn) ? "orders and twists" : "orders";
  if (size === all)
    return `${beads}: all ${formatNumber(all)} ${orders} can be reached.`;
  return `${beads}: ${formatNumber(size)} of ${formatNumber(all)} ${orders} can be reached.`;
}

/** In how many orders beads can lie that have equally many sides. */
function countOrders({ sides }: DrawnPuzzle): bigint {
  const laid = new Map<number, number>();
  return sides.reduce((orders, count) => {
    const nth = (laid.get(count) ?? 0) + 1;
    laid.set(count, nth);
    return orders * BigInt(nth);
  }, 1n);
}

let lastCount: { readonly drawn: DrawnPuzzle; readonly size: bigint } | undefined;

/** Kept while only places and positions change: they do not matter, and dragging is to be quick. */
function countReachable(drawn: DrawnPuzzle): bigint {
  const isSame =
    lastCount?.drawn.sides === drawn.sides &&
    lastCount.drawn.moves === drawn.moves &&
    lastCount.drawn.twists === drawn.twists;
  if (!isSame) lastCount = { drawn, size: countStates(drawnDefinition(drawn)!) };
  return lastCount!.size;
}
