import { useState } from "preact/hooks";
import { runJob } from "#src/workers/run-job.ts";
import {
  DESIGN_TABLES,
  designBytes,
  type SolverDesign,
  tableBytes,
} from "#src/workers/own-solver/design-tables.ts";
import { N_TRIED_CUBES, SEARCH_OPTIONS } from "#src/workers/own-solver/try-design.ts";
import type { JobState } from "#kit/job/job.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import { formatBytes } from "#kit/text/format-bytes.ts";
import { formatNumber } from "#kit/text/format-number.ts";
import { formatTime } from "#kit/text/format-time.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import "../number-table.css";
import { ownSolverStore } from "./own-solver-model.ts";
import {
  lettersOf,
  TABLE_LETTERS,
  designTableTitle,
  trialText,
} from "./own-solver-text.ts";
import "./own-solver.css";
import {
  isSameDesign,
  type TriedDesign,
  triedHere,
  withTrial,
} from "./tried-designs.ts";

const PHASE_TITLES = ["First phase", "Second phase"];

/** A two-phase solver whose pruning tables the reader chooses, tried on the same cubes. */
export function OwnSolver({ examples }: { examples: readonly TriedDesign[] }) {
  const design = useWidget(ownSolverStore);
  const [rows, setRows] = useState(examples);
  const job = useJob<number, void>(0, async (options) => {
    const result = await runJob("own-solver", design, options);
    setRows((before) => withTrial(before, triedHere(result)));
  });
  const run = useJobState(job);
  return (
    <Figure
      id="own-solver"
      title="Design your own solver"
      lead="Choose pruning tables, and try the solver on the same cubes."
      store={ownSolverStore}
      controls={<JobButton job={job}>{`Try it on ${N_TRIED_CUBES} cubes`}</JobButton>}
      captionRoom={[4.65, 6, 9]}
      caption={
        <span role="status">
          <OwnSolverCaption run={run} rows={rows} />
        </span>
      }
    >
      <div class="own-solver-phases grid">
        {PHASE_TITLES.map((title, phase) => (
          <fieldset key={title} class="own-solver-phase">
            <legend class="text-sm text-muted">{title}</legend>
            {DESIGN_TABLES.map(
              (table, place) =>
                table.phase === phase && (
                  <TableSwitch key={place} place={place} isChosen={design[place]} />
                ),
            )}
          </fieldset>
        ))}
      </div>
      <p class="own-solver-sum">
        {`${numberWord(lettersOf(design).length)} of ${numberWord(DESIGN_TABLES.length)} tables: `}
        <b>{formatBytes(designBytes(design))}</b>
      </p>
      <progress
        class="own-solver-progress needs-js"
        max={N_TRIED_CUBES}
        value={run.progress}
        data-running={run.phase === "running" || undefined}
        aria-label="Cubes tried"
      />
      <TrialTable rows={rows} design={design} />
    </Figure>
  );
}

function TableSwitch({ place, isChosen }: { place: number; isChosen: boolean }) {
  const table = DESIGN_TABLES[place];
  const content = (
    <>
      <b>{TABLE_LETTERS[place]}</b>
      <span>{designTableTitle(table)}</span>
      <span class="text-sm nowrap">{formatBytes(tableBytes(table))}</span>
    </>
  );
  return (
    <>
      <button
        type="button"
        class="button own-solver-table"
        aria-pressed={isChosen}
        onClick={() => ownSolverStore.dispatch({ type: "switch", place })}
      >
        {content}
      </button>
      <div class="own-solver-printed" data-chosen={isChosen || undefined}>
        {content}
      </div>
    </>
  );
}

function TrialTable({
  rows,
  design,
}: {
  rows: readonly TriedDesign[];
  design: SolverDesign;
}) {
  return (
    <table class="number-table named-rows own-solver-trials">
      <caption class="visually-hidden">The designs tried so far</caption>
      <thead>
        <tr>
          <th scope="col">tables</th>
          <th scope="col">memory</th>
          <th scope="col">built in</th>
          <th scope="col">solved</th>
          <th scope="col">nodes a cube</th>
          <th scope="col">time a cube</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.design.join()}
            aria-current={isSameDesign(row.design, design) ? "true" : undefined}
          >
            <th scope="row">{lettersOf(row.design).join(" ") || "none"}</th>
            <td>{formatBytes(row.bytes)}</td>
            <td>{row.times ? formatTime(row.times.build) : "–"}</td>
            <td>{row.solved}</td>
            <td>{formatNumber(Math.round(row.nodes))}</td>
            <td>{row.times ? formatTime(row.times.solve) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OwnSolverCaption({
  run,
  rows,
}: {
  run: JobState<number, void>;
  rows: readonly TriedDesign[];
}) {
  switch (run.phase) {
    case "running":
      return run.progress === 0 ? <>Building the tables.</> : <>Solving the cubes.</>;
    case "failed":
      return <>The solver could not be tried: {run.message}.</>;
    case "done":
      return <>{trialText(rows[rows.length - 1], rows[rows.length - 2])}</>;
    default:
      return (
        <>
          {`A design solves ${N_TRIED_CUBES} random cubes, always the same ones, in at most ${SEARCH_OPTIONS.maxLength} moves. The table of a single coordinate is small: every design has those. The first rows were tried when this page was made.`}
        </>
      );
  }
}
