import { type Rgb, toLight } from "./colour-space.ts";
import { type CameraPicture, pixelAt } from "./camera-picture.ts";
import {
  pointOnFacelet,
  type Pose,
  projection,
  type CameraView,
} from "./camera-views.ts";

/** Where in a sticker it is looked at: away from its rim. */
const OFFSETS = [0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74];

/** Which of the points, from the darkest to the lightest, are taken for its colour. */
const [LOWER, UPPER] = [0.2, 0.55];

/**
 * The light that comes from each facelet of a view: the mean of those points that are neither
 * the darkest, which may lie in a gap, nor the lighter ones, where a lamp may be reflected.
 */
export function sampleStickers(
  picture: CameraPicture,
  view: CameraView,
  pose: Pose,
): Rgb[] {
  const project = projection(view, pose);
  return view.facelets.map((place) => {
    const samples = OFFSETS.flatMap((down) =>
      OFFSETS.map((right) =>
        pixelAt(picture, ...project(pointOnFacelet(place, down, right))),
      ),
    ).toSorted((a, b) => brightness(a) - brightness(b));
    const middle = samples
      .slice(samples.length * LOWER, samples.length * UPPER)
      .map(toLight);
    const mean = (i: 0 | 1 | 2) =>
      middle.reduce((sum, light) => sum + light[i], 0) / middle.length;
    return [mean(0), mean(1), mean(2)];
  });
}

function brightness([red, green, blue]: Rgb): number {
  return red + green + blue;
}
