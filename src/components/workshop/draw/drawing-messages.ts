import { countStates } from "#lib/any-puzzle/count-states.ts";
import { formatNumber } from "#kit/text/format-number.ts";
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
      ? "Press the next bead, or the first one again to close the cycle."
      : sides[openCycle[0]] > 1
        ? "Press the next bead, or this one again to twist it in place."
        : "Press the next bead.";
  return `Move ${moveName(tool)}: ${beads}. ${continuation}`;
}

export function toolHint(drawing: PuzzleDrawing): string {
  const { tool, newSides } = drawing;
  if (tool === "place") return "Press where you want a bead; drag a bead to move it.";
  if (tool === "remove") return "Press a bead to remove it, together with its cycles.";
  if (tool === "sides") {
    const action =
      newSides === 1
        ? "Press a bead to remove its sides"
        : `Press a bead to give it ${newSides} sides`;
    return newSides === 1
      ? `${action}. The beads in its cycles change with it.`
      : `${action}, so that moves can twist it. The beads in its cycles change with it.`;
  }
  const name = moveName(tool);
  const order = `Press the beads of a cycle in the order in which move ${name} takes them round, then the first one again.`;
  return hasSides(drawing)
    ? `${order} To twist a bead that has sides, press it once if it is in a cycle, twice if it isn’t.`
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
  if (nAll === 1n) return `${beads}: there is one permutation.`;
  const orderText = hasSides(drawing) ? "states" : "permutations";
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
