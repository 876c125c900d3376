import { useState } from "preact/hooks";
import { runJob } from "#src/workers/run-job.ts";
import { useJob } from "#kit/job/use-job.ts";
import type { FormOutcomes } from "./form-text.ts";

/** The form that is running, with its progress. */
export interface RunningForm {
  readonly form: string;
  /** The number of states found so far. */
  readonly states: number;
}

/** Runs forms one after the other, each in a fresh worker: the given ones, or all. */
export function useFormRace(all: readonly string[]) {
  const [outcomes, setOutcomes] = useState<FormOutcomes>({});
  const job = useJob<RunningForm | undefined, void, readonly string[] | void>(
    undefined,
    async ({ signal, onProgress }, forms) => {
      // A failure doesn't stop the others. Earlier results stay until replaced.
      for (const form of forms ?? all) {
        onProgress({ form, states: 0 });
        try {
          const result = await runJob(
            "run-form",
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
