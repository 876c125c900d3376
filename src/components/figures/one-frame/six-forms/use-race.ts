import { useEffect, useRef, useState } from "preact/hooks";
import type {
  FormJob,
  FormProgress,
  FormResult,
} from "../../../../workers/run-form.ts";
import { runJob } from "../../../../workers/run-job.ts";
import type { Outcomes } from "./form-words.ts";

const startWorker = () =>
  new Worker(new URL("../../../../workers/run-form.worker.ts", import.meta.url), {
    type: "module",
  });

/** The form that is at work now, and how far it has come. */
export interface Running extends FormProgress {
  readonly form: string;
  /** States at all depths so far. */
  readonly states: number;
}

/** Runs forms one after the other, each in a worker of its own that has done nothing yet. */
export function useRace() {
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [running, setRunning] = useState<Running>();
  const job = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => job.current?.abort(), []);

  /**
   * Whoever fails does not keep the others from running. What was found before stays
   * until there is something new in its place.
   */
  async function run(forms: readonly string[]): Promise<void> {
    const { signal } = (job.current = new AbortController());
    for (const form of forms) {
      setRunning({ form, depth: 0, count: 0, states: 0 });
      try {
        const result = await runJob<FormJob, FormProgress, FormResult>(
          startWorker,
          { form },
          {
            signal,
            onProgress: ({ depth, count }) =>
              setRunning((was) => ({
                form,
                depth,
                count,
                states: (was?.states ?? 0) + count,
              })),
          },
        );
        setOutcomes((all) => ({ ...all, [form]: { kind: "done", result } }));
      } catch (error) {
        const { message } = error as Error;
        setOutcomes((all) => ({
          ...all,
          [form]: signal.aborted
            ? (all[form] ?? { kind: "cancelled" })
            : { kind: "failed", message },
        }));
        if (signal.aborted) break;
      }
    }
    setRunning(undefined);
  }

  return { outcomes, running, run, cancel: () => job.current?.abort() };
}
