import { keepIfLong } from "./long-puzzle.ts";
import type { OwnPuzzle } from "./read-own-puzzle.ts";
import { workshop } from "./workshop-store.ts";
import { writeOwnPuzzle } from "./write-own-puzzle.ts";

/** Shows a puzzle that the reader has written or drawn. */
export function openOwnPuzzle(own: OwnPuzzle): void {
  const text = writeOwnPuzzle(own);
  keepIfLong(text);
  workshop.dispatch({ type: "choose", source: { kind: "own", text } });
}
