/**
 * Shortest solutions: iterative deepening with the depths of the first phase along three
 * axes as a bound. A solved cube is in the subgroup of each.
 */
import { DepthTable, nextBound, depthBits } from "./depth-table";
import { D_SOLVED, END_BYTES, MIDDLE_SOLVED, moveEnds } from "./end-values";
import { AXES, AXIS_MOVES, ENDS, OPTIMAL_STACK, PATH, FIRST_TABLE } from "./memory-map";
import { symmetryProduct, moveFace, NO_LAST_FACE } from "./moves";
import { countNode, nodeCount } from "./node-count";

/** The layout of a child along one axis: class and symmetry, column, move, bound. */
const AXIS_BYTES: usize = 8;
const CHILD_BYTES: usize = 3 * AXIS_BYTES;
/**
 * The layout of a frame: the next child, the end of the children, three symmetries; then the
 * children.
 */
const FRAME_BYTES: usize = 16 + 18 * CHILD_BYTES;

const table = changetype<DepthTable>(FIRST_TABLE);

let level: i32 = -1;
let length: i32 = 0;

/**
 * Starts to look for solutions of exactly `moves` moves. AXES has the class, symmetry,
 * column and bound along each axis, u32; AXIS_MOVES the moves along each; ENDS the cube's
 * coordinates.
 */
export function startOptimal(moves: i32): void {
  length = moves;
  level = 0;
  // The cube itself has the form of a child.
  const root = AXIS_MOVES - CHILD_BYTES;
  for (let axis: usize = 0; axis < 3; axis++) {
    const from = AXES + 16 * axis;
    const to = root + AXIS_BYTES * axis;
    store<u32>(to, (load<u32>(from) << 4) | load<u32>(from, 4));
    store<u16>(to, u16(load<u32>(from, 8)), 4);
    store<u8>(to, u8(load<u32>(from, 12)), 7);
  }
  expand(0, root, NO_LAST_FACE, true);
}

/**
 * Continues for a number of nodes. Returns the length if a solution is in the path, 0 if
 * there is more to do, or -1 if there is none.
 */
export function searchOptimal(maxNodes: u32): i32 {
  const until = nodeCount + maxNodes;
  while (level >= 0) {
    const frame = OPTIMAL_STACK + FRAME_BYTES * level;
    const child = load<u32>(frame);
    if (child === load<u32>(frame, 4)) {
      level--;
      continue;
    }
    store<u32>(frame, child + u32(CHILD_BYTES));
    const move = load<u8>(child, 6);
    store<u8>(PATH + level, move);
    if (level === length - 1) {
      if (isSolved()) return length;
      continue;
    }
    level++;
    expand(level, child, moveFace(move), false);
    countNode();
    if (nodeCount >= until) return 0;
  }
  return -1;
}

/** Lists the moves after which no axis needs more moves than are left. */
function expand(at: i32, cube: usize, lastFace: u32, isRoot: bool): void {
  const frame = OPTIMAL_STACK + FRAME_BYTES * at;
  const first = frame + 16;
  const left = length - at - 1;
  let end = first;
  for (let move: u32 = 0; move < 18; move++) {
    const face = moveFace(move);
    if (face === lastFace || face + 3 === lastFace) continue;
    store<u8>(end, u8(move), 6);
    end += CHILD_BYTES;
  }
  const farthest = farthestAxis(cube);
  for (let i: usize = 0; i < 3; i++) {
    const axis = (farthest + i) % 3;
    const here = cube + AXIS_BYTES * axis;
    const symmetry = isRoot
      ? load<u32>(here) & 15
      : <u32>(
          load<u8>(
            symmetryProduct +
              16 * <usize>load<u8>(frame - FRAME_BYTES + axis, 8) +
              (load<u32>(here) & 15),
          )
        );
    store<u8>(frame + axis, u8(symmetry), 8);
    end = keepWithin(first, end, here, axis, symmetry, left);
  }
  store<u32>(frame, u32(first));
  store<u32>(frame, u32(withoutTies(first, end, left)), 4);
}

/** The axis with the greatest bound rules out most children, so it is looked up first. */
function farthestAxis(cube: usize): usize {
  const a = load<u8>(cube, 7);
  const b = load<u8>(cube, 7 + AXIS_BYTES);
  const c = load<u8>(cube, 7 + 2 * AXIS_BYTES);
  return a >= b && a >= c ? 0 : b >= c ? 1 : 2;
}

/** Keeps the children that one axis doesn't rule out. */
function keepWithin(
  first: usize,
  end: usize,
  here: usize,
  axis: usize,
  symmetry: u32,
  left: i32,
): usize {
  const cls = (load<u32>(here) >> 4) & 0xffff;
  const bound = <i32>load<u8>(here, 7);
  const columns = table.columns;
  const moveImage = table.moveImage + 18 * symmetry;
  const classAfter = table.classAfter + 4 * 18 * cls;
  const columnAfter = table.columnAfter + 2 * 18 * <usize>load<u16>(here, 4);
  let to = first;
  for (let child = first; child < end; child += CHILD_BYTES) {
    const move = <usize>load<u8>(AXIS_MOVES + 18 * axis + load<u8>(child, 6));
    const own = <u32>load<u8>(moveImage + move);
    const next = load<u32>(classAfter + 4 * own);
    if (<i32>(next >> 20) > left) continue;
    const moved = <u32>load<u16>(columnAfter + 2 * own);
    const image = table.columnImage + 2 * columns * (next & 15);
    to = keep(child, to);
    const kept = to - CHILD_BYTES + AXIS_BYTES * axis;
    store<u32>(kept, next);
    store<u16>(kept, load<u16>(image + 2 * moved), 4);
  }
  end = to;
  // As in two-phase.ts, all are looked up before any is judged.
  for (let child = first; child < end; child += CHILD_BYTES) {
    const own = child + AXIS_BYTES * axis;
    const row = table.depths + table.rowBytes * ((load<u32>(own) >> 4) & 0xffff);
    store<u8>(own, u8(depthBits(row, load<u16>(own, 4))), 7);
  }
  to = first;
  for (let child = first; child < end; child += CHILD_BYTES) {
    const next = nextBound(load<u8>(child + AXIS_BYTES * axis, 7), bound, table.known);
    if (next > left) continue;
    to = keep(child, to);
    store<u8>(to - CHILD_BYTES + AXIS_BYTES * axis, u8(next), 7);
  }
  return to;
}

/**
 * Drops the children that are as far from all three subgroups as moves are left. Their last
 * move would belong to the subgroup of an axis, so along that axis one move fewer is enough.
 */
function withoutTies(first: usize, end: usize, left: i32): usize {
  if (left === 0) return end;
  let to = first;
  for (let child = first; child < end; child += CHILD_BYTES) {
    if (
      <i32>load<u8>(child, 7) === left &&
      <i32>load<u8>(child, 7 + AXIS_BYTES) === left &&
      <i32>load<u8>(child, 7 + 2 * AXIS_BYTES) === left
    ) {
      continue;
    }
    to = keep(child, to);
  }
  return to;
}

/** Moves a child to the end of those that are kept; returns the new end. */
function keep(child: usize, to: usize): usize {
  if (to !== child) memory.copy(to, child, CHILD_BYTES);
  return to + CHILD_BYTES;
}

/** Whether the path solves the cube, and doesn't only lead into all three subgroups. */
function isSolved(): bool {
  for (let i: i32 = 0; i < length; i++) {
    moveEnds(ENDS + END_BYTES * i, load<u8>(PATH + i));
  }
  const end = ENDS + END_BYTES * length;
  return (
    load<u16>(end) === 0 &&
    load<u16>(end, 2) === D_SOLVED &&
    load<u16>(end, 4) === 0 &&
    load<u16>(end, 6) === D_SOLVED &&
    load<u16>(end, 8) === MIDDLE_SOLVED
  );
}
