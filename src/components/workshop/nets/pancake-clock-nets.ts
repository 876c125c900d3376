import {
  circle,
  onCircle,
  polygon,
  roundCoordinate,
  type PlanePoint,
} from "#kit/drawing/plane.ts";
import { type Net, type NetPart } from "./net.ts";

/** Pancakes, the smallest on top: each is as wide as its number says. */
export function pancakesNet(count: number, isBurnt: boolean): Net {
  const [thickness, gap, minWidth, widthStep] = [22, 5, 56, 190 / count];
  const width = minWidth + widthStep * count;
  const parts = Array.from({ length: count }, (_, position): NetPart[] => {
    const top = position * (thickness + gap);
    const bar = (piece: number, from: number, to: number) => {
      const half = (minWidth + widthStep * piece) / 2;
      return polygon([
        [width / 2 - half, top + from],
        [width / 2 + half, top + from],
        [width / 2 + half, top + to],
        [width / 2 - half, top + to],
      ]);
    };
    const anchor = {
      orbit: "PANCAKES",
      position,
      sides: 1,
      centre: [width / 2, top + thickness / 2] as PlanePoint,
    };
    const body: NetPart = {
      ...anchor,
      side: 0,
      look: (piece) => ({
        path: bar(piece, 0, thickness),
        paint: "pancake",
        label: String(piece + 1),
      }),
    };
    const burnt: NetPart = {
      ...anchor,
      side: 1,
      look: (piece, twist) => ({
        path: twist === 0 ? bar(piece, thickness - 6, thickness) : bar(piece, 0, 6),
        paint: "burnt",
      }),
    };
    return isBurnt ? [body, burnt] : [body];
  }).flat();
  return { width, height: count * (thickness + gap) - gap + 2, ground: [], parts };
}

const HOURS = 12;

/** Four dials with a hand each. */
export function smallClockNet(): Net {
  const [radius, apart, margin] = [46, 112, 54];
  const centres: PlanePoint[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([column, row]) => [margin + apart * column, margin + apart * row]);
  const size = apart + 2 * margin;
  return {
    width: size,
    height: size,
    ground: centres.flatMap((centre, i) => [
      { path: circle(centre, radius), paint: "dial" },
      {
        path: Array.from({ length: HOURS }, (_, hour) => {
          const mark = (at: number) =>
            onCircle(centre, at, hour * 30 - 90)
              .map(roundCoordinate)
              .join(" ");
          return `M${mark(radius - 3)}L${mark(radius - (hour === 0 ? 14 : 8))}`;
        }).join(""),
        paint: "hour-marks",
      },
      { path: wheelAt(i, size), paint: "wheel" },
    ]),
    parts: centres.map((centre, position) => ({
      ...{ orbit: "DIALS", position, side: 0, sides: 1, centre, spins: 360 / HOURS },
      look: (_, twist) => ({ path: handAt(centre, twist), paint: "hand" }),
    })),
  };
}

function handAt(centre: PlanePoint, hour: number): string {
  const angle = hour * 30 - 90;
  return polygon([
    onCircle(centre, 34, angle),
    onCircle(centre, 6, angle + 90),
    onCircle(centre, 9, angle + 180),
    onCircle(centre, 6, angle - 90),
  ]);
}

/** A wheel in the corner beside each dial. */
function wheelAt(i: number, size: number): string {
  const corner: PlanePoint = [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
  ][i] as [number, number];
  return circle([corner[0] === 0 ? 9 : size - 9, corner[1] === 0 ? 9 : size - 9], 8);
}
