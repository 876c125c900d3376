import { useEffect, useState } from "preact/hooks";
import type { TableBuild } from "./whole-table-store.ts";

/** Long enough for each depth to be seen: the worker is faster than an eye. */
const DEPTH_TIME = 140;

/**
 * The build as it is to be shown: the depths that the worker has finished, brought in
 * one after the other, and the table once all are there. Readers who prefer stillness
 * see what there is.
 */
export function useGrowth(build: TableBuild): TableBuild {
  const [shown, setShown] = useState(Infinity);
  const finished =
    build.phase === "building"
      ? build.found
      : build.phase === "ready"
        ? build.table.histogram
        : undefined;

  const isNew = build.phase === "building" && build.found.length === 0;
  useEffect(() => {
    if (isNew && !prefersStillness()) setShown(0);
  }, [isNew]);
  useEffect(() => {
    if (finished === undefined) return;
    if (shown >= finished.length) {
      if (build.phase === "ready") setShown(Infinity);
      return;
    }
    const timer = setTimeout(() => setShown(shown + 1), DEPTH_TIME);
    return () => clearTimeout(timer);
  }, [shown, finished?.length, build.phase]);

  if (finished === undefined || shown >= finished.length) return build;
  return { phase: "building", found: finished.slice(0, shown) };
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
