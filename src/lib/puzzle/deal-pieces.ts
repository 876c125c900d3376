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
export type Choices = readonly (readonly number[])[];

/** How many deals there are, and which pieces they give to which corners. */
export interface DealCounts {
  readonly deals: number;
  /** `through[position][piece * 3 + twist]`: the deals in which it is dealt there. */
  readonly through: readonly (readonly number[])[];
}

/**
 * The number of ways to have dealt the pieces of each set, to the first corners, with
 * each sum of twists.
 *
 * @returns `ways[set * 3 + sum]`, the piece k of a set by its bit 2 ** k
 * @cost    at most some 9,000 additions
 */
export function waysToDeal(choices: Choices): Float64Array {
  const ways = new Float64Array(N_SETS * 3);
  ways[0] = 1;
  for (let set = 0; set < N_SETS - 1; set++) {
    const from = set * 3;
    if (ways[from] + ways[from + 1] + ways[from + 2] === 0) continue;
    for (const choice of choices[countPieces(set)]) {
      const piece = pieceOf(choice);
      if (set & piece) continue;
      const to = (set | piece) * 3;
      for (let sum = 0; sum < 3; sum++) {
        ways[to + ((sum + choice) % 3)] += ways[from + sum];
      }
    }
  }
  return ways;
}

/** Of the ways that `waysToDeal` counts, those that deal all pieces. */
export function dealsAmong(ways: Float64Array): number {
  return ways[(N_SETS - 1) * 3];
}

/**
 * How many deals give each piece with each twist to each corner.
 *
 * The ways to deal the first pieces are counted forwards, those to deal the last ones
 * backwards; where they meet they are multiplied.
 *
 * @cost  at most some 30,000 additions and multiplications
 */
export function countDeals(choices: Choices): DealCounts {
  const through = choices.map(() => new Array<number>(N_CORNERS * 3).fill(0));
  const before = waysToDeal(choices);
  const deals = dealsAmong(before);
  if (deals === 0) return { deals, through };
  const after = new Float64Array(N_SETS * 3);
  after[(N_SETS - 1) * 3] = 1;
  for (let set = N_SETS - 2; set >= 0; set--) {
    const from = set * 3;
    if (before[from] + before[from + 1] + before[from + 2] === 0) continue;
    const position = countPieces(set);
    for (const choice of choices[position]) {
      const piece = pieceOf(choice);
      if (set & piece) continue;
      const to = (set | piece) * 3;
      let dealt = 0;
      for (let sum = 0; sum < 3; sum++) {
        const ways = after[to + ((sum + choice) % 3)];
        after[from + sum] += ways;
        dealt += before[from + sum] * ways;
      }
      through[position][choice] += dealt;
    }
  }
  return { deals, through };
}

/**
 * The least that it costs to deal the remaining pieces to the remaining corners.
 *
 * @param costs  `costs[position][piece * 3 + twist]`, finite
 * @returns      `least[set * 3 + sum]`, for the pieces dealt and the sum of their twists;
 *               Infinity when all are dealt and their twists do not sum to 0
 * @cost         some 9,000 comparisons
 */
export function leastToDeal(costs: readonly (readonly number[])[]): Float64Array {
  const least = new Float64Array(N_SETS * 3).fill(Infinity);
  least[(N_SETS - 1) * 3] = 0;
  for (let set = N_SETS - 2; set >= 0; set--) {
    const from = set * 3;
    const here = costs[countPieces(set)];
    for (let choice = 0; choice < here.length; choice++) {
      const piece = pieceOf(choice);
      if (set & piece) continue;
      const to = (set | piece) * 3;
      let next = choice % 3;
      for (let sum = 0; sum < 3; sum++) {
        const cost = here[choice] + least[to + next];
        if (cost < least[from + sum]) least[from + sum] = cost;
        next = next === 2 ? 0 : next + 1;
      }
    }
  }
  return least;
}

/**
 * The deal that costs least, as a choice for each corner; the lowest choices where several
 * are equally cheap.
 *
 * @param costs  as for `leastToDeal`
 */
export function cheapestDeal(costs: readonly (readonly number[])[]): number[] {
  const least = leastToDeal(costs);
  let dealt = 0;
  return costs.map((here) => {
    const left = least[dealt];
    const choice = here.findIndex((cost, one) => {
      const after = dealtAfter(dealt, one);
      return after !== undefined && cost + least[after] === left;
    });
    dealt = dealtAfter(dealt, choice)!;
    return choice;
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
export function leastThrough(costs: readonly (readonly number[])[]): Float64Array[] {
  const after = leastToDeal(costs);
  const before = new Float64Array(N_SETS * 3).fill(Infinity);
  before[0] = 0;
  const through = costs.map((here) => new Float64Array(here.length).fill(Infinity));
  for (let set = 0; set < N_SETS - 1; set++) {
    const from = set * 3;
    const position = countPieces(set);
    const here = costs[position];
    const best = through[position];
    for (let choice = 0; choice < here.length; choice++) {
      const piece = pieceOf(choice);
      if (set & piece) continue;
      const to = (set | piece) * 3;
      let next = choice % 3;
      for (let sum = 0; sum < 3; sum++) {
        const cost = before[from + sum] + here[choice];
        if (cost < before[to + next]) before[to + next] = cost;
        const whole = cost + after[to + next];
        if (whole < best[choice]) best[choice] = whole;
        next = next === 2 ? 0 : next + 1;
      }
    }
  }
  return through;
}

/**
 * The pieces dealt and the sum of their twists, as `set * 3 + sum`, once another is dealt;
 * undefined when that piece has been dealt before.
 */
export function dealtAfter(dealt: number, choice: number): number | undefined {
  const set = Math.floor(dealt / 3);
  const piece = pieceOf(choice);
  return set & piece ? undefined : (set | piece) * 3 + ((dealt + choice) % 3);
}

/** The bit of a choice's piece. */
function pieceOf(choice: number): number {
  return 1 << ((choice / 3) | 0);
}

/** How many pieces are in a set: the number of the corner that is dealt to next. */
function countPieces(set: number): number {
  let count = 0;
  for (let bits = set; bits > 0; bits &= bits - 1) count++;
  return count;
}
