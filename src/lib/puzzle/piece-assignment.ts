const N_CORNERS = 8;

/** The sets of pieces, as bits; all eight are the last of them. */
const N_SETS = 2 ** N_CORNERS;

/**
 * The pieces that may go to each of the eight corners, with their twists there:
 * `piece * 3 + twist`.
 *
 * Any eight different pieces in any order can be reached by turns, and any twists that
 * sum to a multiple of three. So when the pieces are dealt to the corners one after the
 * other, all that matters is which have been dealt and what their twists sum to.
 */
export type Candidates = readonly (readonly number[])[];

/** How many deals there are, and which pieces they give to which corners. */
export interface AssignmentCounts {
  readonly total: number;
  /** `through[position][piece * 3 + twist]`: the deals in which it is dealt there. */
  readonly byCandidate: readonly (readonly number[])[];
}

/**
 * The number of ways to have dealt the pieces of each set, to the first corners, with
 * each sum of twists.
 *
 * @returns `ways[set * 3 + sum]`, the piece k of a set by its bit 2 ** k
 * @cost    at most some 9,000 additions
 */
export function countPartialAssignments(candidates: Candidates): Float64Array {
  const counts = new Float64Array(N_SETS * 3);
  counts[0] = 1;
  for (let set = 0; set < N_SETS - 1; set++) {
    const from = set * 3;
    if (counts[from] + counts[from + 1] + counts[from + 2] === 0) continue;
    for (const candidate of candidates[countPieces(set)]) {
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

/** Of the ways that `waysToDeal` counts, those that deal all pieces. */
export function countComplete(counts: Float64Array): number {
  return counts[(N_SETS - 1) * 3];
}

/**
 * How many deals give each piece with each twist to each corner.
 *
 * The ways to deal the first pieces are counted forwards, those to deal the last ones
 * backwards; where they meet they are multiplied.
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
    const position = countPieces(set);
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
 * The least that it costs to deal the remaining pieces to the remaining corners.
 *
 * @param costs  `costs[position][piece * 3 + twist]`, finite
 * @returns      `least[set * 3 + sum]`, for the pieces dealt and the sum of their twists;
 *               Infinity when all are dealt and their twists do not sum to 0
 * @cost         some 9,000 comparisons
 */
export function completionCosts(costs: readonly (readonly number[])[]): Float64Array {
  const costsLeft = new Float64Array(N_SETS * 3).fill(Infinity);
  costsLeft[(N_SETS - 1) * 3] = 0;
  for (let set = N_SETS - 2; set >= 0; set--) {
    const from = set * 3;
    const candidateCosts = costs[countPieces(set)];
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
 * The deal that costs least, as a choice for each corner; the lowest choices where several
 * are equally cheap.
 *
 * @param costs  as for `leastToDeal`
 */
export function cheapestAssignment(costs: readonly (readonly number[])[]): number[] {
  const costsLeft = completionCosts(costs);
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
 * The least that a deal costs that gives a certain piece with a certain twist to a corner,
 * for all of them at once: the least up to that corner, and the least from there on.
 *
 * @param costs  as for `leastToDeal`
 * @returns      `through[position][piece * 3 + twist]`
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
    const position = countPieces(set);
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
 * The pieces dealt and the sum of their twists, as `set * 3 + sum`, once another is dealt;
 * undefined when that piece has been dealt before.
 */
export function afterAssigning(
  assigned: number,
  candidate: number,
): number | undefined {
  const set = Math.floor(assigned / 3);
  const piece = pieceBit(candidate);
  return set & piece ? undefined : (set | piece) * 3 + ((assigned + candidate) % 3);
}

/** The bit of a choice's piece. */
function pieceBit(candidate: number): number {
  return 1 << ((candidate / 3) | 0);
}

/** How many pieces are in a set: the number of the corner that is dealt to next. */
function countPieces(set: number): number {
  let count = 0;
  for (let bits = set; bits > 0; bits &= bits - 1) count++;
  return count;
}
