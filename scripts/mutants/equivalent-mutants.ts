import type { Mutant } from "./judge-mutants.ts";

/** A mutant that no test can detect, because it doesn't change what the code does. */
export interface EquivalentMutant {
  part: "src/lib" | "src/notebook";
  /** Without its folder, so that it may move. */
  file: string;
  within: string;
  change: string;
  reason: string;
}

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  {
    part: "src/lib",
    file: "combination.ts",
    within: "rankCombination",
    change: "for (let i = chosen.length ‹- → +› 1; i >= 0; i--) {",
    reason: "beyond the last position nothing is chosen",
  },
  {
    part: "src/lib",
    file: "combination.ts",
    within: "rankCombination",
    change: "for (let i = chosen.length - ‹1 → 0›; i >= 0; i--) {",
    reason: "beyond the last position nothing is chosen",
  },
  {
    part: "src/lib",
    file: "combination.ts",
    within: "rankCombination",
    change: "for (let i = chosen.length - 1; i ‹>= → >› 0; i--) {",
    reason: "position 0 adds C(0, 1), which is 0",
  },
  {
    part: "src/lib",
    file: "combination.ts",
    within: "rankCombination",
    change: "for (let i = chosen.length - 1; i >= ‹0 → 1›; i--) {",
    reason: "position 0 adds C(0, 1), which is 0",
  },
  {
    part: "src/lib",
    file: "combination.ts",
    within: "unrankCombination",
    change: "for (let i = n ‹- → +› 1; i >= 0; i--) {",
    reason: "an index is less than C(n, m), so no position from n on is chosen",
  },
  {
    part: "src/lib",
    file: "combination.ts",
    within: "unrankCombination",
    change: "for (let i = n - ‹1 → 0›; i >= 0; i--) {",
    reason: "an index is less than C(n, m), so no position from n on is chosen",
  },
  {
    part: "src/lib",
    file: "permutation.ts",
    within: "lehmerCode",
    change: "for (let j = i + 1; j ‹< → <=› n; j++) {",
    reason: "beyond the last place there is no piece, and none is not smaller than any",
  },
  ...["00008888 → 34953", "00088888 → 559241", "00888888 → 8947849"].map((mask, i) => ({
    part: "src/lib" as const,
    file: "packed-permutation.ts",
    within: "packHead",
    change: `p = makeRoom(p, ${"dcb"[i]}, ‹0x${mask}›);`,
    reason: "the lowest bit is shifted out",
  })),
  {
    part: "src/lib",
    file: "packed-permutation.ts",
    within: "packHead",
    change: "return makeRoom(p, a, ‹0x08888888 → 143165577›);",
    reason: "the lowest bit is shifted out",
  },
  {
    part: "src/lib",
    file: "solve-with-pruning.ts",
    within: "solveWithPruning",
    change:
      "throw new Error(`‹no solution of state → ›${index} within ${DIAMETER[metric]} turns`);",
    reason: "no state is farther, so it is never thrown",
  },
  {
    part: "src/lib",
    file: "bit-search.ts",
    within: "begin",
    change: "if (‹frontier[word] !== 0 → true›) isInFrontier[permutation] = 1;",
    reason: "an empty set is brought back, too, and adds nothing",
  },
  {
    part: "src/lib",
    file: "bit-search.ts",
    within: "deepen",
    change:
      "if (‹depth + 1 === 2 ** digits.length → true›) digits.push(new Int32Array(SET_WORDS));",
    reason: "a set for a digit that no depth has stays empty",
  },
  {
    part: "src/lib",
    file: "permutation.ts",
    within: "lehmerCode",
    change: "if (perm[j] ‹< → <=› perm[i]) smaller++;",
    reason: "no two pieces are the same",
  },
  {
    part: "src/lib",
    file: "permutation.ts",
    within: "rankPermutation",
    change: "return ‹rankPacked(perm) ?? rankByCounting(perm) → rankByCounting(perm)›;",
    reason: "the same number, found more slowly",
  },
  {
    part: "src/lib",
    file: "twist-bit-search.ts",
    within: "pull",
    change:
      "const word = ‹missing === 0 → false› ? 0 : missing & pullRow(from, row, nLive, missing);",
    reason: "if nothing is missing, a look finds nothing",
  },
  {
    part: "src/lib",
    file: "count-cubes.ts",
    within: "countCubes",
    change:
      "const painted = colouring.map((colour) => scheme.‹indexOf → lastIndexOf›(colour));",
    reason: "no two colours of a scheme are the same",
  },
  {
    part: "src/lib",
    file: "methods.ts",
    within: "facePattern",
    change:
      'return FACES.map((face) => (colours[face] ?? ANY_COLOUR).repeat(4)).join(‹" " → ""›);',
    reason: "who reads a pattern skips its blanks",
  },
  {
    part: "src/lib",
    file: "bit-search.ts",
    within: "pull",
    change:
      "if (‹translations[turn] === 0 → false›) addUntwisted(after * WORDS_PER_PERMUTATION);",
    reason: "to translate by nothing leaves the bits in place",
  },
  {
    part: "src/lib",
    file: "bit-search.ts",
    within: "addTranslated",
    change: "for (let row = 0; row ‹< → <=› USED_WORDS; row++) {",
    reason: "beyond the end of an array of numbers nothing is written",
  },
  {
    part: "src/lib",
    file: "twist-bit-search.ts",
    within: "twistBitSearch",
    change: "const full = ‹bits === 32 → true› ? -1 : (1 << bits) - 1;",
    reason: "unused bits are never reached",
  },
  {
    part: "src/lib",
    file: "random-elements.ts",
    within: "WARM_UP",
    change: "const WARM_UP = ‹60 → 59›;",
    reason: "whatever random elements miss, Schreier's generators find",
  },
  {
    part: "src/lib",
    file: "random-elements.ts",
    within: "randomElements",
    change: "for (let i = 0; ‹i < WARM_UP → false›; i++) next();",
    reason: "whatever random elements miss, Schreier's generators find",
  },
  {
    part: "src/lib",
    file: "permutation.ts",
    within: "unrankByMakingRoom",
    change: "for (let j = i + 1; j ‹< → <=› n; j++) {",
    reason: "beyond the last place there is no piece, and none makes no room",
  },
  {
    part: "src/lib",
    file: "twist-bit-search.ts",
    within: "twistBitSearch",
    change: "const full = bits === 32 ? -1 : (1 ‹<< → >>› bits) - 1;",
    reason: "the bits above are missing and never found: only time is lost",
  },
  {
    part: "src/lib",
    file: "arrangement-table.ts",
    within: "addShifts",
    change: "const at = source.‹indexOf → lastIndexOf›(home);",
    reason: "each piece is there once",
  },
  {
    part: "src/lib",
    file: "group-order.ts",
    within: "chainOf",
    change: "‹chainsByMoves.set(moves, chains); → ;›",
    reason: "a chain that is not kept is built again",
  },
  {
    part: "src/lib",
    file: "cayley-graph.ts",
    within: "cayleyGraph",
    change:
      "const [cosets, elements, targets] = [0, ‹1 → 2›, 2].map(() => new Uint32Array(CHUNK));",
    reason: "only their count matters",
  },
  {
    part: "src/lib",
    file: "random-elements.ts",
    within: "random",
    change: "seed = (seed * 48271) % ‹2147483647 → 2147483648›;",
    reason:
      "any order of elements works: results found with them are proved independently",
  },
  {
    part: "src/lib",
    file: "random-elements.ts",
    within: "MIN_SLOTS",
    change: "const MIN_SLOTS = ‹12 → 11›;",
    reason: "whatever random elements miss, Schreier's generators find",
  },
  {
    part: "src/lib",
    file: "move-names.ts",
    within: "parseMoveName",
    change:
      'const [, written = "", count = ‹"" → "mutant"›, back = ""] = /^(.*?)(\\d*)(\'?)$/s.exec(name) ?? [];',
    reason: "the pattern matches every text, so no default is used",
  },
  {
    part: "src/lib",
    file: "simd-twist-search.ts",
    within: "fillDigits",
    change: "for (let bit = ‹0 → 1›; bit < bits; bit++) {",
    reason: "all digits of the lowest bit are 0, and 0 does not move up",
  },
  {
    part: "src/lib",
    file: "two-byte-search.ts",
    within: "deepen",
    change: "if (‹from >= 0 → true›) stepFrom(from, steps, report);",
    reason: "no node has a depth below 0",
  },
  {
    part: "src/lib",
    file: "normalise-twists.ts",
    within: "normaliseTwists",
    change: "if (size === 1) reference[position] = ‹0 → 1›;",
    reason: "what all positions of a block have in common cancels out",
  },
  {
    part: "src/lib",
    file: "group-coordinate.ts",
    within: "writeImages",
    change: 'if (‹kind === "stickers" → true›) draft.twist[position] = image % facets;',
    reason: "of one facet the twist is 0, and twists are written after it",
  },
  {
    part: "src/lib",
    file: "cayley-graph.ts",
    within: "MAX_ELEMENTS",
    change: "const MAX_ELEMENTS = 2 ‹** → *› 16;",
    reason: "where the levels are split changes the time and the tables alone",
  },
  {
    part: "src/lib",
    file: "two-bit-search.ts",
    within: "deepen",
    change:
      "if (nFound === 0) ‹frontier = next = new Uint8Array(0); → ;› // frees memory",
    reason: "it frees memory, and the search is over",
  },
  {
    part: "src/lib",
    file: "puzzle-graph.ts",
    within: "LIMITS",
    change:
      "const LIMITS: TableLimits = { quick: ‹2_000_000 → 2000001›, max: 60_000_000 };",
    reason: "how states are stored changes only the time",
  },
  {
    part: "src/lib",
    file: "stabiliser-chain.ts",
    within: "tryAllSchreierGenerators",
    change: "for (let i = levels.length - ‹1 → 2›; i >= 0; i--) {",
    reason: "what leaves all points of the base where they are moves nothing",
  },
  {
    part: "src/notebook",
    file: "share-link.ts",
    within: "toFragment",
    change: "if (fragment.length ‹> → >=› MAX_LINK) throw tooLong();",
    reason: "no fragment has just MAX_LINK characters: base64 never has 4k + 1 of them",
  },
  {
    part: "src/lib",
    file: "twist-bit-search.ts",
    within: "pull",
    change: "if (‹word !== 0 → true›) nNew += countBits(word);",
    reason: "a word without bits adds nothing: only time is saved",
  },
  {
    part: "src/lib",
    file: "twist-bit-search.ts",
    within: "pull",
    change: "let left = ‹0 → 1›;",
    reason:
      "an arrangement where nothing is left is looked at again: only time is saved",
  },
  {
    part: "src/lib",
    file: "two-bit-search.ts",
    within: "pushFrontier",
    change: "if (n <= CHUNK - ‹8 → 9›) continue;",
    reason: "a chunk is processed one node earlier",
  },
  {
    part: "src/lib",
    file: "fitting-cubes.ts",
    within: "mostInformativeFacelet",
    change:
      "if (remaining > fewest || (remaining === fewest && !(best! ‹> → >=› place))) continue;",
    reason: "the best place so far is another one: none is asked about twice",
  },
  {
    part: "src/lib",
    file: "arrangement-table.ts",
    within: "extend",
    change: "if (‹shifts > 0 → true›) {",
    reason: "nothing is written past the end of a typed array: only time is saved",
  },
  {
    part: "src/lib",
    file: "puzzle-graph.ts",
    within: "planOf",
    change: "if (!isGroup) return ‹planWithin(max) → undefined›;",
    reason: "ranking gives the same graph, more slowly",
  },
  {
    part: "src/lib",
    file: "split-blocks.ts",
    within: "largestSplit",
    change:
      "if (block.twists === ‹1 → 0›) candidates.pop(); // nothing but permutations to split off",
    reason: "with one twist, all twists are as many as none",
  },
  {
    part: "src/lib",
    file: "simd-twist-search.ts",
    within: "finish",
    change:
      "if (‹module.memory.buffer.byteLength <= MAX_IDLE_BYTES → true›) idle = module;",
    reason: "a search finds the same in a large memory: only memory is given back",
  },
  {
    part: "src/lib",
    file: "random-elements.ts",
    within: "MIN_SLOTS",
    change: "const MIN_SLOTS = ‹12 → 13›;",
    reason:
      "any number works: results found with the elements are proved independently",
  },
  {
    part: "src/lib",
    file: "distance-table.ts",
    within: "buildDistanceTable",
    change:
      "throw new Error(`no turns lead to ${N_STATES ‹- → +› reached} of the states`);",
    reason: "all moves lead to all states: only a wrong search would get here",
  },
];

export function isSameMutant(one: EquivalentMutant, { file, mutation }: Mutant) {
  return (
    file.startsWith(`${one.part}/`) &&
    file.endsWith(`/${one.file}`) &&
    mutation.within === one.within &&
    mutation.change === one.change
  );
}
