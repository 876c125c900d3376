import { saveIfLong } from "./stored-puzzle.ts";
import type { OwnPuzzle } from "./parse-own-puzzle.ts";
import { workshopStore } from "./workshop-store.ts";
import { formatOwnPuzzle } from "./format-own-puzzle.ts";

/** Opens a puzzle that the reader has written or drawn. */
export function openOwnPuzzle(ownPuzzle: OwnPuzzle): void {
  const text = formatOwnPuzzle(ownPuzzle);
  saveIfLong(text);
  workshopStore.dispatch({ type: "choose", source: { kind: "own", text } });
}
