import { depthByDescent, depthCode } from "./depth-code.ts";
import { CHUNK, type NodeSearch, type StepGraph } from "./step-graph.ts";

/**
 * Breadth-first search with four bits for each place, of which the two of its note are
 * kept. All steps cost the same, and the inverse of each is among them: so a place without
 * a note is found from the last depth, or, where fewer are left, looks for it.
 */
export function twoBitSearch(places: StepGraph, goals: readonly number[]): NodeSearch {
  const { count, nSteps, after, forEachStep } = places;
  const notes = new Uint8Array(Math.ceil(count / 4));
  const steps = Array.from({ length: nSteps }, (_, step) => step);
  const singly = steps.map((step) => [step]);
  const chunk = new Uint32Array(CHUNK);
  let frontier = new Uint8Array(Math.ceil(count / 8));
  let next = new Uint8Array(frontier.length);
  let value = depthCode(0);
  let depth = 0;
  let found = 0;
  land(Uint32Array.from(goals), goals.length);
  let left = count - found;
  return {
    deepen,
    depthOf: (place) => depthByDescent(place, { nSteps, noteOf, after }),
  };

  function noteOf(place: number): number {
    return (notes[place >>> 2] >>> (2 * (place & 3))) & 3;
  }

  function deepen(tell: (found: number) => void): number {
    [frontier, next] = [next, frontier.fill(0)];
    value = depthCode(++depth);
    const look = left < found ? lookBack : lookForward;
    found = 0;
    look(tell);
    left -= found;
    if (found === 0) frontier = next = new Uint8Array(0); // only the notes are kept
    return found;
  }

  function lookForward(tell: (found: number) => void): void {
    let n = 0;
    for (let byte = 0; byte < frontier.length; byte++) {
      for (let bits = frontier[byte]; bits !== 0; bits &= bits - 1) {
        chunk[n++] = 8 * byte + 31 - Math.clz32(bits & -bits);
      }
      if (n <= CHUNK - 8) continue;
      forEachStep(chunk, n, steps, land);
      tell(found);
      n = 0;
    }
    forEachStep(chunk, n, steps, land);
  }

  function land(landed: Uint32Array, n: number): void {
    for (let i = 0; i < n; i++) if (noteOf(landed[i]) === 0) keep(landed[i]);
  }

  function lookBack(tell: (found: number) => void): void {
    let n = 0;
    for (let place = 0; place < count; place++) {
      if (noteOf(place) === 0) chunk[n++] = place;
      if (n < CHUNK) continue;
      keepNext(n);
      tell(found);
      n = 0;
    }
    keepNext(n);
  }

  /** Keeps those places of the chunk that have a neighbour in the last depth. */
  function keepNext(n: number): void {
    let still = n;
    for (const step of singly) {
      if (still === 0) return;
      const asked = still;
      still = 0;
      forEachStep(chunk, asked, step, (landed) => {
        for (let i = 0; i < asked; i++) {
          const isNext = (frontier[landed[i] >>> 3] >>> (landed[i] & 7)) & 1;
          if (isNext) keep(chunk[i]);
          else chunk[still++] = chunk[i];
        }
      });
    }
  }

  function keep(place: number): void {
    notes[place >>> 2] |= value << (2 * (place & 3));
    next[place >>> 3] |= 1 << (place & 7);
    found++;
  }
}
