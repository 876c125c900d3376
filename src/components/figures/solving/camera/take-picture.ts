import type { CameraPicture } from "../../../../workers/scan-cube/camera-picture.ts";
import type { Still } from "./still.ts";

/** Of a picture that is read. */
const SIDE = 360;

/** The square in the middle of what the camera sees now, if it sees anything. */
export function takeFrame(video: HTMLVideoElement): CameraPicture | undefined {
  const { videoWidth: width, videoHeight: height } = video;
  const side = Math.min(width, height);
  if (side === 0) return undefined;
  const context = squareContext();
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  context.drawImage(video, left, top, side, side, 0, 0, SIDE, SIDE);
  return pictureOf(context);
}

/** The part of a picture that lies in the square. */
export function takeStill(still: Still): CameraPicture {
  const context = squareContext();
  drawStill(context, still, SIDE);
  return pictureOf(context);
}

/** Draws a picture as it lies in a square of so many pixels. */
export function drawStill(
  context: CanvasRenderingContext2D,
  { image, placing: { x, y, zoom } }: Still,
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
  canvas.width = canvas.height = SIDE;
  return canvas.getContext("2d", { willReadFrequently: true })!;
}

function pictureOf(context: CanvasRenderingContext2D): CameraPicture {
  return { size: SIDE, data: context.getImageData(0, 0, SIDE, SIDE).data };
}
