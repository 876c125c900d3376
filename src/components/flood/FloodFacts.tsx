import { formatNumber } from "../text/format-number.ts";
import type { FloodLog } from "./flood-log.ts";
import { endOf, type Moment } from "./moment.ts";

/** What the search has in its hands now. */
export function FloodFacts({ log, moment }: { log: FloodLog; moment: Moment }) {
  const { found, time, depth, histogram, doing } = moment;
  // Of the numbers of this depth, those that have not been turned by every move yet.
  const turned = log.moves.length === 0 ? 1 : Math.floor(time / log.moves.length);
  const before = histogram.slice(0, depth + 1).reduce((sum, each) => sum + each, 0);
  const waiting = doing === "end" ? 0 : before - turned;
  const facts: [string, string, string][] = [
    ["frontier", formatNumber(waiting), "still to be turned"],
    ["reached", formatNumber(found), `of ${formatNumber(log.size)}`],
    ["turns made", formatNumber(time), `of ${formatNumber(endOf(log))}`],
    ["led to nothing new", formatNumber(time - found + 1), "turns"],
  ];
  return (
    <dl class="flood-facts">
      {facts.map(([name, value, unit]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b> <span>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
