import { formatNumber } from "../../../kit/text/format-number.ts";
import type { FloodLog } from "./flood-log.ts";
import { endTime, frontierAt, type Moment } from "./moment.ts";

/** The current state of the search. */
export function FloodFacts({ log, moment }: { log: FloodLog; moment: Moment }) {
  const { found, time } = moment;
  const waiting = frontierAt(log, moment).length;
  const known = time - found + 1;
  const facts: [string, string, string][] = [
    ["frontier", formatNumber(waiting), "still to be turned"],
    ["reached", formatNumber(found), `of ${formatNumber(log.size)}`],
    ["turns made", formatNumber(time), `of ${formatNumber(endTime(log))}`],
    ["led to nothing new", formatNumber(known), known === 1 ? "turn" : "turns"],
  ];
  return (
    <dl class="flood-facts grid">
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
