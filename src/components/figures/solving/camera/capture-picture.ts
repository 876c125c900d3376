import type { CameraPicture } from "#src/workers/scan-cube/camera-picture.ts";
import type { StillPicture } from "./still-picture.ts";

/** The side of a captured picture, in pixels. */
const PICTURE_SIZE = 360;

/** The square in the middle of the current video frame, if there is one. */
export function captureFrame(video: HTMLVideoElement): CameraPicture | undefined {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  if (side === 0) return undefined;
  const context = squareContext();
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  context.drawImage(video, left, top, side, side, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  return readPicture(context);
}

/** The part of a still picture inside the square. */
export function captureStill(still: StillPicture): CameraPicture {
  const context = squareContext();
  drawStill(context, still, PICTURE_SIZE);
  return readPicture(context);
}

/** Draws a still picture, as placed, in a square with this side in pixels. */
export function drawStill(
  context: CanvasRenderingContext2D,
  { image, placement: { x, y, zoom } }: StillPicture,
  side: number,
): void {
  const scale = (side / Math.min(image.width, image.height)) * zoom;
  const [width, height] = [image.width * scale, image.height * scale];
  context.clearRect(0, 0, side, side);
  context.drawImage(
    image,
    ((x + 1) * side - width) / 2,
    ((y + 1) * side - height) / 2,
    width,
    height,
  );
}

function squareContext(): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PICTURE_SIZE;
  return canvas.getContext("2d", { willReadFrequently: true })!;
}

function readPicture(context: CanvasRenderingContext2D): CameraPicture {
  return {
    size: PICTURE_SIZE,
    data: context.getImageData(0, 0, PICTURE_SIZE, PICTURE_SIZE).data,
  };
}
