/**
 * What is kept of the depth of each place: one more than its remainder by 3, in two bits;
 * 0 where it is not found. Steps change the depth by one at most, so the notes of a place
 * and its neighbours tell which of them are nearer.
 *
 * @source R. Breyer and R. E. Korf, "1.6-Bit Pattern Databases", AAAI 2010
 */
export type DepthCode = number;

export function depthCode(depth: number): DepthCode {
  return (depth % 3) + 1;
}

/** Places with notes, and the steps between them; with each step there is its inverse. */
export interface CodedGraph {
  readonly nSteps: number;
  noteOf(place: number): DepthCode;
  after(place: number, step: number): number;
}

/**
 * The depth of a place: how often one can step nearer. Unchecked: it was found.
 *
 * @cost  for each of the steps home as many notes as there are steps, at the most
 */
export function depthByDescent(
  from: number,
  { nSteps, noteOf, after }: CodedGraph,
): number {
  let place = from;
  for (let depth = 0; ; depth++) {
    const nearer = ((noteOf(place) + 1) % 3) + 1;
    let step = 0;
    let next = place;
    for (; step < nSteps; step++) {
      next = after(place, step);
      if (noteOf(next) === nearer) break;
    }
    if (step === nSteps) return depth;
    place = next;
  }
}
