import { useEffect, useState } from "preact/hooks";
import type { TableBuild } from "../../../kit/distances/whole-table-store.ts";
import { prefersStillness } from "../../../kit/widget/prefers-stillness.ts";
import { usePlaying } from "../../../kit/widget/use-playing.ts";

/** Long enough for each depth to be seen: the worker is faster than an eye. */
const DEPTH_TIME = 140;

interface Growth {
  /** The build as it is to be shown now. */
  readonly build: TableBuild;
  /** How many there are at each depth that is shown; nothing before anything is built. */
  readonly counted: readonly number[] | undefined;
}

/**
 * A new table brought in depth by depth, and said to be there once all of it is shown.
 * Readers who prefer stillness see it whole.
 */
export function useGrowth(build: TableBuild): Growth {
  const [shown, setShown] = useState(Infinity);
  const histogram = build.phase === "ready" ? build.table.histogram : undefined;
  const isWhole = histogram !== undefined && shown >= histogram.length;
  const growing = usePlaying({
    pace: DEPTH_TIME,
    isOver: isWhole,
    onStep: () => histogram && setShown(shown + 1),
  });
  const isNew = build.phase === "building";
  useEffect(() => {
    if (!isNew || prefersStillness()) return;
    setShown(0);
    growing.start();
  }, [isNew]);

  if (histogram === undefined) return { build, counted: isNew ? [] : undefined };
  if (isWhole) return { build, counted: histogram };
  return {
    build: { phase: "building", found: [] },
    counted: histogram.slice(0, shown),
  };
}
