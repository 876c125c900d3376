import { countWord } from "#kit/text/number-word.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  TURN_PICTURES,
  type TurnPicture,
} from "./turn-pictures.ts";
import "./four-turns.css";

/** Which pieces one turn of four puzzles cycles; rendered at build time. */
export function FourTurns() {
  return (
    <FigureFrame
      id="four-turns"
      title="One turn of four puzzles"
      lead="Follow the arrows: each piece goes to the position of the next."
      caption={
        <>
          The stickers that the turn moves are bright. A cycle of three pieces is{" "}
          <b>two swaps</b>, and a cycle of four is <b>three swaps</b>.
        </>
      }
    >
      <ul class="four-turns">
        {TURN_PICTURES.map((picture) => (
          <Picture key={picture.name} picture={picture} />
        ))}
      </ul>
    </FigureFrame>
  );
}

function Picture({ picture }: { picture: TurnPicture }) {
  const { name, top, stickers, cycles } = picture;
  return (
    <li>
      <svg
        class="true-colours"
        viewBox={`${-PICTURE_WIDTH / 2} ${top} ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`}
        aria-hidden="true"
      >
        {stickers.map(({ path, face, isMoved }) => (
          <path
            key={path}
            class={`sticker-${face}`}
            data-moved={isMoved || undefined}
            d={path}
          />
        ))}
        {cycles.map(({ pieces, arrows }) => (
          <g key={pieces} class="turn-arrows">
            <path d={arrows} />
            <path d={arrows} />
          </g>
        ))}
      </svg>
      <b>{name}</b>
      {cycles.map(({ pieces, length }) => (
        <span key={pieces} class="text-sm text-muted">
          {length} {pieces}: {countWord(length - 1, "swap")}
        </span>
      ))}
    </li>
  );
}
