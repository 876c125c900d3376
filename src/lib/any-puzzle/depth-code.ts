/**
 * What is kept of the depth of each node: one more than its remainder by 3, in two bits;
 * 0 where it is not found. Steps change the depth by one at most, so the notes of a node
 * and its neighbours tell which of them are nearer.
 *
 * @source R. Breyer and R. E. Korf, "1.6-Bit Pattern Databases", AAAI 2010
 */
export type DepthCode = number;

export function depthCode(depth: number): DepthCode {
  return (depth % 3) + 1;
}

/** Nodes with notes, and the steps between them; with each step there is its inverse. */
export interface CodedGraph {
  readonly nSteps: number;
  codeOf(node: number): DepthCode;
  after(node: number, step: number): number;
}

/**
 * The depth of a node: how often one can step nearer. Unchecked: it was found.
 *
 * @cost  for each of the steps home as many notes as there are steps, at the most
 */
export function depthByDescent(
  from: number,
  { nSteps, codeOf, after }: CodedGraph,
): number {
  let node = from;
  for (let depth = 0; ; depth++) {
    const nearer = ((codeOf(node) + 1) % 3) + 1;
    let step = 0;
    let next = node;
    for (; step < nSteps; step++) {
      next = after(node, step);
      if (codeOf(next) === nearer) break;
    }
    if (step === nSteps) return depth;
    node = next;
  }
}
