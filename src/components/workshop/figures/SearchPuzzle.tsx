import { useState } from "preact/hooks";
import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import { MetricChoice } from "../../kit/distances/MetricChoice.tsx";
import { JobButton } from "../../kit/job/JobButton.tsx";
import { useJob, useJobState } from "../../kit/job/use-job.ts";
import { Figure } from "../../kit/widget/Figure.tsx";
import { useWidget } from "../../kit/widget/use-widget.ts";
import type { ChosenPuzzle } from "../puzzle/chosen-puzzle.ts";
import {
  NOTHING_FOUND,
  type SearchedPuzzle,
  searchPuzzle,
  type SearchProgress,
} from "../puzzle/searched-puzzle.ts";
import { publishedIn } from "../puzzle/published-in.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { workshop } from "../puzzle/workshop-store.ts";
import { DepthRows } from "./DepthRows.tsx";
import { GroupedNumbers } from "./GroupedNumbers.tsx";
import { agreementInWords, searchInWords, tooLargeInWords } from "./search-words.tsx";
import { SolvedChoice } from "./SolvedChoice.tsx";
import { SolvePosition } from "./SolvePosition.tsx";
import { SolutionSteps } from "./SolutionSteps.tsx";
import { useKnownSize } from "./use-facts.ts";
import "./search-puzzle.css";

/** How far all positions are from solved, beside what is published of it. */
export function SearchPuzzle() {
  const shown = useWidget(workshop);
  return <Search key={keyOf(shown.chosen)} shown={shown} />;
}

function Search({ shown }: { shown: Workshop }) {
  const { chosen } = shown;
  const { puzzle } = chosen;
  const size = useKnownSize(chosen);
  const [metric, setMetric] = useState(chosen.metric);
  const [goals, setGoals] = useState<readonly PuzzleState[]>([puzzle.solved]);
  const job = useJob<SearchProgress, SearchedPuzzle>(
    NOTHING_FOUND,
    (options) =>
      searchPuzzle({ definition: puzzle.definition, metric, goals }, options),
    [metric, goals],
  );
  const state = useJobState(job);
  const { histogram: found } = state.phase === "done" ? state.result : state.progress;
  const searched = state.phase === "done" ? state.result : undefined;
  const hasGoals = goals.length > 1;
  const compared = hasGoals ? {} : publishedIn(chosen, metric);
  const tooLarge = tooLargeInWords(chosen.name, size);
  const isLarge = tooLarge !== undefined || size === undefined;
  return (
    <Figure
      id="search-puzzle"
      title="How far the positions are"
      lead={
        tooLarge === undefined
          ? "Search all positions, and compare with what is published."
          : "Too many positions for a table: solve the one above."
      }
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
          <GroupedNumbers>
            {tooLarge ?? searchInWords(chosen, state, size)}
          </GroupedNumbers>{" "}
          {hasGoals && `${goals.length} positions count as solved.`}
          {chosen.source.kind === "gallery" &&
            !hasGoals &&
            agreementInWords(compared, state.phase === "done" ? found : undefined)}
        </>
      }
      captionRoom={[6, 7.5, 12]}
    >
      <p class="figure-hint">
        HTM: a move made several times in a row counts once. QTM: it counts each time.
      </p>
      <div class="search-results" data-searched={searched || isLarge ? "" : undefined}>
        {tooLarge === undefined && (
          <DepthRows
            found={found}
            published={compared.histogram}
            isWhole={state.phase === "done"}
          />
        )}
        {searched !== undefined ? (
          <SolutionSteps shown={shown} searched={searched} />
        ) : (
          isLarge &&
          typeof puzzle.group !== "string" && (
            <SolvePosition
              shown={shown}
              group={puzzle.group}
              metric={metric}
              goals={goals}
            />
          )
        )}
      </div>
      {typeof puzzle.group !== "string" && (
        <SolvedChoice
          shown={shown}
          group={puzzle.group}
          goals={goals}
          onGoals={setGoals}
        />
      )}
    </Figure>
  );
}

function keyOf({ source }: ChosenPuzzle): string {
  return source.kind === "gallery" ? source.slug : source.text;
}
