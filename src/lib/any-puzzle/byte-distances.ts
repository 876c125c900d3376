import type { DepthSearch } from "./search-depths.ts";

/** What has not been found. */
const UNREACHED = 255;

/** The steps of a puzzle from one place after the other. */
export interface ByteSteps {
  readonly count: number;
  /**
   * Calls back with each place to which a step leads from those of the last depth.
   *
   * @param distance  the depth of each place
   */
  readonly forEachNext: (
    distance: Uint8Array,
    depth: number,
    reach: (place: number) => void,
  ) => void;
}

export interface ByteSearch extends DepthSearch {
  readonly distance: Uint8Array<ArrayBuffer>;
}

/**
 * Breadth-first search with one byte for each place, 0..254, and 255 for what is not
 * found: all places are looked at once for each depth.
 *
 * @throws {RangeError} when a place is more than 254 steps away
 */
export function byteSearch(
  { count, forEachNext }: ByteSteps,
  goals: readonly number[],
): ByteSearch {
  const distance = new Uint8Array(count).fill(UNREACHED);
  for (const goal of goals) distance[goal] = 0;
  let depth = 0;
  return { distance, deepen };

  function deepen(): number {
    const next = depth + 1;
    if (next === UNREACHED) {
      throw new RangeError("some positions are more than 254 moves away");
    }
    let found = 0;
    forEachNext(distance, depth, (place) => {
      if (distance[place] !== UNREACHED) return;
      distance[place] = next;
      found++;
    });
    depth = next;
    return found;
  }
}

/** The steps that a table lists, those of each place side by side. */
export function stepsInTable(after: Uint32Array, count: number): ByteSteps {
  const nSteps = after.length / count;
  return {
    count,
    forEachNext(distance, depth, reach) {
      for (let place = 0; place < count; place++) {
        if (distance[place] !== depth) continue;
        const end = (place + 1) * nSteps;
        for (let entry = place * nSteps; entry < end; entry++) reach(after[entry]);
      }
    },
  };
}
