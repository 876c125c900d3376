/** Pieces to be assigned to positions, one position after the other. */
interface AssignmentCosts {
  /** The number of the assignment of nothing. */
  readonly start: number;
  /** `costs[position][candidate]`, a candidate being a piece with a twist. */
  readonly costs: readonly (readonly number[])[];
  /** For each position, its candidates in groups that look the same. */
  readonly looks: readonly (readonly (readonly number[])[])[];
  /** The lowest cost of completing each partial assignment, by its number. */
  readonly costsLeft: Float64Array;
  /** Assigns a candidate to the next position; undefined if its piece is already used. */
  assign(assigned: number, candidate: number): number | undefined;
}

/** A linked list of the candidates assigned so far, the last one first. */
interface AssignedPiece {
  readonly candidate: number;
  readonly before?: AssignedPiece | undefined;
}

/** Generates the assignments with the lowest cost, one for each combination of looks. */
export function* cheapestAssignments({
  start,
  costs,
  looks,
  costsLeft,
  assign,
}: AssignmentCosts): Generator<number[]> {
  yield* assignFrom(0, new Map([[start, undefined]]));

  /** Extends all partial assignments that look the same. */
  function* assignFrom(
    position: number,
    partials: ReadonlyMap<number, AssignedPiece | undefined>,
  ): Generator<number[]> {
    if (position === looks.length) {
      yield candidateList([...partials.values()][0]);
      return;
    }
    for (const candidates of looks[position]) {
      const next = new Map<number, AssignedPiece>();
      for (const [assigned, before] of partials) {
        for (const candidate of candidates) {
          const after = assign(assigned, candidate);
          if (after === undefined || next.has(after)) continue;
          const cost = costs[position][candidate] + costsLeft[after];
          if (cost > costsLeft[assigned]) continue;
          next.set(after, { candidate, before });
        }
      }
      if (next.size > 0) yield* assignFrom(position + 1, next);
    }
  }
}

function candidateList(last: AssignedPiece | undefined): number[] {
  return last === undefined ? [] : [...candidateList(last.before), last.candidate];
}

/**
 * Groups candidates by their colours on the painted facelets of a position.
 *
 * @param places   the facelets of the position
 * @param painted  the number of the colour of each facelet, -1 for none
 * @param visible  the colours of each candidate on these facelets
 */
export function groupByLook(
  places: readonly number[],
  painted: readonly number[],
  visible: readonly (readonly number[])[],
): number[][] {
  const looks = new Map<string, number[]>();
  visible.forEach((colours, candidate) => {
    const look = colours.filter((_, i) => painted[places[i]] >= 0).join();
    looks.set(look, [...(looks.get(look) ?? []), candidate]);
  });
  return [...looks.values()];
}
