import { FACES } from "#lib/puzzle/corners.ts";
import { NORMALS } from "./cube-geometry.ts";
import { faceDirection, type CubeOrientation } from "./cube-orientation.ts";
import type { ViewAngle } from "./use-view-angle.ts";

/** The light is fixed relative to the reader: above, a little to the left. */
const LIGHT = [-0.37, -0.74, 0.56];

/** How much of its colour a face that is turned away from the light loses, in percent. */
export const DEEPEST_SHADE = 18;

/** How dark each face is, in percent, as custom properties. */
export function shades({ yaw, pitch }: ViewAngle, hold: CubeOrientation): string {
  const [sinYaw, cosYaw] = sineAndCosine(yaw);
  const [sinPitch, cosPitch] = sineAndCosine(-pitch);
  return FACES.map((face) => {
    const [x, y, z] = NORMALS[faceDirection(face, hold)];
    const depth = z * cosYaw - x * sinYaw;
    const seen = [
      x * cosYaw + z * sinYaw,
      y * cosPitch - depth * sinPitch,
      y * sinPitch + depth * cosPitch,
    ];
    const facing = seen.reduce((sum, along, axis) => sum + along * LIGHT[axis], 0);
    return `--shade-${face}: ${((DEEPEST_SHADE * (1 - facing)) / 2).toFixed(1)}%`;
  }).join("; ");
}

function sineAndCosine(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}
