import { CORNER_NAMES } from "#lib/puzzle/corners.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";

/** A position's name in the figures: its number from 1, and its three faces. */
export function CornerName({ position }: { position: number }) {
  // A single text node: Preact considers the server's "8 " equal to the number 8, so a
  // separate space would be added when the page is hydrated.
  return (
    <>
      {`${position + 1} `}
      <small {...UNTRANSLATED}>{CORNER_NAMES[position]}</small>
    </>
  );
}
