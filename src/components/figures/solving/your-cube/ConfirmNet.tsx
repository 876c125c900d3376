import { countWord } from "#kit/text/number-word.ts";
import { Button } from "#kit/widget/Button.tsx";
import type { ScannedNet } from "./scanned-net.ts";
import { UncertainStickers } from "./UncertainStickers.tsx";

interface Props {
  cube: ScannedNet;
  /** The paints of the six faces, in the order U R F D L B. */
  paints: readonly string[];
  onConfirm(): void;
}

/**
 * Asks whether the cube looks like the net, before showing moves: a wrong sticker or a twisted
 * corner would lead to another cube.
 */
export function ConfirmNet({ cube, paints, onConfirm }: Props) {
  const [up, right, front, down, left, back] = paints;
  return (
    <div class="verdict-filled">
      <p class="verdict-head">Does your cube look like this?</p>
      <UncertainStickers facelets={cube.doubtful} />
      {cube.filled && (
        <p>
          The page has filled in {countWord(cube.filled.length, "dotted sticker")}, with{" "}
          {up} opposite {down}, {right} opposite {left}, {front} opposite {back}. If one
          is wrong, tap it and give it the right colour, even if you painted it
          yourself.
        </p>
      )}
      <div class="buttons screen-only needs-js">
        <Button class="primary" onClick={onConfirm}>
          Yes, show the moves
        </Button>
      </div>
    </div>
  );
}
