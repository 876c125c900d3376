import type { Colouring } from "#lib/puzzle/colourings.ts";
import type { NetCells } from "#kit/cube/net-cursor.ts";
import { paintStyle } from "../your-cube/paint-style.ts";
import { paintLetter, type Palette } from "../your-cube/paints.ts";

interface Props {
  colouring: Colouring;
  palette: Palette;
  cells: NetCells;
}

/** A net without letters, to be recognised at a glance. */
export function MiniNet({ colouring, palette, cells }: Props) {
  return (
    <span class="mini-net grid" aria-hidden="true">
      {colouring.map((colour, facelet) => {
        const [row, column] = cells[facelet];
        const paint = paintStyle(paintLetter(palette, colour));
        return (
          <i
            key={facelet}
            class="cube-sticker"
            style={`grid-area: ${row} / ${column}; ${paint}`}
          />
        );
      })}
    </span>
  );
}
