import {
  circle,
  onCircle,
  polygon,
  roundCoordinate,
  type PlanePoint,
} from "#kit/drawing/plane.ts";
import type { PuzzleDefinition } from "#lib/any-puzzle/definition.ts";
import { twistMark } from "./gallery-bead-nets.ts";
import { type Cluster, cycleClusters, layOutCluster } from "./cycle-layout.ts";
import { type Net, type NetPart } from "./net.ts";

const BEAD_RADIUS = 15;
const MARGIN = 6;
/** The distance between neighbours on a ring. */
const BEAD_STEP = 2 * BEAD_RADIUS + 6;
/** More beads make no picture. */
const MAX_BEADS_DRAWN = 400;

/** The points where the reader has drawn the beads, by orbit. */
export type BeadPoints = Readonly<Record<string, readonly PlanePoint[]>>;

/** A layout of larger clusters takes too long. */
const MAX_LAID_OUT = 120;
/** With more lines per bead, tracks can't be followed. */
const MAX_LINES = 2.2;
/** If a layout must be stretched further to separate beads, a ring is better. */
const MAX_STRETCH = 3;

/** Positions with their points and tracks. */
interface BeadGroup {
  readonly positions: readonly number[];
  readonly points: readonly PlanePoint[];
  readonly tracks: readonly string[];
}

/**
 * The picture of a puzzle that brought none: numbered beads, with a mark that turns where
 * they can be twisted. The cycles of the moves give its shape; beads that stay in their
 * positions are on a ring.
 *
 * @returns undefined when there are too many beads to draw
 */
export function beadNet(
  { orbits, moves }: Pick<PuzzleDefinition, "orbits" | "moves">,
  placedBeads: BeadPoints = {},
): Net | undefined {
  const sizes = Object.entries(orbits);
  if (sizes.reduce((sum, [, { pieces }]) => sum + pieces, 0) > MAX_BEADS_DRAWN)
    return undefined;
  const parts: NetPart[] = [];
  const ground: Net["ground"][number][] = [];
  let nextLeft = 0;
  let height = 0;
  for (const [orbit, { pieces, twists = 1 }] of sizes) {
    const sources = Object.values(moves).flatMap((move) =>
      Object.hasOwn(move, orbit) ? [move[orbit].source] : [],
    );
    const groups = Object.hasOwn(placedBeads, orbit)
      ? [placedGroup(placedBeads[orbit])]
      : groupsOf(pieces, sources, nextLeft);
    for (const { positions, points, tracks } of groups) {
      ground.push(...tracks.map((path) => ({ path, paint: "track" })));
      positions.forEach((at, i) =>
        parts.push(...numberedBead(orbit, at, points[i], pieces, twists)),
      );
      nextLeft = Math.max(nextLeft, ...points.map(([x]) => x + BEAD_RADIUS + MARGIN));
      height = Math.max(height, ...points.map(([, y]) => y + BEAD_RADIUS + MARGIN));
    }
  }
  return { width: nextLeft, height, ground, parts };
}

function placedGroup(points: readonly PlanePoint[]): BeadGroup {
  return { positions: points.map((_, at) => at), points, tracks: [] };
}

/** The clusters of an orbit side by side, and what no move takes anywhere. */
function groupsOf(
  pieces: number,
  sources: readonly (readonly number[])[],
  from: number,
): BeadGroup[] {
  const clusters = cycleClusters(sources);
  const movedPositions = new Set(clusters.flatMap(({ positions }) => positions));
  const fixed = Array.from({ length: pieces }, (_, at) => at).filter(
    (at) => !movedPositions.has(at),
  );
  let nextLeft = from;
  return [
    ...clusters.map(sketchCluster),
    ...(fixed.length > 0 ? [sketchRing(fixed)] : []),
  ].map(({ positions, points, tracks }) => {
    const x =
      Math.min(...points.map((point) => point[0])) - BEAD_RADIUS - MARGIN - nextLeft;
    const y = Math.min(...points.map((point) => point[1])) - BEAD_RADIUS - MARGIN;
    const shiftedPoints = points.map((point): PlanePoint => [
      point[0] - x,
      point[1] - y,
    ]);
    nextLeft =
      Math.max(...shiftedPoints.map((point) => point[0])) + BEAD_RADIUS + MARGIN;
    return { positions, points: shiftedPoints, tracks: tracks(shiftedPoints) };
  });
}

interface GroupSketch extends Pick<BeadGroup, "positions" | "points"> {
  tracks(points: readonly PlanePoint[]): string[];
}

function sketchCluster(cluster: Cluster): GroupSketch {
  const { positions, cycles } = cluster;
  const lines = cycles.reduce((sum, { length }) => sum + (length > 2 ? length : 1), 0);
  if (positions.length > MAX_LAID_OUT || lines > MAX_LINES * positions.length) {
    return sketchRing(positions);
  }
  const points = layOutCluster(cluster, BEAD_STEP);
  const stretch = Math.max(1, (2 * BEAD_RADIUS + 2) / smallestDistance(points));
  if (stretch > MAX_STRETCH) return sketchRing(positions);
  return {
    positions,
    points: points.map(([x, y]): PlanePoint => [x * stretch, y * stretch]),
    tracks: (shiftedPoints) =>
      cycles.map((cycle) =>
        loop(cycle.map((at) => shiftedPoints[positions.indexOf(at)])),
      ),
  };
}

function sketchRing(positions: readonly number[]): GroupSketch {
  const count = positions.length;
  const radius = count === 1 ? 0 : Math.max(34, (BEAD_STEP * count) / (2 * Math.PI));
  return {
    positions,
    points: positions.map((_, i) => onCircle([0, 0], radius, (360 / count) * i - 90)),
    tracks: (shiftedPoints) => [loop(shiftedPoints)],
  };
}

function smallestDistance(points: readonly PlanePoint[]): number {
  let smallest = Number.POSITIVE_INFINITY;
  points.forEach(([x, y], i) => {
    for (const [toX, toY] of points.slice(i + 1)) {
      smallest = Math.min(smallest, Math.hypot(toX - x, toY - y));
    }
  });
  return smallest;
}

/** A smooth closed line through points; of two points, a straight one. */
function loop(points: readonly PlanePoint[]): string {
  if (points.length < 3) return polygon(points);
  const at = (i: number) => points[(i + points.length) % points.length];
  // On a circle such a curve keeps to the circle, whatever the number of points.
  const pull = (4 / 3) * Math.tan(Math.PI / (2 * points.length));
  const reach = pull / (2 * Math.sin((2 * Math.PI) / points.length));
  const pointText = (point: PlanePoint) => point.map(roundCoordinate).join(" ");
  const bends = points.map((point, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const out: PlanePoint = [
      point[0] + (to[0] - before[0]) * reach,
      point[1] + (to[1] - before[1]) * reach,
    ];
    const into: PlanePoint = [
      to[0] - (after[0] - point[0]) * reach,
      to[1] - (after[1] - point[1]) * reach,
    ];
    return `C${pointText(out)} ${pointText(into)} ${pointText(to)}`;
  });
  return `M${pointText(points[0])}${bends.join("")}Z`;
}

function numberedBead(
  orbit: string,
  position: number,
  centre: PlanePoint,
  pieces: number,
  twists: number,
): NetPart[] {
  const place = { orbit, position, sides: 1, centre };
  const bead: NetPart = {
    ...place,
    side: 0,
    look: (piece) => ({
      path: circle(centre, BEAD_RADIUS),
      fill: `hsl(${Math.round((360 * piece) / pieces)} 60% 72%)`,
      paint: "numbered-bead",
      label: String(piece + 1),
    }),
  };
  if (twists === 1) return [bead];
  return [bead, twistMark(place, BEAD_RADIUS, twists)];
}
