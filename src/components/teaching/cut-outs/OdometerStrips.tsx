import { factorial } from "#lib/indexing/factoradic.ts";
import { N_PIECES } from "#lib/puzzle/state.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { CutOut, CUT_OUT_WIDTH } from "./CutOut.tsx";
import { OrderRuler, RULER_HEIGHT } from "./OrderRuler.tsx";

/** In millimetres. */
const PITCH = 25;
const STRIP = 18;
const CELL = 11;
/** What of a strip stays behind the holder, at either end. */
const END = 20;
const HOLDER = 58;
const GAP = 6;
const SLITS = [17, 17 + CELL + 1];

const PLACES = Array.from({ length: N_PIECES }, (_, i) => N_PIECES - 1 - i);
const LONGEST = CELL * N_PIECES + 2 * END;
const HEIGHT = HOLDER + GAP + LONGEST;

/**
 * Strips with the digits of each column, and a holder with slits to slide them through.
 */
export function OdometerStrips() {
  return (
    <CutOut
      id="odometer"
      title="An odometer with different wheels"
      use="Cut out the holder and the strips; cut the holder along the thick lines. Push each strip from behind through its lower slit and back through the upper one, so that one digit shows. To count, move the rightmost strip by one; when a strip is at its last digit, set it back to 0 and move the strip to its left by one."
      height={HEIGHT + GAP + RULER_HEIGHT}
    >
      <rect width={CUT_OUT_WIDTH} height={HOLDER} />
      {PLACES.map((place, i) => (
        <g
          key={place}
          class={`place-${place}`}
          transform={`translate(${2.5 + PITCH * i} 0)`}
        >
          <text class="digit-colour" x={PITCH / 2} y="8" font-size="5">
            {place}!
          </text>
          <text class="text-muted" x={PITCH / 2} y="13.5" font-size="3.6">
            {formatNumber(factorial(place))}
          </text>
          {SLITS.map((y) => (
            <path
              key={y}
              class="cut-slit"
              d={`M${(PITCH - STRIP) / 2 - 1} ${y}h${STRIP + 2}`}
            />
          ))}
          <text class="text-muted" x={PITCH / 2} y="38" font-size="3.6">
            × {formatNumber(factorial(place))}
          </text>
          <path d={`M${PITCH / 2 - 9} 50h18`} />
          {place > 0 && (
            <text x={PITCH} y="50" font-size="4.5">
              +
            </text>
          )}
          <Strip place={place} />
        </g>
      ))}
      <g transform={`translate(0 ${HEIGHT + GAP})`}>
        <OrderRuler cards={[1, 2, 3, 4, 5]} first={0} />
      </g>
    </CutOut>
  );
}

function Strip({ place }: { place: number }) {
  const x = (PITCH - STRIP) / 2;
  return (
    <g transform={`translate(${x} ${HOLDER + GAP})`}>
      <rect class="cut-behind" width={STRIP} height={CELL * (place + 1) + 2 * END} />
      <text class="text-muted" x={STRIP / 2} y={END / 2 + 1} font-size="4">
        {place}!
      </text>
      {Array.from({ length: place + 1 }, (_, digit) => (
        <g key={digit} transform={`translate(0 ${END + CELL * digit})`}>
          <rect width={STRIP} height={CELL} fill="#fff" />
          <text class="digit-colour" x={STRIP / 2} y={CELL / 2 + 2.9} font-size="8">
            {digit}
          </text>
        </g>
      ))}
    </g>
  );
}
