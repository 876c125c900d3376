import { type Rgb, toLight } from "./colour-space.ts";
import { type Picture, pixelAt } from "./picture.ts";
import { pointOf, type Pose, projection, type View } from "./views.ts";

/** Where in a sticker it is looked at: away from its rim. */
const OFFSETS = [0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74];

/** Which of the points, from the darkest to the lightest, are taken for its colour. */
const [FROM, TO] = [0.2, 0.55];

/**
 * The light that comes from each facelet of a view: the mean of those points that are neither
 * the darkest, which may lie in a gap, nor the lighter ones, where a lamp may be reflected.
 */
export function sampleStickers(picture: Picture, view: View, pose: Pose): Rgb[] {
  const project = projection(view, pose);
  return view.places.map((place) => {
    const seen = OFFSETS.flatMap((down) =>
      OFFSETS.map((right) => pixelAt(picture, ...project(pointOf(place, down, right)))),
    ).toSorted((a, b) => brightness(a) - brightness(b));
    const taken = seen.slice(seen.length * FROM, seen.length * TO).map(toLight);
    const mean = (i: 0 | 1 | 2) =>
      taken.reduce((sum, light) => sum + light[i], 0) / taken.length;
    return [mean(0), mean(1), mean(2)];
  });
}

function brightness([red, green, blue]: Rgb): number {
  return red + green + blue;
}
