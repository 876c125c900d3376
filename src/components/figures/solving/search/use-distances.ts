import { useEffect, useMemo } from "preact/hooks";
import { wholeTables } from "#kit/distances/whole-table-store.ts";

/** The distances that a search looks up: pairs of a state and its distance. */
export type StoredDistances = readonly (readonly [number, number])[];

/**
 * Returns exact distances in HTM: the stored ones, otherwise those of the whole table, which
 * is built if it is needed. Undefined until they are known.
 */
export function useDistances(
  stored: StoredDistances | undefined,
  isNeeded: boolean,
): ((index: number) => number) | undefined {
  const build = wholeTables.HTM.state;
  useEffect(() => {
    if (!stored && isNeeded) void wholeTables.HTM.startOnce();
  }, [stored, isNeeded]);
  return useMemo(() => {
    if (stored) {
      const distances = new Map(stored);
      return (index) => distances.get(index)!;
    }
    if (build.phase !== "done") return undefined;
    const { distance } = build.result;
    return (index) => distance[index];
  }, [stored, build]);
}
