/** A possible next turn, with the number of solutions that make it. */
export interface SolutionChoice {
  readonly move: number;
  readonly count: number;
  readonly solution: number;
}

type Solutions = readonly (readonly number[])[];

/** The next turns of the solutions that start with these moves. */
export function nextMoveChoices(
  solutions: Solutions,
  prefix: readonly number[],
): SolutionChoice[] {
  const choices = new Map<number, SolutionChoice>();
  solutions.forEach((moves, solution) => {
    if (moves.length === prefix.length || !startsWith(moves, prefix)) return;
    const move = moves[prefix.length];
    const { count, solution: first } = choices.get(move) ?? { count: 0, solution };
    choices.set(move, { move, count: count + 1, solution: first });
  });
  return [...choices.values()];
}

/**
 * Finds the matching solution with the longest prefix in common with the current one.
 *
 * @returns its index in the list, and the number of moves shared
 */
export function nearestSolution(
  solutions: Solutions,
  current: readonly number[],
  matches: (moves: readonly number[]) => boolean,
): { solution: number; shared: number } | undefined {
  let nearest: { solution: number; shared: number } | undefined;
  solutions.forEach((moves, solution) => {
    if (!matches(moves)) return;
    const firstDifference = moves.findIndex((move, i) => move !== current[i]);
    const shared = firstDifference < 0 ? moves.length : firstDifference;
    if (nearest === undefined || shared > nearest.shared)
      nearest = { solution, shared };
  });
  return nearest;
}

function startsWith(moves: readonly number[], prefix: readonly number[]): boolean {
  return prefix.every((move, i) => moves[i] === move);
}
