import {
  pointOnFacelet,
  projection,
  UPRIGHT,
  type CameraView,
} from "#src/workers/scan-cube/camera-views.ts";

/** The outlines of the visible stickers where the cube should be in the picture. */
export function CameraOutline({ view }: { view: CameraView }) {
  const project = projection(view, UPRIGHT);
  const corner = (facelet: number, down: number, right: number) =>
    project(pointOnFacelet(facelet, down, right, view.perEdge))
      .map((at) => at.toFixed(3))
      .join(" ");
  const path = view.facelets
    .map(
      (facelet) =>
        `M${corner(facelet, 0, 0)}L${corner(facelet, 0, 1)}L${corner(facelet, 1, 1)}L${corner(facelet, 1, 0)}z`,
    )
    .join("");
  return (
    <svg class="camera-outline w-full" viewBox="-1 -1 2 2" aria-hidden="true">
      <path d={path} />
      <path d={path} />
    </svg>
  );
}
