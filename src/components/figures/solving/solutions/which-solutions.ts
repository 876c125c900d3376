/** A turn with which some solutions go on, and how many. */
export interface SolutionChoice {
  readonly move: number;
  readonly count: number;
  /** The first of them, by its place in the list. */
  readonly solution: number;
}

type Solutions = readonly (readonly number[])[];

/** How the solutions that begin with these moves go on. */
export function choicesAfter(
  solutions: Solutions,
  made: readonly number[],
): SolutionChoice[] {
  const choices = new Map<number, SolutionChoice>();
  solutions.forEach((moves, solution) => {
    if (moves.length === made.length || !startsWith(moves, made)) return;
    const move = moves[made.length];
    const { count, solution: first } = choices.get(move) ?? { count: 0, solution };
    choices.set(move, { move, count: count + 1, solution: first });
  });
  return [...choices.values()];
}

/**
 * Of the solutions that a test lets through, the one that goes the same way as the
 * present one for longest.
 *
 * @returns its place in the list, and how many moves the two share
 */
export function nearestSolution(
  solutions: Solutions,
  present: readonly number[],
  isWanted: (moves: readonly number[]) => boolean,
): { solution: number; shared: number } | undefined {
  let nearest: { solution: number; shared: number } | undefined;
  solutions.forEach((moves, solution) => {
    if (!isWanted(moves)) return;
    const differs = moves.findIndex((move, i) => move !== present[i]);
    const shared = differs < 0 ? moves.length : differs;
    if (nearest === undefined || shared > nearest.shared)
      nearest = { solution, shared };
  });
  return nearest;
}

function startsWith(moves: readonly number[], made: readonly number[]): boolean {
  return made.every((move, i) => moves[i] === move);
}
