import { CORNER_FACES, type Face } from "../../../../lib/puzzle/corners.ts";
import { CORNER_STICKERS } from "../../../../lib/puzzle/stickers.ts";
import { listOf } from "../../../kit/text/list-of.ts";
import "./sticker-net.css";

interface Props {
  /** The sticker on each of the 21 facelets. */
  stickers: readonly number[];
  /** The facelets to emphasise. */
  marked: readonly number[];
}

/** The net in the Python program's layout: U above F, then R, B and L; D below. */
const ROWS = [
  "0 1",
  "2 3",
  "4 5 6 7 8 9 10 11",
  "12 13 14 15 16 B L 17",
  "18 19",
  "D 20",
];

/** The cell of each facelet; the fixed corner has the letters of its faces. */
const CELLS = ROWS.flatMap((text, row) =>
  text.split(" ").map((name, column) => ({
    name,
    area: `grid-area: ${row + 1} / ${column + 1}`,
  })),
);

/** The home face of each sticker. */
const HOME_FACES = CORNER_STICKERS.reduce<Face[]>((faces, three, corner) => {
  three.forEach((sticker, i) => (faces[sticker] = CORNER_FACES[corner][i]));
  return faces;
}, []);

/** The cube unfolded, with each sticker's number. */
export function StickerNet({ stickers, marked }: Props) {
  return (
    <div
      class="sticker-net full grid"
      role="img"
      aria-label={`The stickers at places 0 to 20: ${listOf(stickers)}`}
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
