import { useRef } from "preact/hooks";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { countOf, indexOf, type Pieces } from "./digits-model.ts";

/** More parts than this are too narrow to be marked off. */
const MAX_MARKED = 100;

interface Props {
  pieces: Pieces;
  onIndex(index: number, options: { amend: boolean }): void;
}

/**
 * All the numbers in a row. Each digit picks one of the equal parts that the digits
 * before it have left, until a single number remains.
 */
export function Ruler({ pieces, onIndex }: Props) {
  const { ways, digits } = pieces;
  const index = indexOf(pieces);
  const count = countOf(pieces);
  // A whole drag, or a held key, is one step to undo.
  const moved = useRef(false);
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
            class="ruler-row"
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
      <input
        class="needs-js"
        type="range"
        aria-label="Number of the row"
        min={0}
        max={count - 1}
        value={index}
        onPointerDown={() => (moved.current = false)}
        onKeyDown={(event) => (moved.current = event.repeat)}
        onInput={(event) => {
          onIndex(Number(event.currentTarget.value), { amend: moved.current });
          moved.current = true;
        }}
      />
      <p class="ruler-ends" aria-hidden="true">
        <span>0</span>
        <span>each digit picks a part of what is left</span>
        <span>{formatNumber(count - 1)}</span>
      </p>
    </div>
  );
}
