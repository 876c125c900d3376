import {
  CORNER_FACES,
  FACELETS,
  type Face,
  FIXED_CORNER,
} from "#lib/puzzle/corners.ts";
import { CORNER_STICKERS } from "#lib/puzzle/stickers.ts";
import { FACE_PLACES } from "#kit/cube/CubeNet.tsx";
import { formatList } from "#kit/text/format-list.ts";
import "./sticker-net.css";

interface Props {
  /** The sticker on each of the 21 facelets. */
  stickers: readonly number[];
  marked: readonly number[];
}

/** The grid cell of each facelet; the fixed corner has letters, not numbers. */
const CELLS = FACELETS.map(({ face, row, column, position }) => {
  const [top, left] = FACE_PLACES[face];
  const at = CORNER_FACES[position].indexOf(face);
  return {
    name: position === FIXED_CORNER ? face : String(CORNER_STICKERS[position][at]),
    area: `grid-area: ${top + row} / ${left + column}`,
  };
});

/** The face where each sticker belongs. */
const HOME_FACES = CORNER_STICKERS.reduce<Face[]>((faces, three, corner) => {
  three.forEach((sticker, i) => (faces[sticker] = CORNER_FACES[corner][i]));
  return faces;
}, []);

/** The unfolded cube with numbered stickers. */
export function StickerNet({ stickers, marked }: Props) {
  return (
    <div
      class="sticker-net w-full grid"
      role="img"
      aria-label={`The stickers at places 0 to 20: ${formatList(stickers)}`}
    >
      {CELLS.map(({ name, area }) => {
        const place = Number(name);
        return Number.isNaN(place) ? (
          <span
            key={name}
            class={`cube-sticker sticker-${name}`}
            data-fixed
            style={area}
          />
        ) : (
          <span
            key={name}
            class={`cube-sticker sticker-${HOME_FACES[stickers[place]]}`}
            data-marked={marked.includes(place) || undefined}
            style={area}
          >
            {stickers[place]}
          </span>
        );
      })}
    </div>
  );
}
