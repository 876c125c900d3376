import { formatNumber } from "#kit/text/format-number.ts";
import { MOST_TURNS } from "./class-results-model.ts";

interface Props {
  /** The distance that each pupil reports. */
  reported: readonly (number | undefined)[];
  /**
   * How many of them should have each distance, on average; none while that is a secret.
   */
  expected: readonly number[];
  /** The pupils, from 1, whose results the table contradicts. */
  wrong: readonly number[];
}

/** Rows that are always there, so that the first results move nothing. */
const MIN_ROWS = 8;

/** A box for each pupil above their distance, with lines at the expected heights. */
export function PupilHistogram({ reported, expected, wrong }: Props) {
  const columns = Array.from({ length: MOST_TURNS + 1 }, (_, distance) =>
    reported.flatMap((each, i) => (each === distance ? [i + 1] : [])),
  );
  const heights = columns.map(({ length }) => length);
  const rows = Math.max(MIN_ROWS, ...heights, Math.ceil(Math.max(0, ...expected)));
  const inWords = heights.map(
    (height, distance) => `${distance}: ${formatNumber(height)}`,
  );
  return (
    <div
      class="pupil-histogram w-full"
      style={{ "--rows": rows, "--columns": columns.length }}
      role="img"
      aria-label={`Pupils at each distance. ${inWords.join("; ")}.`}
    >
      {columns.map((pupils, distance) => (
        <div key={distance}>
          <div class="pupils-at">
            {pupils.map((pupil) => (
              <span key={pupil} data-wrong={wrong.includes(pupil) || undefined}>
                <b>{pupil}</b>
              </span>
            ))}
            {expected[distance] > 0 && (
              <i style={{ bottom: `${(100 * expected[distance]) / rows}%` }} />
            )}
          </div>
          {distance}
        </div>
      ))}
    </div>
  );
}
