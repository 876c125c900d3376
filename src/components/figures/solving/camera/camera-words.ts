import type { ScannedCube } from "../../../../workers/scan-cube/scan-cube.ts";
import type { ScanMode } from "../../../../workers/scan-cube/camera-views.ts";
import { countWord } from "../../../kit/text/number-word.ts";

/** What to do for each picture. */
export const STEPS: Readonly<Record<ScanMode, readonly string[]>> = {
  "two corners": [
    "Hold one corner towards the camera, with a face on top, and fill the outline.",
    "Now tip the cube over backwards by half a turn: the opposite corner is in front, and what was at the bottom is on top.",
  ],
  "six faces": [
    "Show the front of the cube, upright, and fill the outline.",
    "Turn the cube by a quarter on the spot: show its right side.",
    "A quarter further: show the back.",
    "A quarter further: show the left side.",
    "Turn it to the front again, and tip the top towards the camera.",
    "Tip it on by half a turn: show the bottom.",
  ],
};

export const noPicture = (file: string) =>
  `This browser cannot open ${file} as a picture: choose another, such as a JPEG or PNG.`;
export const NOTHING_SEEN = "The camera shows nothing yet: wait a moment.";

/** What came of the pictures. */
export function sayRead({ isClear, uncertain: doubtful }: ScannedCube): string {
  if (!isClear) {
    return "No cube can be made out with certainty. Fill the outline, in even light and without reflections. Press Take again for the last picture alone, or take all of them anew, or paint the cube.";
  }
  if (doubtful.length === 0) return "The cube is read: compare it with the net.";
  const stickers = countWord(doubtful.length, "doubtful sticker");
  return `The cube is read, with ${stickers}: tap what has a question mark on the net.`;
}
