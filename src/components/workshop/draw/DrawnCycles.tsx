import type { Point } from "../nets/net.ts";
import { arrow } from "./arrows.ts";
import type { Drawing } from "./drawn-puzzle.ts";
import { placesOf } from "./drawn-puzzle.ts";

/** The moves as arrows from bead to bead, each move in its colour; that being made is bold. */
export function DrawnCycles({ drawn }: { drawn: Drawing }) {
  const { moves, tool, open } = drawn;
  const places = placesOf(drawn);
  const pairs = (cycle: readonly number[]) =>
    cycle.map((bead, i): [Point, Point] => [
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
          d={cycles.flatMap(pairs).map(arrow).join("")}
        />
      ))}
      <path class="drawn-cycle open" d={pairs(open).slice(0, -1).map(arrow).join("")} />
    </>
  );
}
