import { useEffect, useState } from "preact/hooks";
import type { TableBuild } from "../../../kit/distances/whole-table-store.ts";
import { prefersStillness } from "../../../kit/widget/prefers-stillness.ts";

/** Long enough to see each depth: the worker is faster than the eye. */
const DEPTH_MS = 140;

interface Growth {
  /** The state of the build to show now. */
  readonly build: TableBuild;
  /** The count at each depth shown; undefined before anything is built. */
  readonly counts: readonly number[] | undefined;
}

/**
 * Reveals the depths finished by the worker one by one, and the outcome after the last.
 * After a failure they remain visible. With reduced motion, everything is shown at once.
 */
export function useGrowth(build: TableBuild): Growth {
  const [nRevealed, setRevealed] = useState(Infinity);
  const hasDepths = build.phase !== "idle" && build.phase !== "cancelled";
  const finished = hasDepths ? build.progress : undefined;

  const isNew = build.phase === "running" && build.progress.length === 0;
  useEffect(() => {
    if (isNew && !prefersStillness()) setRevealed(0);
  }, [isNew]);
  useEffect(() => {
    if (finished === undefined) return;
    if (nRevealed >= finished.length) {
      if (build.phase !== "running") setRevealed(Infinity);
      return;
    }
    const timer = setTimeout(() => setRevealed(nRevealed + 1), DEPTH_MS);
    return () => clearTimeout(timer);
  }, [nRevealed, finished?.length, build.phase]);

  if (finished === undefined || nRevealed >= finished.length) {
    return { build, counts: finished };
  }
  const counts = finished.slice(0, nRevealed);
  return { build: { phase: "running", progress: counts }, counts };
}
