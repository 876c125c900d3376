import { BLANK } from "#lib/puzzle/colourings.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { useRoving } from "#kit/widget/use-roving.ts";
import { paintStyle } from "./paint-style.ts";
import { paintLetter, paintName } from "./paints.ts";
import type { PaintedNet } from "./painted-net.ts";

const COLOURS = [...FACES, BLANK];

interface Props {
  cube: PaintedNet;
  /** Whether a facelet is selected to be painted. */
  isReady: boolean;
  onPaint(colour: string): void;
}

/** The six colours and blank; a press paints the selected facelet. */
export function PaletteToolbar({ cube, isReady, onPaint }: Props) {
  const { colouring, palette } = cube;
  const perColour = colouring.length / FACES.length;
  const { row, item } = useRoving(COLOURS.length, 0);
  return (
    <div
      class="palette screen-only grid needs-js"
      role="toolbar"
      aria-label="The colour of the selected sticker"
      {...row}
    >
      {COLOURS.map((colour, i) => {
        const letter = colour === BLANK ? "" : paintLetter(palette, colour);
        const count = colouring.filter((other) => other === colour).length;
        return (
          <button
            key={colour}
            type="button"
            class={`cube-sticker palette-choice ${letter ? "" : "paint-blank"}`}
            style={letter && paintStyle(letter)}
            aria-disabled={!isReady}
            data-wrong={(letter && count > perColour) || undefined}
            aria-label={
              letter
                ? `${paintName(palette, colour)} ${count} of ${perColour}`
                : "no colour"
            }
            onClick={() => isReady && onPaint(colour)}
            {...item(i)}
          >
            {letter}
          </button>
        );
      })}
    </div>
  );
}
