import type { OrbitDefinition } from "../../../lib/any-puzzle/definition.ts";
import { onCircle, twistMark } from "./bead-nets.ts";
import { circle, type Net, type NetPart, type Point, round } from "./net.ts";

const BEAD = 15;
const MARGIN = 6;
/** More beads than these are no picture. */
const MAX_DRAWN = 400;

/** Where the reader has drawn the beads, if they did. */
export type BeadPlaces = Readonly<Record<string, readonly Point[]>>;

/**
 * The picture of a puzzle that brought none: the pieces of each orbit as numbered beads in
 * a ring, with a mark that turns where they can be twisted.
 *
 * @returns undefined when there are too many beads to draw
 */
export function ringNet(
  orbits: Readonly<Record<string, OrbitDefinition>>,
  places: BeadPlaces = {},
): Net | undefined {
  const sizes = Object.entries(orbits);
  if (sizes.reduce((sum, [, { pieces }]) => sum + pieces, 0) > MAX_DRAWN)
    return undefined;
  const parts: NetPart[] = [];
  const ground: Net["ground"][number][] = [];
  let left = 0;
  let height = 0;
  for (const [orbit, { pieces, twists = 1 }] of sizes) {
    const radius =
      pieces === 1 ? 0 : Math.max(34, ((2 * BEAD + 6) * pieces) / (2 * Math.PI));
    const half = radius + BEAD + MARGIN;
    const centre: Point = [left + half, half];
    const drawn = Object.hasOwn(places, orbit) ? places[orbit] : undefined;
    const at = (i: number): Point =>
      drawn?.[i] ?? onCircle(centre, radius, (360 / pieces) * i - 90);
    if (drawn === undefined)
      ground.push({ path: circle(centre, round(radius)), paint: "track" });
    for (let i = 0; i < pieces; i++)
      parts.push(...beadOf(orbit, i, at(i), pieces, twists));
    left =
      drawn === undefined
        ? left + 2 * half
        : Math.max(left, ...drawn.map(([x]) => x + BEAD + MARGIN));
    height =
      drawn === undefined
        ? Math.max(height, 2 * half)
        : Math.max(height, ...drawn.map(([, y]) => y + BEAD + MARGIN));
  }
  return { width: left, height, ground, parts };
}

function beadOf(
  orbit: string,
  position: number,
  centre: Point,
  pieces: number,
  twists: number,
): NetPart[] {
  const place = { orbit, position, sides: 1, centre };
  const bead: NetPart = {
    ...place,
    side: 0,
    look: (piece) => ({
      path: circle(centre, BEAD),
      fill: `hsl(${Math.round((360 * piece) / pieces)} 60% 72%)`,
      paint: "numbered-bead",
      label: String(piece + 1),
    }),
  };
  if (twists === 1) return [bead];
  return [bead, twistMark(place, BEAD, twists)];
}
