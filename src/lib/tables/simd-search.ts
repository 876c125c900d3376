import { N_ORIENTATIONS, N_PERMUTATIONS } from "../puzzle/coordinates.ts";
import { HTM_MOVES, N_MOVES, QUARTER_TURNS } from "../puzzle/moves.ts";
import { SEARCH_MODULE } from "./search-module.ts";
import {
  addStates,
  type BitOffsets,
  SET_WORDS,
  TWISTED_TRIPLES,
} from "./state-bits.ts";
import type { StateSearch } from "./state-search.ts";
import { type LibraryModule, startModule } from "./wasm-module.ts";

/** The exports of src/assembly/search.ts: addresses in its memory, and functions. */
interface SearchModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly turns: { readonly value: number };
  readonly allowed: { readonly value: number };
  readonly ofThree: { readonly value: number };
  readonly middleThree: { readonly value: number };
  readonly ofLast: { readonly value: number };
  readonly lastTwist: { readonly value: number };
  readonly planes: { readonly value: number };
  prepare(): void;
  clear(): void;
  begin(): void;
  deepen(): number;
}

/** An instance of the module; it runs one search at a time. */
interface Engine {
  readonly module: SearchModule;
  readonly offsets: BitOffsets;
  /** The result of its last search, in its memory until the next search. */
  digits: Int32Array[];
}

const MODULE: LibraryModule = { base64: SEARCH_MODULE };

/** An engine with its tables built, ready for the next search. */
let idle: Engine | undefined;

/**
 * Creates the search of `bitSearch` in WebAssembly SIMD: one instruction works on four words.
 *
 * Unchecked: the caller guarantees valid moves.
 * @param moves  the moves that count as one
 * @returns undefined without WebAssembly SIMD, without enough memory, or if the page's
 *          content security policy forbids it
 * @cost    up to 150 vector operations for each permutation, face and depth; 4.1 MB, mostly
 *          seven sets of 564,480 bytes, reused by the next search
 */
export function simdSearch(moves: readonly number[]): StateSearch | undefined {
  const engine = idle ?? newEngine();
  if (engine === undefined) return undefined;
  copyDigits(engine.digits); // before it is taken: if memory runs out here, nothing is lost
  idle = undefined; // another search may begin before this one ends
  const { module, offsets: places } = engine;
  const { buffer } = module.memory;
  let depth = 0;
  return {
    begin(goals) {
      const allowed = new Uint8Array(buffer, module.allowed.value, N_MOVES);
      HTM_MOVES.forEach((move) => (allowed[move] = Number(moves.includes(move))));
      module.clear();
      const lowest = new Int32Array(buffer, module.planes.value, SET_WORDS);
      const count = addStates(lowest, goals, places);
      module.begin();
      return count;
    },
    deepen() {
      depth++;
      return module.deepen();
    },
    finish() {
      const bytes = SET_WORDS * Int32Array.BYTES_PER_ELEMENT;
      const nDigits = 32 - Math.clz32(depth + 1);
      const digits = Array.from({ length: nDigits }, (_, digit) => {
        const address = module.planes.value + digit * bytes;
        return new Int32Array(buffer, address, SET_WORDS);
      });
      engine.digits = digits;
      idle = engine;
      return { digits, offsets: places };
    },
  };
}

/** Replaces a result by copies, so that the memory can be reused. */
function copyDigits(digits: Int32Array[]): void {
  digits.forEach((plane, digit) => (digits[digit] = plane.slice()));
}

function newEngine(): Engine | undefined {
  return startModule(MODULE, (module: SearchModule) => {
    const changes = QUARTER_TURNS.flatMap(({ source, twist }) =>
      source.flatMap((from, to) => (from === to ? [] : [to, from, twist[to]])),
    );
    new Uint8Array(module.memory.buffer).set(changes, module.turns.value);
    module.prepare();
    return { module, offsets: copyOffsets(module), digits: [] };
  });
}

/** Copies, as a table must not keep the module's memory alive. */
function copyOffsets(module: SearchModule): BitOffsets {
  const { ofThree, middleThree, ofLast, lastTwist } = module;
  const { buffer } = module.memory;
  return {
    ofTriple: new Uint16Array(buffer, ofThree.value, TWISTED_TRIPLES).slice(),
    middleTriple: new Uint8Array(buffer, middleThree.value, N_PERMUTATIONS).slice(),
    ofLast: new Uint16Array(buffer, ofLast.value, N_PERMUTATIONS).slice(),
    lastTwist: new Uint8Array(buffer, lastTwist.value, N_ORIENTATIONS).slice(),
  };
}
