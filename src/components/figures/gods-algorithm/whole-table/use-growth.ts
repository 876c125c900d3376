import { useEffect, useState } from "preact/hooks";
import type { TableBuild } from "../../../kit/distances/whole-table-store.ts";
import { prefersStillness } from "../../../kit/widget/prefers-stillness.ts";

/** Long enough for each depth to be seen: the worker is faster than an eye. */
const DEPTH_TIME = 140;

interface Growth {
  /** The build as it is to be shown now. */
  readonly build: TableBuild;
  /** How many there are at each depth that is shown; nothing before anything is built. */
  readonly counted: readonly number[] | undefined;
}

/**
 * The depths that the worker has finished, brought in one after the other, and the
 * outcome once all are there. Of a build that failed they stay on show. Readers who
 * prefer stillness see what there is.
 */
export function useGrowth(build: TableBuild): Growth {
  const [shown, setShown] = useState(Infinity);
  const isShown = build.phase !== "idle" && build.phase !== "cancelled";
  const finished = isShown ? build.progress : undefined;

  const isNew = build.phase === "running" && build.progress.length === 0;
  useEffect(() => {
    if (isNew && !prefersStillness()) setShown(0);
  }, [isNew]);
  useEffect(() => {
    if (finished === undefined) return;
    if (shown >= finished.length) {
      if (build.phase !== "running") setShown(Infinity);
      return;
    }
    const timer = setTimeout(() => setShown(shown + 1), DEPTH_TIME);
    return () => clearTimeout(timer);
  }, [shown, finished?.length, build.phase]);

  if (finished === undefined || shown >= finished.length) {
    return { build, counted: finished };
  }
  const counted = finished.slice(0, shown);
  return { build: { phase: "running", progress: counted }, counted };
}
