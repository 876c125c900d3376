import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CameraView } from "#src/workers/scan-cube/camera-views.ts";
import { CameraOutline } from "./CameraOutline.tsx";
import { type Placement, type StillPicture } from "./still-picture.ts";
import { drawStill } from "./capture-picture.ts";
import { usePlacement } from "./use-placement.ts";

interface Props {
  view: CameraView;
  video: RefObject<HTMLVideoElement>;
  isCameraOn: boolean;
  still: StillPicture | undefined;
  onPlace(placing: Placement): void;
}

/** The side of the canvas with a still picture, in pixels. */
const CANVAS_SIZE = 640;

/** The video, or a movable still picture, under the outline. */
export function CameraStage({ view, video, isCameraOn, still, onPlace }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const handlers = usePlacement(still?.placement, onPlace);
  useLayoutEffect(() => {
    if (still) drawStill(canvas.current!.getContext("2d")!, still, CANVAS_SIZE);
  }, [still?.image, still?.placement]);
  return (
    <div
      class="camera-stage framed"
      role="group"
      aria-label={
        still
          ? "Your picture under the outline. Arrow keys move it, plus and minus change its size"
          : "What the camera sees under the outline"
      }
      tabIndex={still ? 0 : undefined}
      data-still={still ? true : undefined}
      {...handlers}
    >
      {isCameraOn && (
        <video
          ref={video}
          class="w-full"
          muted
          playsInline
          aria-label="What the camera sees"
        />
      )}
      {still && (
        <canvas ref={canvas} class="w-full" width={CANVAS_SIZE} height={CANVAS_SIZE} />
      )}
      <CameraOutline view={view} />
    </div>
  );
}
