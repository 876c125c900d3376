import { useEffect, useMemo, useRef } from "preact/hooks";
import { useHydrated } from "../widget/use-widget.ts";
import { Job, type JobState, type JobWork } from "./job.ts";

/**
 * A job of one component, which is cancelled with it.
 *
 * @param inputs  what the work is about: when that changes, the job is cancelled, and
 *                there is a new one that has not been started
 */
export function useJob<Progress, Result, Input = void>(
  initial: Progress,
  work: JobWork<Progress, Result, Input>,
  inputs: readonly unknown[] = [],
): Job<Progress, Result, Input> {
  const latest = useRef(work);
  latest.current = work;
  const job = useMemo(
    () =>
      new Job<Progress, Result, Input>(initial, (options, input) =>
        latest.current(options, input),
      ),
    inputs,
  );
  useEffect(() => job.cancel, [job]);
  return job;
}

/** The state of a job as a component may show it: none is under way while the page is hydrated. */
export function useJobState<Progress, Result>({
  state,
  idle,
}: Pick<Job<Progress, Result>, "state" | "idle">): JobState<Progress, Result> {
  return useHydrated() ? state : idle;
}
