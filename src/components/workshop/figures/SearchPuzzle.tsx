import { useState } from "preact/hooks";
import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import { MetricChoice } from "../../kit/distances/MetricChoice.tsx";
import { JobButton } from "../../kit/job/JobButton.tsx";
import { useJob, useJobState } from "../../kit/job/use-job.ts";
import { Figure } from "../../kit/widget/Figure.tsx";
import { useWidget } from "../../kit/widget/use-widget.ts";
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

/** How far all positions are from solved, beside what is published of it. */
export function SearchPuzzle() {
  const shown = useWidget(workshopStore);
  return <SearchFigure key={puzzleKey(shown.chosen)} shown={shown} />;
}

function SearchFigure({ shown }: { shown: Workshop }) {
  const { chosen } = shown;
  const { puzzle } = chosen;
  const size = useKnownSize(chosen);
  const [metric, setMetric] = useState(chosen.metric);
  const [goals, setGoals] = useState<readonly PuzzleState[]>([puzzle.solved]);
  const job = useJob<SearchProgress, SearchedPuzzle>(
    NO_PROGRESS,
    (options) =>
      searchPuzzle({ definition: puzzle.definition, metric, goals }, options),
    [metric, goals],
  );
  const state = useJobState(job);
  const { histogram: found } = state.phase === "done" ? state.result : state.progress;
  const searched = state.phase === "done" ? state.result : undefined;
  const hasGoals = goals.length > 1;
  const compared = hasGoals ? {} : publishedFiguresIn(chosen, metric);
  const tooLarge = whyTooLarge(chosen.name, size);
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
      store={workshopStore}
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
            {tooLarge ?? searchCaption(chosen, state, size)}
          </GroupedNumbers>{" "}
          {hasGoals && `${goals.length} positions count as solved.`}
          {chosen.source.kind === "gallery" &&
            !hasGoals &&
            agreementCaption(compared, state.phase === "done" ? found : undefined)}
        </>
      }
      captionRoom={[6, 7.5, 12]}
    >
      <p class="figure-hint">
        HTM: a move made several times in a row counts once. QTM: it counts each time.
      </p>
      <div class="search-results" data-searched={searched || isLarge ? "" : undefined}>
        {tooLarge === undefined && (
          <DistanceRows
            found={found}
            published={compared.histogram}
            isWhole={state.phase === "done"}
          />
        )}
        {searched !== undefined ? (
          <SolutionPanel shown={shown} searched={searched} />
        ) : (
          isLarge &&
          typeof puzzle.group !== "string" && (
            <SolveState
              shown={shown}
              group={puzzle.group}
              metric={metric}
              goals={goals}
            />
          )
        )}
      </div>
      {typeof puzzle.group !== "string" && (
        <GoalEditor
          shown={shown}
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
