import { countBits } from "../indexing/count-bits.ts";

const N_CORNERS = 8;

/** The number of sets of pieces, as bit masks; the last contains all eight. */
const N_SETS = 2 ** N_CORNERS;

/**
 * The pieces that are possible in each of the eight positions, with their twists:
 * `piece * 3 + twist`.
 *
 * A cube is solvable if its eight pieces differ and their twists sum to a multiple of three.
 * So when pieces are assigned position by position, only the set of pieces used and the sum
 * of their twists matter: dynamic programming over 256 × 3 cases.
 *
 * `../big-cube/piece-assignment.ts` would give the same costs, as the lower of those for the
 * two parities, but takes six to nine times as long.
 */
export type Candidates = readonly (readonly number[])[];

/** The number of assignments, in total and with each candidate. */
export interface AssignmentCounts {
  readonly total: number;
  /** `byCandidate[position][piece * 3 + twist]`: the assignments that contain it. */
  readonly byCandidate: readonly (readonly number[])[];
}

/**
 * Counts the assignments of each set of pieces to the first positions, for each sum of twists.
 *
 * @returns `counts[set * 3 + sum]`; piece k of a set is bit 2 ** k
 * @cost    at most some 9,000 additions
 */
export function countPartialAssignments(candidates: Candidates): Float64Array {
  const counts = new Float64Array(N_SETS * 3);
  counts[0] = 1;
  for (let set = 0; set < N_SETS - 1; set++) {
    const from = set * 3;
    if (counts[from] + counts[from + 1] + counts[from + 2] === 0) continue;
    for (const candidate of candidates[countBits(set)]) {
      const piece = pieceBit(candidate);
      if (set & piece) continue;
      const to = (set | piece) * 3;
      for (let sum = 0; sum < 3; sum++) {
        counts[to + ((sum + candidate) % 3)] += counts[from + sum];
      }
    }
  }
  return counts;
}

/** The number of solvable cubes, from the counts of `countPartialAssignments`. */
export function countComplete(counts: Float64Array): number {
  return counts[(N_SETS - 1) * 3];
}

/**
 * Counts the assignments, in total and with each candidate.
 *
 * Assignments of the first pieces are counted forwards, those of the last ones backwards, and
 * multiplied where they meet.
 *
 * @cost  at most some 30,000 additions and multiplications
 */
export function countAssignments(candidates: Candidates): AssignmentCounts {
  const byCandidate = candidates.map(() => new Array<number>(N_CORNERS * 3).fill(0));
  const before = countPartialAssignments(candidates);
  const total = countComplete(before);
  if (total === 0) return { total, byCandidate };
  const after = new Float64Array(N_SETS * 3);
  after[(N_SETS - 1) * 3] = 1;
  for (let set = N_SETS - 2; set >= 0; set--) {
    const from = set * 3;
    if (before[from] + before[from + 1] + before[from + 2] === 0) continue;
    const position = countBits(set);
    for (const candidate of candidates[position]) {
      const piece = pieceBit(candidate);
      if (set & piece) continue;
      const to = (set | piece) * 3;
      let count = 0;
      for (let sum = 0; sum < 3; sum++) {
        const completions = after[to + ((sum + candidate) % 3)];
        after[from + sum] += completions;
        count += before[from + sum] * completions;
      }
      byCandidate[position][candidate] += count;
    }
  }
  return { total, byCandidate };
}

/**
 * The minimum cost of completing each partial assignment.
 *
 * @param costs  `costs[position][piece * 3 + twist]`, finite
 * @returns      `costsLeft[set * 3 + sum]`, for the pieces used and the sum of their twists;
 *               Infinity when all are used and their twists do not sum to 0
 * @cost         some 9,000 comparisons
 */
export function completionCosts(costs: readonly (readonly number[])[]): Float64Array {
  const costsLeft = new Float64Array(N_SETS * 3).fill(Infinity);
  costsLeft[(N_SETS - 1) * 3] = 0;
  for (let set = N_SETS - 2; set >= 0; set--) {
    const from = set * 3;
    const candidateCosts = costs[countBits(set)];
    for (let candidate = 0; candidate < candidateCosts.length; candidate++) {
      const piece = pieceBit(candidate);
      if (set & piece) continue;
      const to = (set | piece) * 3;
      let next = candidate % 3;
      for (let sum = 0; sum < 3; sum++) {
        const cost = candidateCosts[candidate] + costsLeft[to + next];
        if (cost < costsLeft[from + sum]) costsLeft[from + sum] = cost;
        next = next === 2 ? 0 : next + 1;
      }
    }
  }
  return costsLeft;
}

/**
 * The cheapest assignment: a candidate for each position, the lowest ones on a tie.
 *
 * @param costs      as for `completionCosts`
 * @param costsLeft  from `completionCosts`
 */
export function cheapestAssignment(
  costs: readonly (readonly number[])[],
  costsLeft: Float64Array,
): number[] {
  let assigned = 0;
  return costs.map((candidateCosts) => {
    const left = costsLeft[assigned];
    const candidate = candidateCosts.findIndex((cost, other) => {
      const after = afterAssigning(assigned, other);
      return after !== undefined && cost + costsLeft[after] === left;
    });
    assigned = afterAssigning(assigned, candidate)!;
    return candidate;
  });
}

/**
 * The minimum cost of an assignment with each candidate: the minimum up to its position plus
 * the minimum from there on.
 *
 * @param costs  as for `completionCosts`
 * @returns      `cheapest[position][piece * 3 + twist]`
 * @cost         some 18,000 comparisons
 */
export function cheapestWithEach(
  costs: readonly (readonly number[])[],
): Float64Array[] {
  const after = completionCosts(costs);
  const before = new Float64Array(N_SETS * 3).fill(Infinity);
  before[0] = 0;
  const cheapest = costs.map((candidateCosts) =>
    new Float64Array(candidateCosts.length).fill(Infinity),
  );
  for (let set = 0; set < N_SETS - 1; set++) {
    const from = set * 3;
    const position = countBits(set);
    const candidateCosts = costs[position];
    const best = cheapest[position];
    for (let candidate = 0; candidate < candidateCosts.length; candidate++) {
      const piece = pieceBit(candidate);
      if (set & piece) continue;
      const to = (set | piece) * 3;
      let next = candidate % 3;
      for (let sum = 0; sum < 3; sum++) {
        const cost = before[from + sum] + candidateCosts[candidate];
        if (cost < before[to + next]) before[to + next] = cost;
        const total = cost + after[to + next];
        if (total < best[candidate]) best[candidate] = total;
        next = next === 2 ? 0 : next + 1;
      }
    }
  }
  return cheapest;
}

/**
 * The partial assignment after adding a candidate, as `set * 3 + sum` of twists; undefined if
 * its piece is already used.
 */
export function afterAssigning(
  assigned: number,
  candidate: number,
): number | undefined {
  const set = Math.floor(assigned / 3);
  const piece = pieceBit(candidate);
  return set & piece ? undefined : (set | piece) * 3 + ((assigned + candidate) % 3);
}

/** The bit of a candidate's piece. */
function pieceBit(candidate: number): number {
  return 1 << ((candidate / 3) | 0);
}
