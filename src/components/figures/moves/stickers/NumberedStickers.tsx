import { unrankState } from "#lib/puzzle/coordinates.ts";
import { SOLVED, type State } from "#lib/puzzle/state.ts";
import { toStickers } from "#lib/puzzle/stickers.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { FigureFrame } from "#kit/widget/Figure.tsx";
import { StickerArray } from "./StickerArray.tsx";
import { StickerNet } from "./StickerNet.tsx";
import "./left-or-right.css";

/** The numbered stickers of the solved cube and of another state, as nets and as lists. */
export function NumberedStickers({ index }: { index: number }) {
  return (
    <FigureFrame
      id="numbered-stickers"
      title="Numbered stickers"
      lead="Find a sticker on the left, and look where it is on the right."
      caption={
        <>
          Place 0 on the right net is where sticker 0 is on the left net, and so on. The
          list below each net goes through the places from 0 to 20.
        </>
      }
    >
      <div class="sides grid">
        <NumberedNet name="solved" state={SOLVED} />
        <NumberedNet name={`state ${formatNumber(index)}`} state={unrankState(index)} />
      </div>
    </FigureFrame>
  );
}

function NumberedNet({ name, state }: { name: string; state: State }) {
  const stickers = toStickers(state);
  return (
    <section class="side" aria-label={name}>
      <div class="side-net">
        <StickerNet stickers={stickers} marked={[]} />
        <p class="side-name grid">
          <b>{name}</b>
        </p>
      </div>
      <StickerArray stickers={stickers} />
    </section>
  );
}
