import { FACELETS } from "#lib/puzzle/corners.ts";
import { FACE_NAMES, moveOf } from "#lib/puzzle/moves.ts";

/** A hint on the keys, shown next to the cube. */
export const TURN_KEYS_HINT = "Keys F, R and U turn; with Shift, the other way.";

/** The two ways to turn the cube directly: typing a face's letter, and tapping a face. */
export function turnGestures(
  turn: (move: number, options?: { amend: boolean }) => void,
) {
  return {
    onKeyDown(event: KeyboardEvent): void {
      const move = moveOfKey(event);
      if (move === undefined || isTextField(event.target)) return;
      event.preventDefault();
      turn(move, { amend: event.repeat });
    },
    onSticker(facelet: number): void {
      const face = FACE_NAMES.indexOf(FACELETS[facelet].face);
      if (face >= 0) turn(moveOf(face, 1));
    },
  };
}

/** The move of a key: F, R or U, with Shift anticlockwise. */
function moveOfKey(event: KeyboardEvent): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const face = FACE_NAMES.indexOf(event.key.toUpperCase());
  return face < 0 ? undefined : moveOf(face, event.shiftKey ? 3 : 1);
}

function isTextField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== "range";
}
