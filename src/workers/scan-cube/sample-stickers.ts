import { type Rgb, toLight } from "./colour-space.ts";
import { type CameraPicture, pixelAt } from "./camera-picture.ts";
import {
  pointOnFacelet,
  type Pose,
  projection,
  type CameraView,
} from "./camera-views.ts";

/** The offsets of the sample points, away from the border of the sticker. */
const OFFSETS = [0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74];

/** The range of samples used, from the darkest to the lightest. */
const [LOWER, UPPER] = [0.2, 0.55];

/**
 * The light of each facelet of a view: the mean of its samples without the darkest, which may be
 * in a gap, and the lightest, which may be reflections.
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
        pixelAt(picture, ...project(pointOnFacelet(place, down, right, view.perEdge))),
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
