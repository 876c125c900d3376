import { depthColour, N_DEPTH_COLOURS } from "#kit/distances/depth-colours.ts";
import { formatNumber } from "#kit/text/format-number.ts";

/** A bar for each distance with its count, and a summary. */
export function Histogram({ counts }: { counts: readonly number[] }) {
  const largest = Math.max(...counts, 1);
  return (
    <div class="cell-histogram">
      <table>
        <thead>
          <tr>
            <th scope="col">distance</th>
            <th scope="col">count</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count, distance) => (
            <tr key={distance}>
              <th scope="row">{String(distance)}</th>
              <td style={barStyle(count, distance, largest)}>
                <span>{formatNumber(count)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="output-words">{summary(counts)}</p>
    </div>
  );
}

function barStyle(count: number, distance: number, largest: number) {
  const depth = Math.min(distance, N_DEPTH_COLOURS - 1);
  return {
    "--part": (count / largest).toFixed(4),
    "--least": count > 0 ? "2px" : "0",
    "--bar": depthColour(depth),
  };
}

/** @example inWords([1, 9, 54]) // → "64 in all, from 0 to 2; most, 54, at 2; 1.83 on average." */
function summary(counts: readonly number[]): string {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return "There are none at all.";
  const most = Math.max(...counts);
  const weightedSum = counts.reduce(
    (sum, count, distance) => sum + count * distance,
    0,
  );
  return `${formatNumber(total)} in all, from 0 to ${counts.length - 1}; most, ${formatNumber(most)}, at ${counts.indexOf(most)}; ${(weightedSum / total).toFixed(2)} on average.`;
}
