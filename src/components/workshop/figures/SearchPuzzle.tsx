import { formatNumber } from "#kit/text/format-number.ts";
import { useState } from "preact/hooks";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import { MetricChoice } from "#kit/distances/MetricChoice.tsx";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import { Figure } from "#kit/widget/Figure.tsx";
import { useWidget } from "#kit/widget/use-widget.ts";
import type { WorkshopPuzzle } from "../puzzle/workshop-puzzle.ts";
import {
  NO_PROGRESS,
  type SearchedPuzzle,
  searchPuzzle,
  type SearchProgress,
} from "../puzzle/searched-puzzle.ts";
import { publishedFiguresIn } from "../puzzle/published-figures.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";
import { DistanceRows } from "./DistanceRows.tsx";
import { GroupedNumbers } from "./GroupedNumbers.tsx";
import { agreementCaption, searchCaption, whyTooLarge } from "./search-text.tsx";
import { GoalEditor } from "./GoalEditor.tsx";
import { SolveState } from "./SolveState.tsx";
import { SolutionPanel } from "./SolutionPanel.tsx";
import { useKnownSize } from "./use-facts.ts";
import "./search-puzzle.css";

/** The distances of all states, compared with published figures. */
export function SearchPuzzle() {
  const workshop = useWidget(workshopStore);
  return <SearchFigure key={puzzleKey(workshop.current)} workshop={workshop} />;
}

function SearchFigure({ workshop }: { workshop: Workshop }) {
  const { current } = workshop;
  const { puzzle } = current;
  const size = useKnownSize(current);
  const [metric, setMetric] = useState(current.metric);
  const [goals, setGoals] = useState<readonly PuzzleState[]>([puzzle.solved]);
  const job = useJob<SearchProgress, SearchedPuzzle>(
    NO_PROGRESS,
    (options) =>
      searchPuzzle({ definition: puzzle.definition, metric, goals }, options),
    [metric, goals],
  );
  const state = useJobState(job);
  const { histogram } = state.phase === "done" ? state.result : state.progress;
  const searched = state.phase === "done" ? state.result : undefined;
  const hasGoals = goals.length > 1;
  const published = hasGoals ? {} : publishedFiguresIn(current, metric);
  const tooLargeMessage = whyTooLarge(current.name, size);
  const isLarge = tooLargeMessage !== undefined || size === undefined;
  return (
    <Figure
      id="search-puzzle"
      title="How far the states are from solved"
      lead={
        tooLargeMessage === undefined
          ? "Search all states, and compare the counts with published ones."
          : "There are too many states for a table, but you can solve the one above."
      }
      store={workshopStore}
      controls={
        <>
          <MetricChoice
            metric={metric}
            onChoose={setMetric}
            class="joined metric-choice"
          />
          <JobButton job={job} idle={tooLargeMessage !== undefined}>
            Search all
          </JobButton>
        </>
      }
      caption={
        <>
          <GroupedNumbers>
            {tooLargeMessage ?? searchCaption(current, state, size)}
          </GroupedNumbers>{" "}
          {hasGoals && `${formatNumber(goals.length)} states count as solved.`}
          {current.source.kind === "gallery" &&
            !hasGoals &&
            agreementCaption(published, state.phase === "done" ? histogram : undefined)}
        </>
      }
      captionRoom={[6, 7.5, 12]}
    >
      <p class="figure-hint">
        HTM: a move made several times in a row counts once. QTM: it counts each time.
      </p>
      <div class="search-results" data-searched={searched || isLarge ? "" : undefined}>
        {tooLargeMessage === undefined && (
          <DistanceRows
            counts={histogram}
            published={published.histogram}
            isComplete={state.phase === "done"}
          />
        )}
        {searched !== undefined ? (
          <SolutionPanel workshop={workshop} searched={searched} />
        ) : (
          isLarge &&
          typeof puzzle.group !== "string" && (
            <SolveState
              workshop={workshop}
              group={puzzle.group}
              metric={metric}
              goals={goals}
            />
          )
        )}
      </div>
      {typeof puzzle.group !== "string" && (
        <GoalEditor
          workshop={workshop}
          group={puzzle.group}
          goals={goals}
          onGoals={setGoals}
        />
      )}
    </Figure>
  );
}

function puzzleKey({ source }: WorkshopPuzzle): string {
  return source.kind === "gallery" ? source.slug : source.text;
}
