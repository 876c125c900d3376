/** Why a camera was not opened, and what the reader can do about it: a sentence or two. */
export function whyNoCamera(error: unknown): string {
  const known = error instanceof DOMException ? REASONS[error.name] : undefined;
  return known ?? "There is no camera that this page may use.";
}

export const CAMERA_ENDED =
  "The camera has stopped: check that it is connected, and try again.";

const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError:
    "This page may not use the camera: allow it in the browser’s settings, and try again.",
  NotFoundError: "No camera was found: connect one, and try again.",
  NotReadableError:
    "The camera cannot be read: close what else may be using it, and try again.",
};
