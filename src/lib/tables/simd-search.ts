import { N_STATES } from "../puzzle/coordinates.ts";
import { QUARTER_TURNS } from "../puzzle/moves.ts";
import { SEARCH_MODULE } from "./search-module.ts";
import { addGoals, SET_WORDS } from "./state-bits.ts";
import type { StateSearch } from "./state-search.ts";

/** What src/assembly/search.ts exports: places in its memory, and what it can do. */
interface SearchModule {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly turns: { readonly value: number };
  readonly moves: { readonly value: number };
  readonly frontier: { readonly value: number };
  readonly unreached: { readonly value: number };
  readonly planes: { readonly value: number };
  prepare(): void;
  clear(): void;
  begin(): void;
  deepen(nMoves: number): number;
}

/** What every host of JavaScript has, though the language's own types do not tell. */
interface Host {
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: SearchModule };
  };
  atob(base64: string): string;
}

/** Compiled when first asked for; null where that, or to start it, cannot be done. */
let compiled: object | null | undefined;

/** Ready for another search: its memory is laid out, and where the turns lead is known. */
let idle: SearchModule | undefined;

/**
 * The search of `bitSearch` in WebAssembly, where one instruction works on four words.
 *
 * Unchecked: the caller guarantees moves.
 * @param moves  each of them one step
 * @returns undefined where there is no WebAssembly, or none with vectors, no memory for
 *          it, or the page's rules forbid it
 * @cost    up to 120 operations on vectors for each permutation, move and depth; 5.3 MB,
 *          which the next search uses again
 */
export function simdSearch(moves: readonly number[]): StateSearch | undefined {
  const search = idle ?? newModule();
  if (search === undefined) return undefined;
  idle = undefined; // a search may begin while another is under way
  const { buffer } = search.memory;
  const setAt = (address: number) => new Int32Array(buffer, address, SET_WORDS);
  let depth = 0;
  let reached = 0;
  return {
    begin(goals) {
      new Uint8Array(buffer).set(moves, search.moves.value);
      search.clear();
      reached = addGoals(setAt(search.frontier.value), goals);
      search.begin();
      return reached;
    },
    deepen() {
      depth++;
      const count = search.deepen(moves.length);
      reached += count;
      return count;
    },
    finish() {
      const bytes = SET_WORDS * Int32Array.BYTES_PER_ELEMENT;
      const nDigits = 32 - Math.clz32(depth);
      const digits = Array.from({ length: nDigits }, (_, digit) =>
        setAt(search.planes.value + digit * bytes).slice(),
      );
      const unreached =
        reached < N_STATES ? setAt(search.unreached.value).slice() : undefined;
      idle = search;
      return { digits, unreached };
    },
  };
}

function newModule(): SearchModule | undefined {
  if (compiled === null) return undefined;
  const { WebAssembly, atob } = globalThis as unknown as Host;
  try {
    compiled ??= new WebAssembly.Module(
      Uint8Array.from(atob(SEARCH_MODULE), (letter) => letter.charCodeAt(0)),
    );
    const { exports: search } = new WebAssembly.Instance(compiled);
    const turns = QUARTER_TURNS.flatMap(({ source, twist }) => [...source, ...twist]);
    new Uint8Array(search.memory.buffer).set(turns, search.turns.value);
    search.prepare();
    return search;
  } catch {
    compiled = null;
    return undefined;
  }
}
