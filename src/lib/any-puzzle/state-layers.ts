import type { NormalisedPuzzle } from "./normalise-twists.ts";
import type { Transformation } from "./transformation.ts";
import type { FlatState } from "./flat-state.ts";
import type { PuzzleStep } from "./puzzle-steps.ts";

/** How many states may be kept, and how many characters they may take as keys. */
export interface LayerLimits {
  readonly states: number;
  readonly characters: number;
}

/** States by their distance from some starts, as far as they have been searched. */
export interface StateLayers {
  /** The keys of the starts. */
  readonly starts: readonly string[];
  /** All states up to this distance are known. */
  radius(): number;
  /** Whether all states that the steps lead to are known. */
  isComplete(): boolean;
  /** Whether one more distance is expected to stay within the limits. */
  canGrow(): boolean;
  /** How many states the next distance is made from. */
  effort(): number;
  /** Finds the states of the next distance, and returns their keys. */
  grow(): readonly string[];
  keyOf(position: FlatState): string;
  /** Undefined where the state is not known. */
  distanceOf(key: string): number | undefined;
  /** The steps from the start to a known state, by their numbers. */
  pathTo(key: string): number[];
}

/**
 * A breadth-first search over plain states: it needs no coordinates, so it serves puzzles of
 * any size, but not far.
 *
 * @param steps    with each step its inverse, which costs the same
 * @param inverse  the step that undoes each step
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
  /** For each state its distance times the number of steps, plus the step that led there. */
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
        const position = decode(key);
        for (const step of stepIndices) {
          reach(encode(normalised.move(position, turns[step])), depth, step);
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

  /** No more than all steps from the last states lead to, and mostly about as many. */
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

/** Positions as strings, one or two characters for each piece. */
function createKeyCodec({ source }: FlatState, normalised: NormalisedPuzzle) {
  const nTwists = Math.max(1, ...normalised.blocks.map(({ twists }) => twists));
  const isNarrow = source.length * nTwists <= 0x10000;
  const width = source.length * (isNarrow ? 1 : 2);
  const codes = new Uint16Array(width);
  return { encode, decode, width };

  function encode(position: Transformation): string {
    const { length } = position.source;
    for (let i = 0; i < length; i++) {
      if (isNarrow) codes[i] = position.source[i] * nTwists + position.twist[i];
      else {
        codes[i] = position.source[i];
        codes[length + i] = position.twist[i];
      }
    }
    return Reflect.apply(String.fromCharCode, String, codes);
  }

  function decode(key: string): FlatState {
    const { length } = source;
    const position = { source: new Int32Array(length), twist: new Int32Array(length) };
    for (let i = 0; i < length; i++) {
      const code = key.charCodeAt(i);
      position.source[i] = isNarrow ? Math.floor(code / nTwists) : code;
      position.twist[i] = isNarrow ? code % nTwists : key.charCodeAt(length + i);
    }
    return position;
  }
}
