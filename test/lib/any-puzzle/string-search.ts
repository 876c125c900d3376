import type { PuzzleDefinition, PuzzleState } from "#lib/index.ts";

/**
 * All positions of a puzzle, each with the moves that it takes: the plainest search, with
 * a text for each position, and moves made as the definition says.
 *
 * @param steps  names of listed moves with how often each is made
 * @returns      undefined when there are more positions than `most`
 */
export function stringSearch(
  definition: PuzzleDefinition,
  steps: readonly (readonly [move: string, times: number])[],
  most: number,
): Map<string, { state: PuzzleState; depth: number }> | undefined {
  const start = startOf(definition);
  const found = new Map([[textOf(start), { state: start, depth: 0 }]]);
  for (const { state, depth } of found.values()) {
    for (const [move, times] of steps) {
      let next = state;
      for (let i = 0; i < times; i++) next = turn(definition, next, move);
      const text = textOf(next);
      if (found.has(text)) continue;
      if (found.size === most) return undefined;
      found.set(text, { state: next, depth: depth + 1 });
    }
  }
  return found;
}

export function textOf(state: PuzzleState): string {
  return JSON.stringify(state);
}

/** The states in which one piece has its next twist, of those that can be told apart. */
export function* twistedOnce(
  { orbits }: PuzzleDefinition,
  state: PuzzleState,
): Generator<PuzzleState> {
  for (const [name, { twists = 1, seenTwists }] of Object.entries(orbits)) {
    if (seenTwists) continue; // there a twist may look like none
    const { permutation, orientation } = state[name];
    for (const [i, twist] of orientation.entries()) {
      const turned = orientation.with(i, (twist + 1) % twists);
      yield { ...state, [name]: { permutation, orientation: turned } };
    }
  }
}

function startOf({ orbits, solved = {} }: PuzzleDefinition): PuzzleState {
  return Object.fromEntries(
    Object.entries(orbits).map(([name, { pieces }]) => {
      const row = Array.from({ length: pieces }, (_, i) => i);
      const part = { permutation: row, orientation: row.map(() => 0), ...solved[name] };
      return [name, seenOf(definitionOf(orbits, name), part, part.permutation)];
    }),
  );

  function definitionOf(all: PuzzleDefinition["orbits"], name: string) {
    const { pieces, seenTwists, twists = 1 } = all[name];
    return seenTwists ?? new Array<number>(pieces).fill(twists);
  }

  /** Twists that cannot be told apart count as the least of them. */
  function seenOf(
    seen: readonly number[],
    { permutation, orientation }: PuzzleState[string],
    home: readonly number[],
  ) {
    return {
      permutation,
      orientation: orientation.map(
        (twist, i) => twist % seen[home.indexOf(permutation[i])],
      ),
    };
  }
}

/** The position after a listed move. */
export function turn(
  { orbits, moves, solved = {} }: PuzzleDefinition,
  state: PuzzleState,
  move: string,
): PuzzleState {
  return Object.fromEntries(
    Object.entries(state).map(([name, part]) => {
      const change = moves[move][name];
      if (change === undefined) return [name, part];
      const { pieces, twists = 1, seenTwists } = orbits[name];
      const home = solved[name]?.permutation;
      const permutation = change.source.map((from) => part.permutation[from]);
      const orientation = change.source.map((from, to) => {
        const piece = permutation[to];
        const at = home === undefined ? piece : home.indexOf(piece);
        const seen = seenTwists?.[at] ?? twists;
        return (part.orientation[from] + (change.twist?.[to] ?? 0)) % seen;
      });
      return [name, { permutation: permutation.slice(0, pieces), orientation }];
    }),
  );
}
