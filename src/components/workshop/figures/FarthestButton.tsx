import { useJob, useJobState } from "#kit/job/use-job.ts";
import { Button } from "#kit/widget/Button.tsx";
import type { SearchedPuzzle } from "../puzzle/searched-puzzle.ts";
import { workshopStore } from "../puzzle/workshop-store.ts";

/** A button that shows a random state at the largest distance. */
export function FarthestButton({ searched }: { searched: SearchedPuzzle }) {
  const job = useJob<undefined, void>(undefined, async () => {
    const stateBefore = workshopStore.state.value;
    const state = await searched.farthest();
    // Keeps a move that the reader made in the meantime.
    if (workshopStore.state.value === stateBefore)
      workshopStore.dispatch({ type: "place", state });
  });
  const jobState = useJobState(job);
  return (
    <div class="buttons search-farthest">
      <Button idle={jobState.phase === "running"} onClick={() => void job.start()}>
        Show a hardest state
      </Button>
      <span class="text-sm text-muted" role="status">
        {jobState.phase === "running" && <span class="search-looking">Looking …</span>}
        {jobState.phase === "failed" &&
          `No hardest state was found: ${jobState.message}.`}
      </span>
    </div>
  );
}
