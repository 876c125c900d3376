import { formatNumber } from "../../kit/text/format-number.ts";
import { GODS_NUMBER } from "./class-results-model.ts";

interface Props {
  /** The distance that each pupil reports. */
  reported: readonly (number | undefined)[];
  /** How many of them should have each distance, on average. */
  expected: readonly number[];
  /** The pupils, from 1, whose results the table contradicts. */
  wrong: readonly number[];
}

/** Rows that are always there, so that the first results move nothing. */
const MIN_ROWS = 8;

/** A square for each pupil above the distance that was found; lines where they should end. */
export function PupilHistogram({ reported, expected, wrong }: Props) {
  const columns = Array.from({ length: GODS_NUMBER + 1 }, (_, distance) =>
    reported.flatMap((each, i) => (each === distance ? [i + 1] : [])),
  );
  const heights = columns.map(({ length }) => length);
  const rows = Math.max(MIN_ROWS, ...heights, Math.ceil(Math.max(...expected)));
  const inWords = heights.map(
    (height, distance) => `${distance}: ${formatNumber(height)}`,
  );
  return (
    <svg
      class="pupil-histogram full"
      viewBox={`-0.1 -0.1 ${GODS_NUMBER + 1.2} ${rows + 1}`}
      role="img"
      aria-label={`Pupils at each distance. ${inWords.join("; ")}.`}
    >
      {columns.map((pupils, distance) => (
        <g key={distance} transform={`translate(${distance} 0)`}>
          {pupils.map((pupil, level) => (
            <g
              key={pupil}
              transform={`translate(0 ${rows - 1 - level})`}
              data-wrong={wrong.includes(pupil) || undefined}
            >
              <rect x="0.05" y="0.05" width="0.9" height="0.9" rx="0.12" />
              <text x="0.5" y="0.66">
                {pupil}
              </text>
            </g>
          ))}
          {expected[distance] > 0 && (
            <path class="pupils-expected" d={`M0 ${rows - expected[distance]}h1`} />
          )}
          <text class="pupils-distance" x="0.5" y={rows + 0.7}>
            {distance}
          </text>
        </g>
      ))}
      <path class="pupils-ground" d={`M0 ${rows}h${GODS_NUMBER + 1}`} />
    </svg>
  );
}
