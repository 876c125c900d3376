import { CORNER_NAMES } from "../../../lib/puzzle/corners.ts";

/** A position as the figures name it: counted from 1, with its three faces. */
export function CornerName({ position }: { position: number }) {
  // As one text: for Preact the server's "8 " equals the number 8, and a space of its
  // own would come on top when the page is hydrated.
  return (
    <>
      {`${position + 1} `}
      <small>{CORNER_NAMES[position]}</small>
    </>
  );
}
