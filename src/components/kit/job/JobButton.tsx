import type { ComponentChildren } from "preact";
import type { Job } from "./job.ts";
import { Button } from "../widget/Button.tsx";
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
    <Button
      class={[look, own].filter(Boolean).join(" ")}
      idle={idle && !isRunning}
      onClick={() => (isRunning ? job.cancel() : void job.start())}
    >
      {isRunning ? "Cancel" : children}
    </Button>
  );
}
