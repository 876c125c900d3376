import { composePoints, invertPoints, type Points } from "./points.ts";

/** The least number of elements that are multiplied with each other. */
const MIN_SLOTS = 12;

/** Multiplications before the first element is returned. */
const WARM_UP = 60;

/**
 * Generates nearly uniform elements of a group, the same in every run: product
 * replacement with an accumulator. Their quality only affects speed; results are proved
 * in other ways.
 *
 * @param generators  at least one
 * @source  F. Celler and others, "Generating random elements of a finite group", 1995
 */
export function randomElements(generators: readonly Points[]): () => Points {
  const kept = Array.from(
    { length: Math.max(MIN_SLOTS, generators.length + 1) },
    (_, i) => generators[i % generators.length],
  );
  let accumulator = generators[0];
  let seed = 20260;
  for (let i = 0; i < WARM_UP; i++) next();
  return next;

  function next(): Points {
    const i = random(kept.length);
    const j = (i + 1 + random(kept.length - 1)) % kept.length;
    const factor = random(2) === 0 ? kept[j] : invertPoints(kept[j]);
    kept[i] =
      random(2) === 0 ? composePoints(kept[i], factor) : composePoints(factor, kept[i]);
    accumulator = composePoints(accumulator, kept[i]);
    return accumulator;
  }

  /** Park and Miller's generator. */
  function random(count: number): number {
    seed = (seed * 48271) % 2147483647;
    return seed % count;
  }
}
