import { useState } from "preact/hooks";
import type { runForm } from "../../../../workers/run-form.ts";
import { runJob } from "../../../../workers/run-job.ts";
import { useJob } from "../../../kit/job/use-job.ts";
import type { FormOutcomes } from "./form-words.ts";

const startWorker = () =>
  new Worker(new URL("../../../../workers/run-form.worker.ts", import.meta.url), {
    type: "module",
  });

/** The form that is at work now, and how far it has come. */
export interface Running {
  readonly form: string;
  /** States at all depths so far. */
  readonly states: number;
}

/**
 * Runs forms one after the other, each in a worker of its own that has done nothing yet:
 * those that it is started with, or all of these.
 */
export function useRace(all: readonly string[]) {
  const [outcomes, setOutcomes] = useState<FormOutcomes>({});
  const job = useJob<Running | undefined, void, readonly string[] | void>(
    undefined,
    async ({ signal, onProgress }, forms) => {
      // Whoever fails does not keep the others from running. What was found before stays
      // until there is something new in its place.
      for (const form of forms ?? all) {
        onProgress({ form, states: 0 });
        try {
          const result = await runJob<typeof runForm>(
            startWorker,
            { form },
            {
              signal,
              onProgress: ({ count }) =>
                onProgress((was) => ({ form, states: was!.states + count })),
            },
          );
          setOutcomes((others) => ({ ...others, [form]: { kind: "done", result } }));
        } catch (error) {
          const { message } = error as Error;
          setOutcomes((others) => ({
            ...others,
            [form]: signal.aborted
              ? (others[form] ?? { kind: "cancelled" })
              : { kind: "failed", message },
          }));
          signal.throwIfAborted();
        }
      }
    },
  );
  const { phase, progress } = job.state;
  return { outcomes, running: phase === "running" ? progress : undefined, job };
}
