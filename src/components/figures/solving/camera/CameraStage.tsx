import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CameraView } from "../../../../workers/scan-cube/camera-views.ts";
import { Outline } from "./Outline.tsx";
import { type Placing, type Still } from "./still.ts";
import { drawStill } from "./take-picture.ts";
import { usePlacing } from "./use-placing.ts";

interface Props {
  view: CameraView;
  video: RefObject<HTMLVideoElement>;
  isCameraOn: boolean;
  still: Still | undefined;
  onPlace(placing: Placing): void;
}

/** Of the drawing of a still picture, in pixels. */
const SIDE = 640;

/** A square with what the camera sees, or a picture to be moved, under the outline. */
export function CameraStage({ view, video, isCameraOn, still, onPlace }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const handlers = usePlacing(still?.placing, onPlace);
  useLayoutEffect(() => {
    if (still) drawStill(canvas.current!.getContext("2d")!, still, SIDE);
  }, [still]);
  return (
    <div
      class="camera-stage framed"
      role="group"
      aria-label={
        still
          ? "Your picture under the outline: arrow keys move it, plus and minus change its size"
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
      {still && <canvas ref={canvas} class="w-full" width={SIDE} height={SIDE} />}
      <Outline view={view} />
    </div>
  );
}
