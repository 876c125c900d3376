import { buildArrangementTable } from "./arrangement-table.ts";
import { twistBitSearch, twistSearchBytes } from "./twist-bit-search.ts";
import { type BitNode, bitNodeSteps } from "./bit-nodes.ts";
import type { Coordinate } from "./coordinate.ts";
import { buildCoordinateTable, timeToTabulate } from "./coordinate-table.ts";
import { depthByDescent } from "./depth-code.ts";
import { twoByteSearch } from "./two-byte-search.ts";
import { joinStateIndex, stateFromDigits, splitStateIndex } from "./encoder.ts";
import { twoBitSearch } from "./two-bit-search.ts";
import type { PuzzleInternals } from "./puzzle.ts";
import { puzzleGraph, productSize } from "./puzzle-graph.ts";
import type { DepthSearch } from "./search-depths.ts";
import { simdTwistSearch } from "./simd-twist-search.ts";
import type { PuzzleStep } from "./puzzle-steps.ts";
import { type FreePiece, type TwistSets, buildTwistSets } from "./twist-sets.ts";

/** Bytes that a search over bits may use, even if it needs more than one for each state. */
const FEW_BYTES = 2 ** 26;
/** The largest cost of arrangement tables that pays off. */
const MAX_TIME = 10_000_000;

/** A search that returns depths by state index. */
export interface StateDepthSearch extends DepthSearch {
  depthOf(index: number): number;
}

/**
 * Chooses a search over all states: in sets of bits if twists fill them, otherwise one by
 * one. If moves do not all cost 1, each state has two bytes.
 */
export function createStateDepthSearch(
  internals: PuzzleInternals,
  steps: readonly PuzzleStep[],
  goals: readonly number[],
): StateDepthSearch {
  const costs = steps.map(({ cost }) => cost);
  const isPlain = costs.every((cost) => cost === 1);
  const bits = isPlain ? chooseBits(internals, steps.length) : undefined;
  if (bits !== undefined) return createBitSearch(internals, steps, goals, bits);
  const { graph, nodeOf } = puzzleGraph(internals, steps);
  const goalNodes = goals.map(nodeOf);
  const { deepen, depthOf } = isPlain
    ? twoBitSearch(graph, goalNodes)
    : twoByteSearch(graph, costs, goalNodes);
  return { deepen, depthOf: (index) => depthOf(nodeOf(index)) };
}

function createBitSearch(
  internals: PuzzleInternals,
  steps: readonly PuzzleStep[],
  goals: readonly number[],
  { sets, chosen }: BitPlan,
): StateDepthSearch {
  const { normalised, start } = internals;
  const all = internals.coordinates();
  const arrangementCoordinates = all.filter((one) => !chosen.includes(one));
  const tables = arrangementCoordinates.map((one) =>
    buildCoordinateTable(one, all, steps, normalised, start),
  );
  const arrangements = buildArrangementTable(tables, steps, normalised, sets);
  const search = [arrangements, sets, steps.length, goals.map(nodeOf)] as const;
  const { deepen, codeOf } = simdTwistSearch(...search) ?? twistBitSearch(...search);
  const after = bitNodeSteps(arrangements, sets, steps.length);
  const graph = { nSteps: steps.length, codeOf, after };
  return { deepen, depthOf: (index) => depthByDescent(nodeOf(index), graph) };

  function nodeOf(index: number): BitNode {
    const digits = splitStateIndex(all, index);
    const arrangement = joinStateIndex(
      arrangementCoordinates,
      arrangementCoordinates.map((one) => digits[all.indexOf(one)]),
    );
    const { source, twist } = stateFromDigits(all, digits, start);
    const { pieces, rows, bits } = sets;
    let row = 0;
    let bit = 0;
    for (const piece of pieces) {
      const at = piece.block.positions.find(
        (position) => source[position] === piece.home,
      )!;
      if (piece.row > 0) row += twist[at] * piece.row;
      else bit += twist[at] * piece.bit;
    }
    return (arrangement * rows + row) * bits + bit;
  }
}

/** The twists to store as bits, and their coordinates. */
interface BitPlan {
  readonly sets: TwistSets;
  readonly chosen: readonly Coordinate[];
}

/**
 * Chooses the twists to store as bits, of as many coordinates as fit. Those that have no
 * table of their own come first.
 *
 * @returns undefined if there are none, they leave too many bits unused, or the
 *         arrangements would take too long to rank
 */
function chooseBits(
  { coordinates }: PuzzleInternals,
  nSteps: number,
): BitPlan | undefined {
  const all = coordinates();
  const free = all.filter(
    ({ kind, blocks }) => kind === "twists" && !blocks[0].hasIdenticalPieces,
  );
  const candidates = [
    ...free.filter(({ dependsOnOtherCoordinates }) => dependsOnOtherCoordinates),
    ...free.filter(({ dependsOnOtherCoordinates }) => !dependsOnOtherCoordinates),
  ];
  for (let n = candidates.length; n > 0; n--) {
    const chosen = candidates.slice(0, n);
    const freePieces = chosen.flatMap(freeTwists);
    const sets = freePieces.length > 0 ? buildTwistSets(freePieces) : undefined;
    if (sets === undefined) continue;
    const arrangementCoordinates = all.filter((one) => !chosen.includes(one));
    if (
      arrangementCoordinates.some(
        ({ dependsOnOtherCoordinates }) => dependsOnOtherCoordinates,
      )
    )
      return undefined;
    const isQuick = arrangementCoordinates.every(
      (one) => timeToTabulate(one, nSteps) <= MAX_TIME,
    );
    const bytes = twistSearchBytes(
      productSize(arrangementCoordinates),
      sets.rows,
      nSteps,
    );
    const isSmall = bytes <= Math.max(FEW_BYTES, productSize(all));
    return isQuick && isSmall ? { sets, chosen } : undefined;
  }
  return undefined;
}

/** The pieces whose twists are free: those of the others follow from them. */
function freeTwists({ blocks: [block], size }: Coordinate): FreePiece[] {
  const freePieces = block.positions.map((home, i) => ({
    block,
    home,
    twists: block.visibleTwists[i],
  }));
  if (block.hasMixedTwists) return freePieces.filter(({ twists }) => twists > 1);
  const free = Math.round(Math.log(Number(size)) / Math.log(block.twists));
  return freePieces.slice(0, free).map((one) => ({ ...one, twists: block.twists }));
}
