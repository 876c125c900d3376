/**
 * A depth modulo 3, plus 1, in two bits; 0 if the node is not reached. A step changes the
 * depth by at most one, so the codes of neighbours tell which of them are closer.
 *
 * @source  R. Breyer and R. E. Korf, "1.6-Bit Pattern Databases", AAAI 2010
 */
export type DepthCode = number;

export function depthCode(depth: number): DepthCode {
  return (depth % 3) + 1;
}

/** Nodes with depth codes; the inverse of each step is a step. */
export interface CodedGraph {
  readonly nSteps: number;
  codeOf(node: number): DepthCode;
  after(node: number, step: number): number;
}

/**
 * The depth of a node: how many steps it takes to descend to depth 0. Unchecked: the node
 * was reached.
 *
 * @cost  for each step of the descent, at most one code per step
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
