import { useState } from "preact/hooks";
import type {
  findPuzzleDistances,
  PostedDistances,
} from "../../../workers/puzzle-distances.ts";
import { runJob } from "../../../workers/run-job.ts";
import { MetricChoice } from "../../kit/distances/MetricChoice.tsx";
import { JobButton } from "../../kit/job/JobButton.tsx";
import { useJob, useJobState } from "../../kit/job/use-job.ts";
import { Button } from "../../kit/widget/Button.tsx";
import { Figure } from "../../kit/widget/Figure.tsx";
import { useWidget } from "../../kit/widget/use-widget.ts";
import type { ChosenPuzzle } from "../puzzle/chosen-puzzle.ts";
import { farthestState } from "../puzzle/table-distances.ts";
import { workshop } from "../puzzle/workshop-store.ts";
import { DepthRows } from "./DepthRows.tsx";
import { agreementInWords, searchInWords, tooLargeInWords } from "./search-words.tsx";
import { SolutionSteps } from "./SolutionSteps.tsx";
import "./search-puzzle.css";

const startWorker = () =>
  new Worker(new URL("../../../workers/puzzle-distances.worker.ts", import.meta.url), {
    type: "module",
  });

/** How far all positions are from solved, beside what is published of it. */
export function SearchPuzzle() {
  const { chosen } = useWidget(workshop);
  return <Search key={keyOf(chosen)} chosen={chosen} />;
}

function Search({ chosen }: { chosen: ChosenPuzzle }) {
  const { state: position } = useWidget(workshop);
  const { puzzle, published } = chosen;
  const [metric, setMetric] = useState(chosen.metric);
  const job = useJob<readonly number[], PostedDistances>(
    [],
    ({ signal, onProgress }) =>
      runJob<typeof findPuzzleDistances>(
        startWorker,
        { definition: puzzle.definition, metric },
        { signal, onProgress: ({ count }) => onProgress((found) => [...found, count]) },
      ),
    [metric],
  );
  const state = useJobState(job);
  const found = state.phase === "done" ? state.result.histogram : state.progress;
  const table = state.phase === "done" && state.result.bytes ? state.result : undefined;
  const compared = metric === chosen.metric ? published : {};
  const tooLarge = tooLargeInWords(chosen);
  return (
    <Figure
      id="search-puzzle"
      title="How far the positions are"
      lead="Search all positions, and compare with what is published."
      store={workshop}
      controls={
        <>
          <MetricChoice
            metric={metric}
            onChoose={setMetric}
            class="joined metric-choice"
          />
          <JobButton job={job} idle={tooLarge !== undefined}>
            Search all
          </JobButton>
        </>
      }
      caption={
        <>
          {tooLarge ?? searchInWords(chosen, state, found)}{" "}
          {chosen.source.kind === "gallery" &&
            agreementInWords(compared, state.phase === "done" ? found : undefined)}
        </>
      }
      captionRoom={[6, 7.5, 12]}
    >
      <p class="figure-hint">
        HTM: a move made several times in a row counts once. QTM: it counts each time.
      </p>
      <DepthRows
        found={found}
        published={compared.histogram}
        isWhole={state.phase === "done"}
      />
      {table !== undefined && chosen.isLight && (
        <>
          <div class="buttons search-farthest">
            <Button
              onClick={() =>
                workshop.dispatch({
                  type: "place",
                  state: farthestState(puzzle, table),
                })
              }
            >
              Show a farthest position
            </Button>
          </div>
          <SolutionSteps puzzle={puzzle} state={position} table={table} />
        </>
      )}
    </Figure>
  );
}

function keyOf({ source }: ChosenPuzzle): string {
  return source.kind === "gallery" ? source.slug : source.text;
}
