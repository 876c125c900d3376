import type { ComponentChildren } from "preact";
import type { Job } from "./job.ts";
import { useJobState } from "./use-job.ts";

interface Props {
  job: Pick<Job<unknown, unknown>, "state" | "idle" | "start" | "cancel">;
  class?: string;
  /** Whether it is a secondary button of the figure. */
  plain?: boolean;
  /** There is nothing to start; the button keeps the keyboard focus. */
  idle?: boolean;
  children: ComponentChildren;
}

/** Starts a job, and cancels it while it runs. */
export function JobButton({ job, class: own, plain, idle, children }: Props) {
  const isRunning = useJobState(job).phase === "running";
  const look = !isRunning && !plain && "primary";
  return (
    <button
      type="button"
      class={["button", look, own].filter(Boolean).join(" ")}
      aria-disabled={idle && !isRunning}
      onClick={() => (isRunning ? job.cancel() : idle || void job.start())}
    >
      {isRunning ? "Cancel" : children}
    </button>
  );
}
