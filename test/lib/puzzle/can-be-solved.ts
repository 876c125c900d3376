import { PLACES, type Vector } from "./solid-cube.ts";

/** The three places of each corner, clockwise from outside, that facing up or down first. */
const CORNERS = PLACES.flatMap(({ at, facing }, place) => {
  if (facing[1] === 0) return [];
  const others = [...PLACES.keys()].filter(
    (other) => other !== place && PLACES[other].at.join() === at.join(),
  );
  const isClockwise = volume([facing, ...others.map((i) => PLACES[i].facing)]) < 0;
  return [[place, ...(isClockwise ? others : others.toReversed())]];
});

/**
 * Whether turns can solve 24 colours, in any colour scheme and hold: each colour is taken
 * as a direction in space, and a corner as three of them. An independent check for the
 * library.
 */
export function canBeSolved(colours: readonly string[]): boolean {
  const count = (colour: string) => colours.filter((other) => other === colour).length;
  if (colours.some((colour) => count(colour) !== 4)) return false;
  const corners = CORNERS.map((places) => places.map((place) => colours[place]));
  const directions = directionsOf(corners);
  if (directions === undefined) return false;
  const pieces = corners.map((corner) => corner.map((c) => directions.get(c)!));
  const points = pieces.map((three) =>
    [0, 1, 2].map((i) => sum(three.map((v) => v[i]))),
  );
  const hands = new Set(pieces.map(volume));
  const twists = pieces.map((three) => three.findIndex((v) => v[1] !== 0));
  return (
    new Set(points.map(String)).size === 8 &&
    hands.size === 1 &&
    !hands.has(0) &&
    sum(twists) % 3 === 0
  );
}

/** Opposite directions for colours that never meet; none unless these are three pairs. */
function directionsOf(
  corners: readonly (readonly string[])[],
): Map<string, Vector> | undefined {
  const colours = [...new Set(corners.flat())];
  const directions = new Map<string, Vector>();
  for (const colour of colours) {
    const met = corners.filter((corner) => corner.includes(colour)).flat();
    const unmet = colours.filter((other) => !met.includes(other));
    if (colours.length !== 6 || unmet.length !== 1) return undefined;
    if (directions.has(colour)) continue;
    const axis = directions.size / 2;
    const along = (sign: number) =>
      [0, 1, 2].map((i) => (i === axis ? sign : 0)) as unknown as Vector;
    directions.set(colour, along(1)).set(unmet[0], along(-1));
  }
  return directions.size === 6 ? directions : undefined;
}

function volume([[a, b, c], [d, e, f], [g, h, i]]: readonly Vector[]): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
