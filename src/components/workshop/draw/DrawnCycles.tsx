import { between, type Point, round } from "../nets/net.ts";
import type { Drawing } from "./drawing-model.ts";
import { placesOf } from "./drawn-puzzle.ts";

/** How far arrows stay away from the middles of beads. */
const AWAY = 19;
const HEAD = 9;

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

/** An arrow that leans to its right, so that two of opposite ways lie beside each other. */
function arrow([from, to]: [Point, Point]): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [ahead, right] = [
    [(to[0] - from[0]) / length, (to[1] - from[1]) / length],
    [-(to[1] - from[1]) / length, (to[0] - from[0]) / length],
  ];
  const off = (point: Point, along: number, aside: number): Point => [
    point[0] + ahead[0] * along + right[0] * aside,
    point[1] + ahead[1] * along + right[1] * aside,
  ];
  const start = off(from, AWAY, -5);
  const end = off(to, -AWAY, -5);
  const bend = off(between(from, to, 0.5), 0, -12);
  const wings = [-5, 5].map((aside) => off(end, -HEAD, aside));
  const text = (point: Point) => point.map(round).join(" ");
  return `M${text(start)}Q${text(bend)} ${text(end)}M${text(wings[0])}L${text(end)}L${text(wings[1])}`;
}
