import { useEffect, useMemo, useRef } from "preact/hooks";
import { useHydrated } from "../widget/use-widget.ts";
import { Job, type JobState, type JobWork } from "./job.ts";

/**
 * A job of one component, cancelled when that is unmounted.
 *
 * @param inputs  dependencies of the work: when they change, the job is cancelled and
 *                replaced by a new one that has not been started
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

/** The state of a job for a component to show: idle while the page is hydrated. */
export function useJobState<Progress, Result>({
  state,
  idle,
}: Pick<Job<Progress, Result>, "state" | "idle">): JobState<Progress, Result> {
  return useHydrated() ? state : idle;
}
