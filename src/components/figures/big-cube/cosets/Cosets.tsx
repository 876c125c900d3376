import { N_ORIENTATIONS } from "#lib/puzzle/coordinates.ts";
import { DIAMETER } from "#lib/puzzle/diameter.ts";
import { runJob } from "#src/workers/run-job.ts";
import type { SolvedCoset } from "#src/workers/solve-cosets.ts";
import type { JobState } from "#kit/job/job.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import {
  SQUARES_IN_BAND,
  SQUARES_IN_ROW,
} from "#kit/orientation-grid/OrientationGrid.tsx";
import { GridSlider } from "#kit/orientation-grid/GridSlider.tsx";
import { formatNumber } from "#kit/text/format-number.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { HoldButton } from "#kit/widget/HoldButton.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import { DepthBar } from "../DepthBar.tsx";
import "../number-table.css";
import { leastCosets } from "./coset-classes.ts";
import { CosetGrid, CosetLegend } from "./CosetGrid.tsx";
import { cosetsStore } from "./cosets-model.ts";
import { withChosen, withSymmetric } from "./cosets-run.ts";
import { cosetText, countText, proofText } from "./cosets-text.ts";
import "./cosets.css";
import { useCoset } from "./use-coset.ts";

/** The states of the pocket cube, solved coset by coset as for the 3×3×3. */
export function Cosets({ example }: { example: SolvedCoset }) {
  const coset = useWidget(cosetsStore);
  const job = useJob<readonly SolvedCoset[], number>(
    [],
    async ({ signal, onProgress }) => {
      const start = performance.now();
      await runJob("solve-cosets", leastCosets(), {
        signal,
        onProgress: (solved) => onProgress((before) => [...before, solved]),
      });
      return performance.now() - start;
    },
  );
  const run = useJobState(job);
  const { solved, failure } = useCoset(coset, [example, ...run.progress]);
  const solvedCosets = withChosen(run.progress, solved);
  const known = withSymmetric(solvedCosets);
  const goTo = (to: number, amend = false) =>
    cosetsStore.dispatch((to + N_ORIENTATIONS) % N_ORIENTATIONS, { amend });

  return (
    <Figure
      id="cosets"
      title="How God’s number was found"
      lead="Choose a square: its 5040 states are solved at once."
      store={cosetsStore}
      controls={
        <JobButton job={job}>
          {run.phase === "done" ? "Solve all again" : "Solve all cosets"}
        </JobButton>
      }
      captionRoom={[6, 7.4, 11.5]}
      caption={
        <span role="status">
          <CosetsCaption run={run} solved={solved} failure={failure} />
        </span>
      }
    >
      <div class="cosets grid">
        <div>
          <GridSlider
            label="Coset"
            min={0}
            max={N_ORIENTATIONS - 1}
            columns={SQUARES_IN_ROW}
            page={SQUARES_IN_BAND}
            value={coset}
            says={`Coset ${coset}`}
            onSquare={goTo}
            onValue={(to, { amend }) => goTo(to, amend)}
          >
            <CosetGrid
              coset={coset}
              solved={solved ? [...run.progress, solved] : run.progress}
              hardest={known.hardest}
            />
          </GridSlider>
          <CosetLegend />
        </div>
        <div class="cosets-side">
          <div class="cosets-steps row-center needs-js">
            <HoldButton
              label="Previous coset"
              onStep={({ amend }) => goTo(coset - 1, amend)}
            >
              ◂
            </HoldButton>
            <b class="cosets-chosen">{`Coset ${coset}`}</b>
            <HoldButton
              label="Next coset"
              onStep={({ amend }) => goTo(coset + 1, amend)}
            >
              ▸
            </HoldButton>
          </div>
          <CosetTable
            {...(solved && { own: solved.histogram })}
            all={known.histogram}
          />
          <p class="cosets-count text-sm text-muted">
            {countText(solvedCosets.length, known.count)}
          </p>
        </div>
      </div>
    </Figure>
  );
}

function CosetTable({ own, all }: { own?: readonly number[]; all: readonly number[] }) {
  const full = own ? Math.max(...own) : 1;
  return (
    <table class="number-table" aria-busy={own === undefined}>
      <thead>
        <tr>
          <th scope="col">distance</th>
          <th scope="col">in this coset</th>
          <th scope="col">in all so far</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: DIAMETER.HTM + 1 }, (_, distance) => (
          <tr key={distance}>
            <th scope="row">{distance}</th>
            <DepthBar
              depth={distance}
              count={own && (own[distance] ?? 0)}
              full={full}
            />
            <td>{formatNumber(all[distance] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function CosetsCaption({
  run,
  solved,
  failure,
}: {
  run: JobState<readonly SolvedCoset[], number>;
  solved?: SolvedCoset | undefined;
  failure?: string | undefined;
}) {
  switch (run.phase) {
    case "running":
      return <>Solving the cosets in the background, one after the other.</>;
    case "failed":
      return <>The cosets could not be solved: {run.message}.</>;
    case "done": {
      const { histogram } = withSymmetric(run.progress);
      return <>{proofText(run.progress.length, histogram, run.result)}</>;
    }
    default:
      if (failure) return <>The coset could not be solved: {failure}.</>;
      return <>{solved ? cosetText(solved) : "Solving this coset …"}</>;
  }
}
