import decodeQR from "qr/decode.js";
import { openCamera } from "#kit/camera/open-camera.ts";

/** Wide enough for a code that fills a third of the picture. */
const WIDTH = 640;
const EVERY = 150;

/**
 * Shows what the camera sees, and calls `found` with each QR code in it, until it is
 * stopped. Nothing is stored.
 * @throws {DOMException} where there is no camera, or none that may be used
 */
export async function scanCodes(
  video: HTMLVideoElement,
  found: (code: string) => void,
  signal: AbortSignal,
): Promise<void> {
  await openCamera(video, WIDTH, signal);
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d", { willReadFrequently: true })!;
  const look = () => {
    if (signal.aborted) return;
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    if (canvas.width > 0) {
      context.drawImage(video, 0, 0);
      const code = codeIn(context.getImageData(0, 0, canvas.width, canvas.height));
      if (code !== undefined) found(code);
    }
    setTimeout(look, EVERY);
  };
  look();
}

function codeIn(picture: ImageData): string | undefined {
  try {
    return decodeQR(picture);
  } catch {
    return undefined; // there is none
  }
}
