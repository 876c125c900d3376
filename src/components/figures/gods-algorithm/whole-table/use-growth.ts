import { useEffect, useState } from "preact/hooks";
import type { TableBuild } from "../../../kit/distances/whole-table-store.ts";
import { prefersStillness } from "../../../kit/widget/prefers-stillness.ts";

/** Long enough to see each depth: the worker is faster than the eye. */
const DEPTH_TIME = 140;

interface Growth {
  /** The state of the build to show now. */
  readonly build: TableBuild;
  /** The count at each depth shown; undefined before anything is built. */
  readonly counted: readonly number[] | undefined;
}

/**
 * Reveals the depths finished by the worker one by one, and the outcome after the last.
 * After a failure they remain visible. With reduced motion, everything is shown at once.
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
