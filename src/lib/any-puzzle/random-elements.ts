import { composePoints, invertPoints, type Points } from "./points.ts";

/** How many elements are kept and multiplied with each other. */
const MIN_SLOTS = 12;

/** Multiplications before the first element is handed out. */
const WARM_UP = 60;

/**
 * Elements of the group that the generators make, one after the other, the same in every
 * run: product replacement with an accumulator.
 *
 * They are nearly evenly spread. Nothing rests on that but time: what is found with them
 * is proved otherwise.
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
