import type { Metric } from "#lib/puzzle/moves.ts";
import type { Puzzle } from "#lib/any-puzzle/puzzle.ts";
import type { PuzzleState } from "#lib/any-puzzle/definition.ts";
import { runJob } from "#src/workers/run-job.ts";
import { JobButton } from "#kit/job/JobButton.tsx";
import { useJob, useJobState } from "#kit/job/use-job.ts";
import { withGroups } from "#kit/text/with-groups.ts";
import { isSamePuzzleState } from "../puzzle/state-link.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { SolutionMoves } from "./SolutionMoves.tsx";
import { SolutionNet } from "./SolutionPanel.tsx";

interface Props {
  workshop: Workshop;
  /** The library's puzzle. */
  group: Puzzle;
  metric: Metric;
  /** What counts as solved. */
  goals: readonly PuzzleState[];
}

/** The states along a solution, and its moves. */
interface SolutionPath {
  readonly states: readonly PuzzleState[];
  readonly moves: readonly string[];
}

/** A shortest solution of one state, for puzzles that are too large for a table. */
export function SolveState({ workshop, group, metric, goals }: Props) {
  const { current, state } = workshop;
  const { puzzle } = current;
  const job = useJob<undefined, SolutionPath>(
    undefined,
    async (options) => {
      const { definition } = group;
      const question = { definition, state, metric, goals };
      const moves = await runJob("solve-state", question, options);
      const states = [state];
      for (const move of moves) states.push(puzzle.apply(states.at(-1)!, move));
      return { states, moves };
    },
    [puzzle, metric, goals],
  );
  const jobState = useJobState(job);
  const path = jobState.phase === "done" ? jobState.result : undefined;
  const index =
    path?.states.findIndex((one) => isSamePuzzleState(puzzle, one, state)) ?? -1;
  return (
    <div class="solution-steps">
      <SolutionNet workshop={workshop} />
      {path !== undefined && index >= 0 ? (
        <SolutionMoves
          workshop={workshop}
          moves={path.moves.slice(index)}
          longest={path.moves.length}
        />
      ) : (
        <div class="solve-waiting stack">
          <JobButton job={job}>Solve this state</JobButton>
          <p class="text-sm" role="status">
            {jobState.phase === "running"
              ? "Searching for a shortest solution …"
              : jobState.phase === "failed"
                ? `No solution was found: ${withGroups(jobState.message)}.`
                : "A short solution is found in seconds. Each additional move makes the search about ten times as long."}
          </p>
        </div>
      )}
    </div>
  );
}
