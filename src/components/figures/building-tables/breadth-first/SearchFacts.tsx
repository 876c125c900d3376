import { formatNumber } from "#kit/text/format-number.ts";
import type { BreadthFirstLog } from "./breadth-first-log.ts";
import { searchEndTime, frontierAt, type SearchSnapshot } from "./search-snapshot.ts";

/** The size of the frontier, and the numbers of indices and turns so far. */
export function SearchFacts({
  log,
  snapshot,
}: {
  log: BreadthFirstLog;
  snapshot: SearchSnapshot;
}) {
  const { reachedCount, time } = snapshot;
  const frontierSize = frontierAt(log, snapshot).length;
  const repeats = time - reachedCount + 1;
  const facts: [string, string, string][] = [
    ["frontier", formatNumber(frontierSize), "still to be turned"],
    ["reached", formatNumber(reachedCount), `of ${formatNumber(log.size)}`],
    ["turns made", formatNumber(time), `of ${formatNumber(searchEndTime(log))}`],
    ["led to nothing new", formatNumber(repeats), repeats === 1 ? "turn" : "turns"],
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
