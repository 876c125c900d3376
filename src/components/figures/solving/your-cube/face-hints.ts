import type { Face } from "../../../../lib/puzzle/corners.ts";

/** How to turn the cube to see a face as the net shows it. */
export const FACE_HINTS: Partial<Record<Face, string>> = {
  U: "It is on top: tip the top towards you to see it.",
  R: "It is on the right: turn that side towards you to see it, same side up.",
  D: "It is at the bottom: tip the bottom towards you to see it, front on top.",
  L: "It is on the left: turn that side towards you to see it, same side up.",
  B: "It is at the back: turn the whole cube half round to see it, same side up.",
};
