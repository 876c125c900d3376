import type { Face } from "#lib/puzzle/corners.ts";

/** How to turn the cube to see a face as the net shows it. */
export const FACE_HINTS: Partial<Record<Face, string>> = {
  U: "The sticker with the ring is on the top face. To see it, tip the top towards you.",
  R: "The sticker with the ring is on the right. To see it, turn that side towards you, same side up.",
  D: "The sticker with the ring is at the bottom. To see it, tip the bottom towards you, front on top.",
  L: "The sticker with the ring is on the left. To see it, turn that side towards you, same side up.",
  B: "The sticker with the ring is at the back. To see it, turn the whole cube round, same side up.",
};
