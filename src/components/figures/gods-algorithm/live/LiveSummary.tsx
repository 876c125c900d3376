import { N_STATES } from "../../../../lib/puzzle/coordinates.ts";
import type { LiveAnswer } from "../../../../workers/live-distances.ts";
import { percent } from "../../../kit/distances/lower-bound-counts.ts";
import { formatNumber } from "../../../kit/text/format-number.ts";
import { meanOf } from "../../../kit/distances/histogram-sums.ts";

/** Totals of the histogram, and the time it took. */
export function LiveSummary({
  answer,
  isFirst,
}: {
  answer: LiveAnswer;
  isFirst: boolean;
}) {
  const { histogram, reached, milliseconds } = answer;
  const isEmpty = reached === 0;
  return (
    <dl class="live-summary grid">
      <div>
        <dt>can get there</dt>
        <dd>
          {formatNumber(reached)} <small>{percent(reached, N_STATES)}</small>
          <progress
            max={N_STATES}
            value={reached}
            aria-label="Share of all states that can get there"
          />
        </dd>
      </div>
      <div>
        <dt>mean</dt>
        <dd>{isEmpty ? "–" : meanOf(histogram).toFixed(3)}</dd>
      </div>
      <div>
        <dt>at most</dt>
        <dd>{isEmpty ? "–" : `${histogram.length - 1}`}</dd>
      </div>
      <div>
        <dt>measured</dt>
        <dd>
          {isEmpty
            ? "–"
            : isFirst
              ? "at build"
              : `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`}
        </dd>
      </div>
    </dl>
  );
}
