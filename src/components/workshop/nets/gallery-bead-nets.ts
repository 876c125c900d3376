import {
  circle,
  onCircle,
  roundCoordinate,
  type PlanePoint,
} from "#kit/drawing/plane.ts";
import { RINGS } from "#src/puzzles/hungarian-rings.ts";
import { type Net, type NetPart } from "./net.ts";

/** A bead for each position, in the colours of the pieces. */
export function beadParts(
  orbit: string,
  points: readonly PlanePoint[],
  radius: number,
  look: (piece: number) => { paint?: string; fill?: string; label?: string },
): NetPart[] {
  return points.map((centre, position) => ({
    ...{ orbit, position, side: 0, sides: 1, centre },
    look: (piece) => ({ path: circle(centre, radius), ...look(piece) }),
  }));
}

/** The mark of a bead that turns about its middle: it shows how far the bead is twisted. */
export function twistMark(
  anchor: Pick<NetPart, "orbit" | "position" | "sides" | "centre">,
  radius: number,
  twists: number,
): NetPart {
  return {
    ...anchor,
    side: 1,
    spins: 360 / twists,
    look(_, twist) {
      const tip = onCircle(anchor.centre, radius, (360 * twist) / twists - 90);
      return { path: circle(tip, 3.5), paint: "twist-mark" };
    },
  };
}

const BEAD_COLOURS = ["R", "B", "D"];

/** Two crossed rings of eight beads. */
export function hungarianRingsNet(): Net {
  const [radius, bead, margin] = [70, 18, 20];
  // The rings cross an eighth of a turn above and below the line of their centres.
  const halfDistance = radius * Math.SQRT1_2;
  const top = radius + margin;
  const centres: PlanePoint[] = [
    [top, top],
    [top + 2 * halfDistance, top],
  ];
  const points: PlanePoint[] = [];
  RINGS[0].forEach((at, i) => (points[at] = onCircle(centres[0], radius, 45 * i - 45)));
  RINGS[1].forEach(
    (at, i) => (points[at] = onCircle(centres[1], radius, 225 - 45 * i)),
  );
  return {
    width: 2 * top + 2 * halfDistance,
    height: 2 * top,
    ground: centres.map((centre) => ({ path: circle(centre, radius), paint: "track" })),
    parts: beadParts("BEADS", points, bead, (piece) => ({
      paint: `sticker-paint-${BEAD_COLOURS[piece]}`,
      label: BEAD_COLOURS[piece] === "D" ? "Y" : BEAD_COLOURS[piece],
    })),
  };
}

/** Nine discs in a ring; the four on the turntable lie on an arc. */
export function topSpinNet(): Net {
  const [discs, radius, disc, margin] = [9, 84, 23, 30];
  const centre: PlanePoint = [radius + margin, radius + margin];
  const angle = (position: number) => (360 / discs) * (position - 1.5) - 90;
  const points = Array.from({ length: discs }, (_, i) =>
    onCircle(centre, radius, angle(i)),
  );
  const from = onCircle(centre, radius, angle(-0.05));
  const to = onCircle(centre, radius, angle(3.05));
  const size = 2 * (radius + margin);
  return {
    width: size,
    height: size,
    ground: [
      {
        path: `M${from.map(roundCoordinate).join(" ")}A${radius} ${radius} 0 0 1 ${to.map(roundCoordinate).join(" ")}`,
        paint: "turntable",
      },
      { path: circle(centre, radius), paint: "track" },
    ],
    parts: beadParts("DISCS", points, disc, (piece) => ({
      paint: "plain-bead",
      label: String(piece + 1),
    })),
  };
}
