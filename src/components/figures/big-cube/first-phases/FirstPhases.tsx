import type { FirstPhaseTable } from "#src/workers/count-first-phases.ts";
import { runJob } from "#src/workers/run-job.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import type { JobState } from "#kit/job/job.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatTime } from "#kit/text/format-time.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { DepthBar } from "../DepthBar.tsx";
import "../number-table.css";
import { tablesText } from "./first-phases-text.ts";
import { KNOWN_FIRST_PHASES } from "./known-first-phases.ts";
import "./first-phases.css";

const FULL = Math.max(...KNOWN_FIRST_PHASES);

/** The table of all first phases, measured depth by depth in the reader's browser. */
export function FirstPhases() {
  const job = useJob<readonly FirstPhaseTable[], void>([], ({ signal, onProgress }) =>
    runJob("count-first-phases", undefined, {
      signal,
      onProgress: (table) => onProgress((before) => [...before, table]),
    }),
  );
  const state = useJobState(job);
  const tables = state.progress;
  const counts = tables.at(-1)?.histogram ?? [];
  return (
    <Figure
      id="first-phases"
      title={`${formatNumber(sumOf(KNOWN_FIRST_PHASES))} states of phase 1`}
      lead="Measure them all in this tab, depth by depth."
      controls={<JobButton job={job}>Measure them</JobButton>}
      captionRoom={[6, 7.3, 11.5]}
      caption={
        <span role="status">
          <Caption state={state} />
        </span>
      }
    >
      <table class="number-table first-phases">
        <thead>
          <tr>
            <th scope="col">depth</th>
            <th scope="col">states</th>
            <th scope="col">nodes a cube</th>
            <th scope="col">after</th>
          </tr>
        </thead>
        <tbody>
          {KNOWN_FIRST_PHASES.map((known, depth) => {
            const table = tables.find(
              ({ histogram }) => histogram.length === depth + 1,
            );
            const count = counts[depth];
            return (
              <tr key={depth} data-known={count === undefined || undefined}>
                <th scope="row">{depth}</th>
                <DepthBar
                  depth={depth}
                  count={count ?? known}
                  full={FULL}
                  mark={count === undefined ? "" : count === known ? " ✓" : " ✗"}
                />
                <td>{table ? formatNumber(Math.round(table.nodes)) : "–"}</td>
                <td>{table ? formatTime(table.milliseconds) : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Figure>
  );
}

function Caption({ state }: { state: JobState<readonly FirstPhaseTable[], void> }) {
  switch (state.phase) {
    case "running":
      return <>Measuring in the background: the next depth takes longest.</>;
    case "failed":
      return <>The table could not be built: {state.message}.</>;
    case "cancelled":
      return <>Cancelled. A ✓ marks the counts measured so far.</>;
    case "done":
      return <>{tablesText(state.progress)}</>;
    default:
      return (
        <>
          The pale bars are known counts; a ✓ means that this tab has measured the same.
          After each depth it solves the same random cubes with the table so far, and
          counts the nodes.
        </>
      );
  }
}
