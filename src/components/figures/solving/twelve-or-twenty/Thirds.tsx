import { FACE_NAMES, HTM_MOVES } from "#lib/puzzle/moves.ts";
import { moveLabel } from "#kit/cube/move-label.ts";
import { divideByThree, type GuideVariant } from "./guide-search.ts";

/** The possible values of `last`: three negative ones, then the nine moves. */
const LAST_VALUES = [-3, -2, -1, ...HTM_MOVES];

/** The possible values of `last`, with a rounded third of each. */
export function Thirds({ start, rounding }: GuideVariant) {
  const thirds = LAST_VALUES.map((number) => divideByThree(number, rounding));
  const faces = [...new Set(thirds)];
  return (
    <div
      class="thirds text-centre grid"
      role="img"
      aria-label={`A third of ${start}, rounded ${rounding}, is ${divideByThree(start, rounding)}: ${faceLabel(divideByThree(start, rounding))}.`}
    >
      {LAST_VALUES.map((number, i) => (
        <span
          key={number}
          class="thirds-number"
          data-start={number === start || undefined}
          style={`grid-column: ${i + 1}`}
        >
          <b>{withMinusSign(number)}</b>
          <small>
            {number < 0 ? (number === start ? "last" : "") : moveLabel(number)}
          </small>
        </span>
      ))}
      {faces.map((face) => {
        const from = thirds.indexOf(face);
        const count = thirds.lastIndexOf(face) + 1 - from;
        return (
          <span
            key={face}
            class="thirds-face"
            data-hit={face === divideByThree(start, rounding) || undefined}
            style={`grid-column: ${from + 1} / span ${count}`}
          >
            <b>{withMinusSign(face)}</b>
            <small>{faceLabel(face)}</small>
          </span>
        );
      })}
    </div>
  );
}

export function faceLabel(face: number): string {
  return face < 0 ? "no face" : `face ${FACE_NAMES[face]}`;
}

export function withMinusSign(number: number): string {
  return String(number).replace("-", "−");
}
