import type { ScannedCube } from "../../../../workers/scan-cube/scan-cube.ts";
import type { ScanMode } from "../../../../workers/scan-cube/camera-views.ts";
import { countWord } from "../../../kit/text/number-word.ts";

/** The instruction for each picture. */
export const SCAN_STEPS: Readonly<Record<ScanMode, readonly string[]>> = {
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

export const unreadablePictureMessage = (file: string) =>
  `This browser cannot open ${file} as a picture: choose another, such as a JPEG or PNG.`;
export const NO_FRAME_MESSAGE = "The camera shows nothing yet: wait a moment.";

/** The label of each picture: a corner, or the letter of a face. */
export const VIEW_LABELS: Readonly<Record<ScanMode, readonly string[]>> = {
  "two corners": ["First corner", "Second corner"],
  "six faces": ["F", "R", "B", "L", "U", "D"],
};

/** The message about the result of a scan. */
export function scanMessage(
  { isClear, uncertain, orders }: ScannedCube,
  mode: ScanMode,
): string {
  const orderText = (order: readonly number[]) =>
    order.map((view) => VIEW_LABELS[mode][view]).join(" ");
  if (orders.length > 1) {
    const list = orders.map(orderText).join(", ");
    return `The pictures fit a cube in several orders: ${list}. Choose them again in the order F R B L U D (front, right, back, left, up, down), show two corners instead, or paint the cube.`;
  }
  if (!isClear) {
    const orderHint =
      mode === "six faces"
        ? " and show the faces upright in the order F R B L U D (front, right, back, left, up, down)"
        : "";
    return `No cube can be made out with certainty. Fill the outline, in even light and without reflections${orderHint}. Press Take again for the last picture alone, or take all of them anew, or paint the cube.`;
  }
  const [order] = orders;
  const isRequestedOrder = order.every((view, picture) => view === picture);
  const orderNote = isRequestedOrder
    ? ""
    : `The pictures fit in the order ${orderText(order)}. `;
  if (uncertain.length === 0)
    return `${orderNote}The cube is read: compare it with the net.`;
  const stickers = countWord(uncertain.length, "doubtful sticker");
  return `${orderNote}The cube is read, with ${stickers}: tap every sticker with a question mark on the net.`;
}
