import { FACELETS, type Face, FIXED_CORNER } from "#lib/puzzle/corners.ts";
import type { State } from "#lib/puzzle/state.ts";
import { cubeStickers } from "./cube-geometry.ts";
import "./cube-net.css";
import { describeStickers } from "./describe-stickers.ts";
import { UNTRANSLATED } from "../translation/untranslated.ts";

interface Props {
  state: State;
  /** A corner position, 0..7, whose three facelets are highlighted. */
  highlight?: number;
  /** How many positions show their pieces; all others but the fixed one are blank. */
  dealt?: number;
  /**
   * Called when one of the 24 facelets is clicked or tapped, with its index in `FACELETS`.
   */
  onSticker?: (facelet: number) => void;
}

/** Row and column of each face's first facelet on a grid of 6 by 8. */
export const FACE_PLACES: Readonly<
  Record<Face, readonly [row: number, column: number]>
> = {
  U: [1, 3],
  L: [3, 1],
  F: [3, 3],
  R: [3, 5],
  B: [3, 7],
  D: [5, 3],
};

/** The cube unfolded. Stickers of the fixed corner are marked with a pin. */
export function CubeNet({ state, highlight, dealt, onSticker }: Props) {
  const stickers = cubeStickers(state, dealt);
  return (
    <div
      class="cube-net grid"
      role="img"
      aria-label={`The cube unfolded: ${describeStickers(stickers)}`}
      data-clickable={onSticker ? true : undefined}
      {...UNTRANSLATED}
    >
      {FACELETS.map(({ face, row, column, position }, i) => {
        const [top, left] = FACE_PLACES[face];
        const { letter, isBlank } = stickers[i];
        return (
          <span
            key={i}
            class={`cube-sticker sticker-${isBlank ? "blank" : letter}`}
            data-facelet={i}
            data-fixed={position === FIXED_CORNER || undefined}
            data-lit={position === highlight || undefined}
            style={`grid-area: ${top + row} / ${left + column}`}
            onClick={onSticker && (() => onSticker(i))}
          >
            {isBlank ? "" : letter}
          </span>
        );
      })}
    </div>
  );
}
