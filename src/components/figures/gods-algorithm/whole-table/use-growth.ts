import { useEffect, useState } from "preact/hooks";
import type { TableBuild } from "#kit/distances/whole-table-store.ts";
import { prefersReducedMotion } from "#kit/widget/prefers-reduced-motion.ts";

/** Time for each depth: the worker would be too fast to watch. */
const DEPTH_MS = 140;

interface Growth {
  readonly build: TableBuild;
  /** The count at each revealed depth; undefined before the build. */
  readonly counts: readonly number[] | undefined;
}

/**
 * Reveals the finished depths one by one, then the outcome. After a failure they remain
 * visible. With reduced motion, everything appears at once.
 */
export function useGrowth(build: TableBuild): Growth {
  const [nRevealed, setRevealed] = useState(Infinity);
  const hasDepths = build.phase !== "idle" && build.phase !== "cancelled";
  const finished = hasDepths ? build.progress : undefined;

  const isNew = build.phase === "running" && build.progress.length === 0;
  useEffect(() => {
    if (isNew && !prefersReducedMotion()) setRevealed(0);
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
