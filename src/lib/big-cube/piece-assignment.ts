import { countBits } from "../indexing/count-bits.ts";

/**
 * The pieces of one kind: how many there are, and how many twists each has.
 *
 * The pocket cube's corners are a kind, too, but `../puzzle/piece-assignment.ts` assigns them
 * in a sixth of the time or less, as it ignores parities.
 */
export interface PieceKind {
  readonly pieces: number;
  readonly twists: number;
}

/**
 * The pieces that are possible in each position, with their twists: piece × twists + twist.
 */
export type BigCandidates = readonly (readonly number[])[];

/** `costs[position][piece × twists + twist]`, finite. */
type BigCandidateCosts = readonly (readonly number[])[];

/** For permutations that are even, and for those that are odd. */
export type ByParity = readonly [even: number, odd: number];

/**
 * A part of an assignment, position by position: only the set of used pieces, the sum of the
 * twists still to come and the parity still to come matter. Its number is
 * (set × twists + sum) × 2 + parity, where piece k of a set is bit 2 ** k.
 *
 * So the empty assignment is 0 if the rest must be even, and 1 if it must be odd.
 */
type PartialAssignment = number;

/** A number for all assignments, and one for those with each candidate. */
interface BigAssignmentNumbers {
  readonly total: ByParity;
  /** `withCandidate[position][piece × twists + twist]`. */
  readonly withCandidate: readonly (readonly ByParity[])[];
}

/**
 * Counts the ways to put all pieces into positions so that the sum of their twists is a
 * multiple of `twists`.
 *
 * Assignments of the first pieces are counted forwards, those of the last ones backwards, and
 * multiplied where they meet.
 *
 * @returns  exact for the corners and the edges of a cube: below 2^53
 * @cost     two passes over the subsets of the pieces
 */
export function countBigAssignments(
  kind: PieceKind,
  candidates: BigCandidates,
): BigAssignmentNumbers {
  const { nSets, nPartials, complete } = sizesOf(kind);
  const after = new Float64Array(nPartials);
  after[complete] = 1;
  for (let set = nSets - 2; set >= 0; set--) {
    eachExtension(kind, set, candidates, (from, to) => {
      after[from] += after[to];
    });
  }
  const withCandidate = candidates.map(() =>
    Array.from({ length: kind.pieces * kind.twists }, (): [number, number] => [0, 0]),
  );
  const before = new Float64Array(nPartials);
  before[0] = 1;
  for (let set = 0; set < nSets - 1; set++) {
    const here = withCandidate[countBits(set)];
    eachExtension(kind, set, candidates, (from, to, candidate) => {
      before[to] += before[from];
      here[candidate][0] += before[from] * after[to];
      here[candidate][1] += before[from ^ 1] * after[to];
    });
  }
  return { total: [after[0], after[1]], withCandidate };
}

/**
 * The lowest cost of completing each partial assignment.
 *
 * @returns  Infinity where no completion has the right sum and parity
 * @cost     as for `countBigAssignments`
 */
export function bigCompletionCosts(
  kind: PieceKind,
  costs: BigCandidateCosts,
): Float64Array {
  const { nSets, nPartials, complete } = sizesOf(kind);
  const left = new Float64Array(nPartials).fill(Infinity);
  left[complete] = 0;
  const candidates = allCandidates(costs);
  for (let set = nSets - 2; set >= 0; set--) {
    const here = costs[countBits(set)];
    eachExtension(kind, set, candidates, (from, to, candidate) => {
      left[from] = Math.min(left[from], here[candidate] + left[to]);
    });
  }
  return left;
}

/**
 * The cheapest assignment of a parity: a candidate for each position, the lowest ones on a tie.
 *
 * @param costsLeft  from `bigCompletionCosts`
 * @param parity     0 for even, 1 for odd
 */
export function cheapestBigAssignment(
  kind: PieceKind,
  costs: BigCandidateCosts,
  costsLeft: Float64Array,
  parity: number,
): number[] {
  let assigned: PartialAssignment = parity;
  return costs.map((candidateCosts) => {
    const left = costsLeft[assigned];
    const candidate = candidateCosts.findIndex((cost, other) => {
      const after = assignBigPiece(kind, assigned, other);
      return after !== undefined && cost + costsLeft[after] === left;
    });
    assigned = assignBigPiece(kind, assigned, candidate)!;
    return candidate;
  });
}

/**
 * The lowest cost of an assignment with each candidate: the lowest up to its position plus the
 * lowest from there on.
 *
 * @cost  as for `countBigAssignments`
 */
export function cheapestBigWithEach(
  kind: PieceKind,
  costs: BigCandidateCosts,
): BigAssignmentNumbers {
  const { nSets, nPartials } = sizesOf(kind);
  const after = bigCompletionCosts(kind, costs);
  const before = new Float64Array(nPartials).fill(Infinity);
  before[0] = 0;
  const candidates = allCandidates(costs);
  const withCandidate = costs.map((here) =>
    here.map((): [number, number] => [Infinity, Infinity]),
  );
  for (let set = 0; set < nSets - 1; set++) {
    const position = countBits(set);
    eachExtension(kind, set, candidates, (from, to, candidate) => {
      const cost = costs[position][candidate];
      const here = withCandidate[position][candidate];
      before[to] = Math.min(before[to], before[from] + cost);
      here[0] = Math.min(here[0], before[from] + cost + after[to]);
      here[1] = Math.min(here[1], before[from ^ 1] + cost + after[to]);
    });
  }
  return { total: [after[0], after[1]], withCandidate };
}

function sizesOf({ pieces, twists }: PieceKind) {
  const nSets = 2 ** pieces;
  return {
    nSets,
    nPartials: nSets * twists * 2,
    /** All pieces are used, and nothing is still to come. */
    complete: (nSets - 1) * twists * 2,
  };
}

function allCandidates(costs: BigCandidateCosts): BigCandidates {
  return costs.map((here) => [...here.keys()]);
}

/** Calls back with each partial assignment of a set, extended by each of its candidates. */
function eachExtension(
  kind: PieceKind,
  set: number,
  candidates: BigCandidates,
  visit: (from: PartialAssignment, to: PartialAssignment, candidate: number) => void,
): void {
  const nRests = kind.twists * 2;
  for (const candidate of candidates[countBits(set)]) {
    const extension = extensionOf(kind, set, candidate);
    if (extension === undefined) continue;
    for (let rest = 0; rest < nRests; rest++) {
      visit(set * nRests + rest, extend(extension, rest, nRests), candidate);
    }
  }
}

/** Assigns a piece to the next position; undefined if it is already used. */
export function assignBigPiece(
  kind: PieceKind,
  assigned: PartialAssignment,
  candidate: number,
): PartialAssignment | undefined {
  const nRests = kind.twists * 2;
  const extension = extensionOf(kind, Math.floor(assigned / nRests), candidate);
  return extension && extend(extension, assigned % nRests, nRests);
}

interface Extension {
  /** The first partial assignment of the set with one more piece. */
  readonly start: number;
  /** To the rest, modulo twists × 2. */
  readonly added: number;
  /** Of the inversions: larger pieces in earlier positions. */
  readonly parity: number;
}

/**
 * Where a candidate leads from any rest of a set, which is sum × 2 + parity of what is still
 * to come; undefined if its piece is already used.
 */
function extensionOf(
  { twists }: PieceKind,
  set: number,
  candidate: number,
): Extension | undefined {
  const piece = (candidate / twists) | 0;
  if ((set >> piece) & 1) return undefined;
  return {
    start: (set | (1 << piece)) * twists * 2,
    added: (twists - (candidate % twists)) * 2,
    parity: countBits(set >> piece) & 1,
  };
}

/** The partial assignment that an extension leads to from a rest. */
function extend(
  { start, added, parity }: Extension,
  rest: number,
  nRests: number,
): PartialAssignment {
  return start + (((rest + added) % nRests) ^ parity);
}
