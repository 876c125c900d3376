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

/** Describes a bead for screen readers. */
export function beadLabel(
  { sides, moves, twists }: PuzzleDrawing,
  bead: number,
): string {
  const twistTexts = moves.flatMap((_, move) =>
    twists[move][bead] === 0
      ? []
      : [`twisted by ${twists[move][bead]} in move ${moveName(move)}`],
  );
  const sideTexts = sides[bead] === 1 ? [] : [sidesText(sides[bead])];
  return [`bead ${bead + 1}`, ...sideTexts, ...twistTexts].join(", ");
}

/** The hint for the open cycle. */
export function openCycleHint(drawing: PuzzleDrawing): string {
  const { openCycle, tool, sides } = drawing;
  if (openCycle.length === 0 || typeof tool !== "number") return "";
  const beads = openCycle.map((bead) => bead + 1).join(" → ");
  const continuation =
    openCycle.length > 1
      ? "Press the first again to close the cycle."
      : sides[openCycle[0]] > 1
        ? "Go on with the next bead, or press it again to twist it where it lies."
        : "Go on with the next bead.";
  return `Move ${moveName(tool)}: ${beads}. ${continuation}`;
}

export function toolHint(drawing: PuzzleDrawing): string {
  const { tool, newSides } = drawing;
  if (tool === "place") return "Press where you want a bead; drag a bead to move it.";
  if (tool === "remove")
    return "Press a bead to remove it, and the cycles that it is in.";
  if (tool === "sides") {
    const action =
      newSides === 1
        ? "Press a bead to take its sides away"
        : `Press a bead to give it ${newSides} sides`;
    return `${action}; beads that it changes places with are treated alike. Then moves can twist it.`;
  }
  const name = moveName(tool);
  const order = `Press beads in the order in which move ${name} sends them on, and the first again at the end.`;
  return hasSides(drawing)
    ? `${order} Press a bead with sides to twist it if it is in a cycle, and twice to twist it in place.`
    : order;
}

/** How many states the moves reach, of how many permutations and twists. */
export function reachableText(drawing: DrawnPuzzle): string {
  const count = drawing.beads.length;
  if (count === 0) return "There are no beads yet.";
  const size = countReachable(drawing);
  const nAll = drawing.sides.reduce(
    (product, sides) => product * BigInt(sides),
    countOrders(drawing),
  );
  const beads = `${count} ${count === 1 ? "bead" : "beads"}`;
  if (nAll === 1n) return `${beads}: there is one order.`;
  const orderText = hasSides(drawing) ? "orders and twists" : "orders";
  if (size === nAll)
    return `${beads}: all ${formatNumber(nAll)} ${orderText} can be reached.`;
  return `${beads}: ${formatNumber(size)} of ${formatNumber(nAll)} ${orderText} can be reached.`;
}

/** The number of permutations of beads with equally many sides. */
function countOrders({ sides }: DrawnPuzzle): bigint {
  const countBySides = new Map<number, number>();
  return sides.reduce((orderText, count) => {
    const nth = (countBySides.get(count) ?? 0) + 1;
    countBySides.set(count, nth);
    return orderText * BigInt(nth);
  }, 1n);
}

let lastCount: { readonly drawing: DrawnPuzzle; readonly size: bigint } | undefined;

/** Cached while only points and states change, so that dragging is fast. */
function countReachable(drawing: DrawnPuzzle): bigint {
  const isSame =
    lastCount?.drawing.sides === drawing.sides &&
    lastCount.drawing.moves === drawing.moves &&
    lastCount.drawing.twists === drawing.twists;
  if (!isSame) lastCount = { drawing, size: countStates(drawnDefinition(drawing)!) };
  return lastCount!.size;
}
