import { NumberSlider } from "#kit/widget/NumberSlider.tsx";
import { countPieceRows, pieceRowIndex, type PieceRow } from "./digits-model.ts";

/** The largest number of parts that are still separated by marks. */
const MAX_MARKED = 100;

interface Props {
  pieces: PieceRow;
  onIndex(index: number, options: { amend: boolean }): void;
}

/** A ruler of all indices: each digit picks a part of the part picked before. */
export function Ruler({ pieces, onIndex }: Props) {
  const { ways, digits } = pieces;
  let start = 0;
  let width = 1;
  const parts = digits.map((digit) => {
    width /= ways;
    start += digit * width;
    return { digit, start, width };
  });
  return (
    <div class="ruler">
      <div class="ruler-parts" aria-hidden="true">
        {parts.map((part, i) => (
          <div
            key={i}
            class="ruler-row true-colours"
            style={{ "--parts": ways ** (i + 1) }}
            data-fine={ways ** (i + 1) > MAX_MARKED || undefined}
          >
            <span
              style={{ left: `${100 * part.start}%`, width: `${100 * part.width}%` }}
            >
              {part.width > 0.05 && part.digit}
            </span>
          </div>
        ))}
      </div>
      <NumberSlider
        label="Number of the row"
        count={countPieceRows(pieces)}
        value={pieceRowIndex(pieces)}
        onValue={onIndex}
      >
        each digit picks a part of what is left
      </NumberSlider>
    </div>
  );
}
