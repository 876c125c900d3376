import type { ScannedCube } from "#src/workers/scan-cube/scan-pictures.ts";
import type { ScanMode } from "#src/workers/scan-cube/camera-views.ts";
import { countWord } from "#kit/text/number-word.ts";

/** The instruction for each picture. */
export const SCAN_STEPS: Readonly<Record<ScanMode, readonly string[]>> = {
  "two corners": [
    "Hold one corner towards the camera, with a face on top, and fill the outline.",
    "Now tip the cube backwards by half a turn, so that the opposite corner is in front and the bottom is on top.",
  ],
  "six faces": [
    "Show the front of the cube, upright, and fill the outline.",
    "Turn the whole cube a quarter turn to show its right side.",
    "Turn it another quarter to show the back.",
    "Turn it another quarter to show the left side.",
    "Turn the front to the camera again, then tip the top towards it.",
    "Tip it half a turn further to show the bottom.",
  ],
};

export const unreadablePictureMessage = (file: string) =>
  `This browser can’t open ${file} as a picture. Choose another, such as a JPEG or PNG.`;
export const failedScanMessage = (why: string) =>
  `The pictures could not be read: ${why}.`;
export const NO_FRAME_MESSAGE =
  "There is no picture from the camera yet. Wait a moment.";

/** The label of each picture: a corner, or the letter of a face. */
export const VIEW_LABELS: Readonly<Record<ScanMode, readonly string[]>> = {
  "two corners": ["First corner", "Second corner"],
  "six faces": ["F", "R", "B", "L", "U", "D"],
};

/**
 * The message about the result of a scan.
 *
 * @param modes  the modes that the reader can choose from
 */
export function scanMessage(
  { isClear, uncertain, orders }: ScannedCube,
  mode: ScanMode,
  modes: readonly ScanMode[],
): string {
  const orderText = (order: readonly number[]) =>
    order.map((view) => VIEW_LABELS[mode][view]).join(" ");
  if (orders.length > 1) {
    const list = orders.map(orderText).join(", ");
    const otherMode = modes.includes("two corners") ? " show two corners instead," : "";
    return `The pictures make a cube in several orders: ${list}. Choose them again in the order F R B L U D (front, right, back, left, up, down),${otherMode} or paint the cube.`;
  }
  if (!isClear) {
    const orderHint =
      mode === "six faces"
        ? " Show the faces upright, in the order F R B L U D (front, right, back, left, up, down)."
        : "";
    return `The pictures don’t show a cube clearly. Fill the outline, in even light and without reflections.${orderHint} To take only the last picture again, press Take again. You can also take all of them again, or paint the cube.`;
  }
  const [order] = orders;
  const isRequestedOrder = order.every((view, picture) => view === picture);
  const orderNote = isRequestedOrder
    ? ""
    : `The pictures fit in the order ${orderText(order)}. `;
  if (uncertain.length === 0)
    return `${orderNote}The cube has been read. Compare it with the net.`;
  const stickers = countWord(uncertain.length, "doubtful sticker");
  return `${orderNote}The cube has been read, with ${stickers}. Tap each sticker that has a question mark on the net.`;
}
