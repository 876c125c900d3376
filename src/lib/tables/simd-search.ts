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

/** What src/assembly/search.ts exports: places in its memory, and what it can do. */
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

/** A module, which does one search at a time. */
interface Engine {
  readonly module: SearchModule;
  readonly offsets: BitOffsets;
  /** What its last search has found, which lies in its memory until there is another. */
  digits: Int32Array[];
}

const MODULE: LibraryModule = { base64: SEARCH_MODULE };

/**
 * Ready for another search: its memory is laid out, and its tables are filled.
 */
let idle: Engine | undefined;

/**
 * The search of `bitSearch` in WebAssembly, where one instruction works on four words.
 *
 * Unchecked: the caller guarantees moves.
 * @param moves  each of them one step
 * @returns undefined where there is no WebAssembly, or none with vectors, no memory for
 *          it, or the page's rules forbid it
 * @cost    up to 150 operations on vectors for each permutation, face and depth; room for
 *          4.1 MB, most of it seven sets of 564,480 bytes, which the next search uses
 *          again
 */
export function simdSearch(moves: readonly number[]): StateSearch | undefined {
  const engine = idle ?? newEngine();
  if (engine === undefined) return undefined;
  copyDigits(engine.digits); // while it is idle: where there is no room, nothing is lost
  idle = undefined; // a search may begin while another is under way
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

/** From now on these distances are read from copies. */
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

/** Copies: a table that keeps them must not keep the module's memory alive. */
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
