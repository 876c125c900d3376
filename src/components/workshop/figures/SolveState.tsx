import type { Metric } from "../../../lib/puzzle/moves.ts";
import type { Puzzle } from "../../../lib/any-puzzle/puzzle.ts";
import type { PuzzleState } from "../../../lib/any-puzzle/definition.ts";
import { runJob } from "../../../workers/run-job.ts";
import type { solveState } from "../../../workers/solve-state.ts";
import { JobButton } from "../../kit/job/JobButton.tsx";
import { useJob, useJobState } from "../../kit/job/use-job.ts";
import { withGroups } from "../../kit/text/with-groups.ts";
import { isSamePuzzleState } from "../puzzle/state-link.ts";
import type { Workshop } from "../puzzle/workshop-model.ts";
import { SolutionMoves } from "./SolutionMoves.tsx";
import { SolutionNet } from "./SolutionPanel.tsx";

const startWorker = () =>
  new Worker(new URL("../../../workers/solve-state.worker.ts", import.meta.url), {
    type: "module",
  });

interface Props {
  shown: Workshop;
  /** The library's puzzle. */
  group: Puzzle;
  metric: Metric;
  /** What counts as solved. */
  goals: readonly PuzzleState[];
}

/** The states along a solution, the first one as it was solved, and its moves. */
interface SolutionPath {
  readonly states: readonly PuzzleState[];
  readonly moves: readonly string[];
}

/** A shortest solution of one position, where a table of all would not fit. */
export function SolveState({ shown, group, metric, goals }: Props) {
  const { chosen, state } = shown;
  const { puzzle } = chosen;
  const job = useJob<undefined, SolutionPath>(
    undefined,
    async (options) => {
      const { definition } = group;
      const question = { definition, state, metric, goals };
      const moves = await runJob<typeof solveState>(startWorker, question, {
        ...options,
        onProgress: () => undefined,
      });
      const states = [state];
      for (const move of moves) states.push(puzzle.apply(states.at(-1)!, move));
      return { states, moves };
    },
    [puzzle, metric, goals],
  );
  const found = useJobState(job);
  const path = found.phase === "done" ? found.result : undefined;
  const at =
    path?.states.findIndex((one) => isSamePuzzleState(puzzle, one, state)) ?? -1;
  return (
    <div class="solution-steps">
      <SolutionNet shown={shown} />
      {path !== undefined && at >= 0 ? (
        <SolutionMoves
          shown={shown}
          moves={path.moves.slice(at)}
          longest={path.moves.length}
        />
      ) : (
        <div class="solve-waiting stack">
          <JobButton job={job}>Solve this position</JobButton>
          <p class="text-sm" role="status">
            {found.phase === "running"
              ? "Searching for a shortest solution …"
              : found.phase === "failed"
                ? `No solution was found: ${withGroups(found.message)}.`
                : "A shortest solution with few moves takes seconds to find. Each further move takes about ten times as long."}
          </p>
        </div>
      )}
    </div>
  );
}
