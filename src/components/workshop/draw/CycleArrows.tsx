import { type PlanePoint } from "#kit/drawing/plane.ts";
import { curvedArrow } from "#kit/drawing/arrows.ts";
import type { PuzzleDrawing } from "./drawn-puzzle.ts";
import { beadPoints } from "./drawn-puzzle.ts";

/**
 * The moves as arrows from bead to bead, in a colour for each move; the current one is
 * bold.
 */
export function CycleArrows({ drawing }: { drawing: PuzzleDrawing }) {
  const { moves, tool, openCycle } = drawing;
  const points = beadPoints(drawing);
  const pairs = (cycle: readonly number[]) =>
    cycle.map((bead, i): [PlanePoint, PlanePoint] => [
      points[bead],
      points[cycle[(i + 1) % cycle.length]],
    ]);
  const arrows = (ends: readonly [PlanePoint, PlanePoint][]) =>
    ends.map((pair) => curvedArrow(pair)).join("");
  return (
    <>
      {moves.map((cycles, move) => (
        <path
          key={move}
          class={`drawn-cycle place-${(move % 7) + 1}`}
          data-chosen={move === tool || undefined}
          d={arrows(cycles.flatMap(pairs))}
        />
      ))}
      <path class="drawn-cycle open" d={arrows(pairs(openCycle).slice(0, -1))} />
    </>
  );
}
