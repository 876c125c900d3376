import type { NetPoint } from "../nets/net.ts";
import { curvedArrow } from "./arrows.ts";
import type { PuzzleDrawing } from "./drawn-puzzle.ts";
import { beadPoints } from "./drawn-puzzle.ts";

/** The moves as arrows from bead to bead, each move in its colour; that being made is bold. */
export function CycleArrows({ drawn }: { drawn: PuzzleDrawing }) {
  const { moves, tool, open } = drawn;
  const places = beadPoints(drawn);
  const pairs = (cycle: readonly number[]) =>
    cycle.map((bead, i): [NetPoint, NetPoint] => [
      places[bead],
      places[cycle[(i + 1) % cycle.length]],
    ]);
  return (
    <>
      {moves.map((cycles, move) => (
        <path
          key={move}
          class={`drawn-cycle place-${(move % 7) + 1}`}
          data-chosen={move === tool || undefined}
          d={cycles.flatMap(pairs).map(curvedArrow).join("")}
        />
      ))}
      <path
        class="drawn-cycle open"
        d={pairs(open).slice(0, -1).map(curvedArrow).join("")}
      />
    </>
  );
}
