interface Props {
  stickers: readonly number[];
  /** The places to underline. */
  differing?: readonly number[];
}

/** A list of 21 stickers, seven in a line. */
export function StickerArray({ stickers, differing = [] }: Props) {
  return (
    <ol class="side-array text-centre grid" start={0} aria-label="As a list">
      {stickers.map((sticker, place) => (
        <li key={place} data-differs={differing.includes(place) || undefined}>
          {sticker}
        </li>
      ))}
    </ol>
  );
}
