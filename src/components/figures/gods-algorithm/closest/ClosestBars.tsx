import { depthColour } from "#kit/distances/depth-colours.ts";
import { formatNumber } from "#kit/text/format-number.ts";

interface Props {
  label: string;
  histogram: readonly number[];
  marked: number;
}

/** A histogram of the distances of the closest states. */
export function ClosestBars({ label, histogram, marked }: Props) {
  const largest = Math.max(...histogram);
  return (
    <table class="closest-bars">
      <caption class="text-sm text-muted">{label}</caption>
      <tbody>
        {histogram.map((count, turns) => (
          <tr key={turns} data-marked={turns === marked || undefined}>
            <th scope="row">{String(turns)}</th>
            <td>
              <i
                style={`width: ${((60 * count) / largest).toFixed(1)}%; background: ${depthColour(turns)}`}
              />
              {formatNumber(count)}
              {turns === marked && (
                <span class="visually-hidden">, yours among them</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
