import { useEffect, useRef, useState } from "preact/hooks";
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
  const found = useRef<readonly number[]>([]);
  if (build.phase === "building") found.current = build.found;
  const finished = finishedIn(build, found.current);

  const isNew = build.phase === "building" && build.found.length === 0;
  useEffect(() => {
    if (isNew && !prefersStillness()) setShown(0);
  }, [isNew]);
  useEffect(() => {
    if (finished === undefined) return;
    if (shown >= finished.length) {
      if (build.phase !== "building") setShown(Infinity);
      return;
    }
    const timer = setTimeout(() => setShown(shown + 1), DEPTH_TIME);
    return () => clearTimeout(timer);
  }, [shown, finished?.length, build.phase]);

  if (finished === undefined || shown >= finished.length) {
    return { build, counted: finished };
  }
  const counted = finished.slice(0, shown);
  return { build: { phase: "building", found: counted }, counted };
}

/** @param found  what was found when the build was last under way */
function finishedIn(
  build: TableBuild,
  found: readonly number[],
): readonly number[] | undefined {
  if (build.phase === "ready") return build.table.histogram;
  return build.phase === "building" || build.phase === "failed" ? found : undefined;
}
