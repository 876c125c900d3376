import type { NormalisedPuzzle } from "./normalise-twists.ts";
import type { Transformation } from "./transformation.ts";
import type { FlatState } from "./flat-state.ts";
import type { PuzzleStep } from "./puzzle-steps.ts";

/** Limits on stored states, and on the characters of their keys. */
export interface LayerLimits {
  readonly states: number;
  readonly characters: number;
}

/** States by their distance from some starts, as far as they are searched. */
export interface StateLayers {
  readonly starts: readonly string[];
  /** All states up to this distance are known. */
  radius(): number;
  /** Whether all reachable states are known. */
  isComplete(): boolean;
  /** Whether the next distance is expected to stay within the limits. */
  canGrow(): boolean;
  /** An estimate of the states at the next distance. */
  effort(): number;
  /** Searches the next distance, and returns the keys of its states. */
  grow(): readonly string[];
  keyOf(state: FlatState): string;
  /** Undefined if the state is not known. */
  distanceOf(key: string): number | undefined;
  /** The steps from the start to a known state, as indices. */
  pathTo(key: string): number[];
}

/**
 * A breadth-first search over plain states. It needs no coordinates, so it works for
 * puzzles of any size, but not far.
 *
 * @param steps    with each step its inverse, which costs the same
 * @param inverse  the inverse of each step
 */
export function createStateLayers(
  starts: readonly FlatState[],
  steps: readonly PuzzleStep[],
  inverse: readonly number[],
  normalised: NormalisedPuzzle,
  limits: LayerLimits,
): StateLayers {
  const turns = steps.map(({ turn }) => normalised.reduce(turn));
  const costs = steps.map(({ cost }) => cost);
  const longest = Math.max(1, ...costs);
  const { encode, decode, width } = createKeyCodec(starts[0], normalised);
  const maxStates = Math.min(limits.states, Math.floor(limits.characters / width));
  /**
   * For each state: its distance times the number of steps, plus the step that led there.
   */
  const entries = new Map<string, number>();
  const nSteps = Math.max(1, steps.length);
  const layers: string[][] = [[]];
  for (const start of starts) reach(encode(start), 0, 0);
  const [first] = layers;
  return {
    starts: first,
    radius: () => layers.length - 1,
    isComplete: () => layers.slice(-longest).every((layer) => layer.length === 0),
    canGrow: () => entries.size + expected() <= maxStates,
    effort: () => expected(),
    grow,
    keyOf: encode,
    distanceOf(key) {
      const entry = entries.get(key);
      return entry === undefined ? undefined : Math.floor(entry / nSteps);
    },
    pathTo(key) {
      const path: number[] = [];
      let at = key;
      for (let entry = entries.get(at)!; entry >= nSteps; entry = entries.get(at)!) {
        const step = entry % nSteps;
        path.unshift(step);
        at = encode(normalised.move(decode(at), turns[inverse[step]]));
      }
      return path;
    },
  };

  function grow(): readonly string[] {
    const depth = layers.length;
    layers.push([]);
    for (const [cost, stepIndices] of stepsByCost()) {
      for (const key of layers[depth - cost] ?? []) {
        const state = decode(key);
        for (const step of stepIndices) {
          reach(encode(normalised.move(state, turns[step])), depth, step);
        }
      }
    }
    return layers[depth];
  }

  function reach(key: string, depth: number, step: number): void {
    if (entries.has(key)) return;
    entries.set(key, depth * nSteps + step);
    layers[depth].push(key);
  }

  /** The number of steps from the last states: an upper bound, usually close. */
  function expected(): number {
    const depth = layers.length;
    return costs.reduce((sum, cost) => sum + (layers[depth - cost]?.length ?? 0), 0);
  }

  function stepsByCost(): Map<number, number[]> {
    const byCost = new Map<number, number[]>();
    costs.forEach((cost, step) => {
      byCost.set(cost, [...(byCost.get(cost) ?? []), step]);
    });
    return byCost;
  }
}

/** Translates states to strings, with one or two characters for each piece. */
function createKeyCodec({ source }: FlatState, normalised: NormalisedPuzzle) {
  const nTwists = Math.max(1, ...normalised.blocks.map(({ twists }) => twists));
  const isNarrow = source.length * nTwists <= 0x10000;
  const width = source.length * (isNarrow ? 1 : 2);
  const codes = new Uint16Array(width);
  return { encode, decode, width };

  function encode(state: Transformation): string {
    const { length } = state.source;
    for (let i = 0; i < length; i++) {
      if (isNarrow) codes[i] = state.source[i] * nTwists + state.twist[i];
      else {
        codes[i] = state.source[i];
        codes[length + i] = state.twist[i];
      }
    }
    return Reflect.apply(String.fromCharCode, String, codes);
  }

  function decode(key: string): FlatState {
    const { length } = source;
    const state = { source: new Int32Array(length), twist: new Int32Array(length) };
    for (let i = 0; i < length; i++) {
      const code = key.charCodeAt(i);
      state.source[i] = isNarrow ? Math.floor(code / nTwists) : code;
      state.twist[i] = isNarrow ? code % nTwists : key.charCodeAt(length + i);
    }
    return state;
  }
}
