import { FACE_NAMES, moveOf } from "../../lib/puzzle/moves.ts";

/** What the keys do, for a hint beside the cube. */
export const TURN_KEYS_HINT = "Keys F, R and U turn; with Shift, the other way.";

/** The move that a key stands for: F, R or U, with Shift anticlockwise. */
export function moveOfKey(event: KeyboardEvent): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const face = FACE_NAMES.indexOf(event.key.toUpperCase());
  return face < 0 ? undefined : moveOf(face, event.shiftKey ? 3 : 1);
}
