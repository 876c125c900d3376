import {
  pointOnFacelet,
  projection,
  UPRIGHT,
  type CameraView,
} from "../../../../workers/scan-cube/camera-views.ts";

/** Where the cube is to be in the picture: the outlines of the stickers that are seen. */
export function Outline({ view }: { view: CameraView }) {
  const project = projection(view, UPRIGHT);
  const corner = (place: number, down: number, right: number) =>
    project(pointOnFacelet(place, down, right))
      .map((at) => at.toFixed(3))
      .join(" ");
  const path = view.facelets
    .map(
      (place) =>
        `M${corner(place, 0, 0)}L${corner(place, 0, 1)}L${corner(place, 1, 1)}L${corner(place, 1, 0)}z`,
    )
    .join("");
  return (
    <svg class="camera-outline w-full" viewBox="-1 -1 2 2" aria-hidden="true">
      <path d={path} />
      <path d={path} />
    </svg>
  );
}
