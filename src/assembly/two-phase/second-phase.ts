/** The second phase: solves a cube of the subgroup with the moves U, D, R2, L2, F2 and B2. */
import { depthOf, DepthTable, nextBound, depthBits } from "./depth-table";
import { edgesAfter, MIDDLE_SOLVED } from "./end-values";
import { PATH, SECOND_TABLE, SECOND_MOVES } from "./memory-map";
import { symmetryProduct, moveFace, NO_LAST_FACE } from "./moves";
import { countNode } from "./node-count";

const table = changetype<DepthTable>(SECOND_TABLE);

/**
 * Input: for each permutation of the corners, by U_CORNERS × 24 + the order of the D
 * corners, its class × 16 + its symmetry; u32.
 */
let cornerClass: usize = 0;
/** Input: the depth of each permutation of the U and D edges, by two such numbers; u8. */
let edgeDepths: usize = 0;

export function setSecondPhaseTables(classes: usize, depths: usize): void {
  cornerClass = classes;
  edgeDepths = depths;
}

function edgeDepth(uEdges: u32, dEdges: u32): i32 {
  return load<u8>(edgeDepths + 24 * uEdges + (dEdges % 24));
}

/**
 * Looks for a second phase of at most `limit` moves, and writes it into the path. Returns
 * its length, or -1 if there is none.
 *
 * @param end     the coordinates of the cube: see end-values.ts
 * @param length  the number of moves in the path
 */
export function solveSecondPhase(end: usize, length: i32, limit: i32): i32 {
  const corners = 24 * <usize>load<u16>(end) + (<usize>load<u16>(end, 2) % 24);
  const toClass = load<u32>(cornerClass + 4 * corners);
  const cls = toClass >> 4;
  const symmetry = toClass & 15;
  const uEdges = <u32>load<u16>(end, 4);
  const own = uEdges - (uEdges % 24) + load<u16>(end, 8) - MIDDLE_SOLVED;
  const image = table.columnImage + 2 * table.columns * symmetry;
  const column = <u32>load<u16>(image + 2 * own);
  const value = depthBits(table.depths + table.rowBytes * cls, column);
  if (value === 0 && <i32>table.known >= limit) return -1;
  const bound = depthOf(table, cls, column);
  const dEdges = <u32>load<u16>(end, 6);
  const lastFace = length === 0 ? NO_LAST_FACE : moveFace(load<u8>(PATH + length - 1));
  for (let moves = max(bound, edgeDepth(uEdges, dEdges)); moves <= limit; moves++) {
    if (search(cls, symmetry, column, bound, uEdges, dEdges, length, moves, lastFace)) {
      return moves;
    }
  }
  return -1;
}

/** Whether exactly `left` moves solve it. No depth is greater than that. */
function search(
  cls: u32,
  symmetry: u32,
  column: u32,
  bound: i32,
  uEdges: u32,
  dEdges: u32,
  made: i32,
  left: i32,
  lastFace: u32,
): bool {
  if (left === 0) return true;
  countNode();
  const after = table.classAfter + 4 * 10 * cls;
  const columns = table.columns;
  for (let i: u32 = 0; i < 10; i++) {
    const move = <u32>load<u8>(SECOND_MOVES + i);
    const face = moveFace(move);
    if (face === lastFace || face + 3 === lastFace) continue;
    const own = <u32>load<u8>(table.moveImage + 10 * symmetry + i);
    const next = load<u32>(after + 4 * own);
    if (<i32>(next >> 20) >= left) continue;
    const nextClass = (next >> 4) & 0xffff;
    const moved = <u32>load<u16>(table.columnAfter + 2 * (10 * column + own));
    const image = table.columnImage + 2 * columns * (next & 15);
    const nextColumn = <u32>load<u16>(image + 2 * moved);
    const value = depthBits(table.depths + table.rowBytes * nextClass, nextColumn);
    const nextLeast = nextBound(value, bound, table.known);
    if (nextLeast >= left) continue;
    const nextU = <u32>load<u16>(edgesAfter + 2 * (18 * uEdges + move));
    const nextD = <u32>load<u16>(edgesAfter + 2 * (18 * dEdges + move));
    if (edgeDepth(nextU, nextD) >= left) continue;
    store<u8>(PATH + made, u8(move));
    const nextSymmetry = <u32>load<u8>(symmetryProduct + 16 * symmetry + (next & 15));
    if (
      search(
        nextClass,
        nextSymmetry,
        nextColumn,
        nextLeast,
        nextU,
        nextD,
        made + 1,
        left - 1,
        face,
      )
    ) {
      return true;
    }
  }
  return false;
}
