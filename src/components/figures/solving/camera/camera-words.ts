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

/** The name of each picture of each way: a corner, or the letter of a face. */
export const VIEW_NAMES: Readonly<Record<ScanMode, readonly string[]>> = {
  "two corners": ["First corner", "Second corner"],
  "six faces": ["F", "R", "B", "L", "U", "D"],
};

/** The result of reading the pictures of a way. */
export function sayRead(
  { isClear, uncertain: doubtful, orders }: ScannedCube,
  way: ScanMode,
): string {
  const sayOrder = (order: readonly number[]) =>
    order.map((view) => VIEW_NAMES[way][view]).join(" ");
  if (orders.length > 1) {
    const list = orders.map(sayOrder).join(", ");
    return `The pictures fit a cube in several orders: ${list}. Choose them again in the order F R B L U D (front, right, back, left, up, down), show two corners instead, or paint the cube.`;
  }
  if (!isClear) {
    const inOrder =
      way === "six faces"
        ? " and show the faces upright in the order F R B L U D (front, right, back, left, up, down)"
        : "";
    return `No cube can be made out with certainty. Fill the outline, in even light and without reflections${inOrder}. Press Take again for the last picture alone, or take all of them anew, or paint the cube.`;
  }
  const [order] = orders;
  const isAsAsked = order.every((view, picture) => view === picture);
  const fit = isAsAsked ? "" : `The pictures fit in the order ${sayOrder(order)}. `;
  if (doubtful.length === 0) return `${fit}The cube is read: compare it with the net.`;
  const stickers = countWord(doubtful.length, "doubtful sticker");
  return `${fit}The cube is read, with ${stickers}: tap what has a question mark on the net.`;
}
