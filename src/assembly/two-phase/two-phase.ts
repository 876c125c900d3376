/**
 * The two phases of src/lib/big-cube/two-phase-solver.ts, which fills the tables and calls it.
 *
 * AssemblyScript: `npm run build` compiles it to the bytes in
 * src/lib/big-cube/two-phase-module.ts. The tests compare it with plain-solver.ts.
 */
import { DepthTable, nextBound, depthBits } from "./depth-table";
import { END_BYTES, moveEnds } from "./end-values";
import { ENDS, FIRST_STACK, PATH, FIRST_TABLE } from "./memory-map";
import { symmetryProduct, moveFace, NO_LAST_FACE } from "./moves";
import { countNode, nodeCount } from "./node-count";
import { solveSecondPhase } from "./second-phase";

export {
  addClassDepths,
  findPairClasses,
  movePairClasses,
  setImageTables,
} from "./classes";
export { beginDepths, deepenRows, depthOf, finishDepth } from "./depth-table";
export { setEndTables } from "./end-values";
export {
  AXES,
  AXIS_MOVES,
  ENDS,
  PATH,
  FIRST_TABLE,
  SECOND_TABLE,
  SECOND_MOVES,
} from "./memory-map";
export { setSymmetryProduct } from "./moves";
export { nodeCount } from "./node-count";
export { searchOptimal, startOptimal } from "./optimal";
export { setSecondPhaseTables } from "./second-phase";

/**
 * The layout of a frame: the next child, the end of the children, the symmetry; then the
 * children.
 */
const FRAME_BYTES: usize = 160;
/** The layout of a child: class and symmetry, column, move, bound. */
const CHILD_BYTES: usize = 8;

const table = changetype<DepthTable>(FIRST_TABLE);

let level: i32 = -1;
let length: i32 = 0;
/** Solutions must be shorter. */
let best: i32 = 0;
let longestSecond: i32 = 0;
/** The number of moves in the path after which the coordinates in ENDS are known. */
let endsKnown: i32 = 0;

/** The number of first phases found. */
export let firstPhaseCount: u32 = 0;

/** Limits the lengths of solutions and of their second phases. */
export function setLimits(shorterThan: i32, maxSecondLength: i32): void {
  best = shorterThan;
  longestSecond = maxSecondLength;
}

/** Starts to look for first phases of `moves` moves. ENDS has the cube's coordinates. */
export function startFirstPhases(
  moves: i32,
  cls: u32,
  symmetry: u32,
  column: u32,
  bound: i32,
): void {
  length = moves;
  level = 0;
  endsKnown = 0;
  if (length > 0) expand(0, cls, symmetry, column, bound, NO_LAST_FACE);
}

/**
 * Continues for a number of nodes. Returns the length of a solution that is shorter than all
 * before, with its moves in the path; 0 if there is more to do; -1 at the end.
 */
export function searchFirstPhases(maxNodes: u32): i32 {
  if (length === 0 && level === 0) {
    level = -1;
    return completePath() ? best : -1;
  }
  const until = nodeCount + maxNodes;
  while (level >= 0) {
    const frame = FIRST_STACK + FRAME_BYTES * level;
    const child = load<u32>(frame);
    if (child === load<u32>(frame, 4)) {
      level--;
      continue;
    }
    store<u32>(frame, child + u32(CHILD_BYTES));
    const move = load<u8>(child, 6);
    store<u8>(PATH + level, move);
    if (endsKnown > level) endsKnown = level;
    if (level === length - 1) {
      if (!completePath()) continue;
      if (length >= best) level = -1;
      return best;
    }
    const next = load<u32>(child);
    const symmetry = load<u8>(
      symmetryProduct + 16 * <usize>load<u8>(frame, 8) + (next & 15),
    );
    level++;
    const cls = (next >> 4) & 0xffff;
    expand(
      level,
      cls,
      symmetry,
      load<u16>(child, 4),
      load<u8>(child, 7),
      moveFace(move),
    );
    countNode();
    if (nodeCount >= until) return 0;
  }
  return -1;
}

/**
 * Lists the moves after which the first phase can still end in time. All are looked up
 * before any is judged: their places in the table are far apart, and a processor fetches
 * many at once.
 */
function expand(
  at: i32,
  cls: u32,
  symmetry: u32,
  column: u32,
  bound: i32,
  lastFace: u32,
): void {
  const frame = FIRST_STACK + FRAME_BYTES * at;
  const first = frame + 16;
  const left = length - at - 1;
  const columns = table.columns;
  const moveImage = table.moveImage + 18 * symmetry;
  const classAfter = table.classAfter + 4 * 18 * cls;
  const columnAfter = table.columnAfter + 2 * 18 * column;
  let end = first;
  for (let face: u32 = 0; face < 6; face++) {
    // Not the same face twice; of two opposite faces, the first one first.
    if (face === lastFace || face + 3 === lastFace) continue;
    // The last move leads into the subgroup, so it is not one of the subgroup's own.
    if (left === 0 && (face === 0 || face === 3)) continue;
    for (let move = 3 * face; move < 3 * face + 3; move += left === 0 ? 2 : 1) {
      const own = <u32>load<u8>(moveImage + move);
      const next = load<u32>(classAfter + 4 * own);
      if (<i32>(next >> 20) > left) continue;
      const moved = <u32>load<u16>(columnAfter + 2 * own);
      const image = table.columnImage + 2 * columns * (next & 15);
      store<u32>(end, next);
      store<u16>(end, load<u16>(image + 2 * moved), 4);
      store<u8>(end, u8(move), 6);
      end += CHILD_BYTES;
    }
  }
  end = left === 0 ? solvedChildren(first, end) : keepWithin(first, end, bound, left);
  store<u32>(frame, u32(first));
  store<u32>(frame, u32(end), 4);
  store<u8>(frame, u8(symmetry), 8);
}

/** Keeps the children whose first phase is at its end. */
function solvedChildren(first: usize, end: usize): usize {
  let to = first;
  for (let child = first; child < end; child += CHILD_BYTES) {
    if (load<u16>(child, 4) !== 0) continue;
    store<u64>(to, load<u64>(child));
    to += CHILD_BYTES;
  }
  return to;
}

/** Keeps the children with a bound of at most `left` moves. */
function keepWithin(first: usize, end: usize, bound: i32, left: i32): usize {
  for (let child = first; child < end; child += CHILD_BYTES) {
    const row = table.depths + table.rowBytes * ((load<u32>(child) >> 4) & 0xffff);
    store<u8>(child, u8(depthBits(row, load<u16>(child, 4))), 7);
  }
  let to = first;
  for (let child = first; child < end; child += CHILD_BYTES) {
    const next = nextBound(load<u8>(child, 7), bound, table.known);
    if (next > left) continue;
    store<u64>(to, load<u64>(child));
    store<u8>(to, u8(next), 7);
    to += CHILD_BYTES;
  }
  return to;
}

/** Looks for a second phase within the limits, and stores the length of the solution. */
function completePath(): bool {
  firstPhaseCount++;
  for (; endsKnown < length; endsKnown++) {
    moveEnds(ENDS + END_BYTES * endsKnown, <usize>load<u8>(PATH + endsKnown));
  }
  const limit = min(longestSecond, best - 1 - length);
  const second = solveSecondPhase(ENDS + END_BYTES * length, length, limit);
  if (second < 0) return false;
  best = length + second;
  return true;
}
