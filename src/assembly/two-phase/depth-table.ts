/**
 * The depths of pairs of values (a, b): a row for each class of values a under sixteen
 * symmetries, and a column for each b. Two bits each: 0 while the depth is unknown,
 * otherwise 1 + the remainder of the depth by 3. A move changes the depth by one at most, so
 * from a known depth the remainders give the depths of the neighbours.
 *
 * The table is useful before it is complete: an unknown pair is deeper than `known`.
 */
@unmanaged
export class DepthTable {
  classes: u32 = 0;
  columns: u32 = 0;
  moves: u32 = 0;
  /** A multiple of 8. */
  rowBytes: u32 = 0;
  /**
   * For each class and move, the class that follows × 16 + the symmetry from its
   * representative; from bit 20 on, the depth of that class whatever the column; u32.
   */
  classAfter: usize = 0;
  /** For each column and move, the column that follows; u16. */
  columnAfter: usize = 0;
  /** For each symmetry and column, the image of the column; u16. */
  columnImage: usize = 0;
  /** For each symmetry and move, the image of the move; u8. */
  moveImage: usize = 0;
  /** For each class, a bit for each symmetry that fixes its representative; u16. */
  stabiliser: usize = 0;
  /** For each class, whether it has pairs of the depth `known`, and of the next; u8. */
  isLive: usize = 0;
  isNextLive: usize = 0;
  /** Room for the columns of a row; u16. */
  list: usize = 0;
  depths: usize = 0;
  known: u32 = 0;
}

/** The two bits of a column. */
export function depthBits(row: usize, column: u32): u32 {
  return (load<u32>(row + ((column >> 4) << 2)) >> ((column & 15) << 1)) & 3;
}

function setValue(row: usize, column: u32, value: u32): void {
  const at = row + ((column >> 4) << 2);
  store<u32>(at, load<u32>(at) | (value << ((column & 15) << 1)));
}

/** Starts with the pair of depth 0. The rest of the table must be clear. */
export function beginDepths(table: DepthTable, cls: u32, column: u32): void {
  setValue(table.depths + table.rowBytes * cls, column, 1);
  store<u8>(table.isLive + cls, 1);
  table.known = 0;
}

/**
 * Looks for pairs of the next depth from the rows `first` to `end` - 1, and returns how many
 * it finds: each counts once for every value of a in its class. When all rows are done,
 * `finishDepth` follows. Lower bounds stay right in between, although some pairs of the next
 * depth are known then.
 *
 * @param isPulled  whether unknown pairs look for known neighbours, which is faster when
 *                  few are unknown; otherwise known pairs reach their neighbours
 */
export function deepenRows(
  table: DepthTable,
  isPulled: bool,
  first: u32,
  end: u32,
): u32 {
  let found: u32 = 0;
  for (let cls = first; cls < end; cls++) {
    if (isPulled) found += pull(table, cls);
    else if (load<u8>(table.isLive + cls)) found += push(table, cls);
  }
  return found;
}

/** Makes the next depth the last that is known. */
export function finishDepth(table: DepthTable): void {
  table.known++;
  memory.copy(table.isLive, table.isNextLive, table.classes);
  memory.fill(table.isNextLive, 0, table.classes);
}

/** The lower bit of each column. */
const EVEN_BITS: u64 = ((<u64>0x55555555) << 32) | 0x55555555;

/** Lists the columns of a row with a value; returns the end of the list. */
function listColumns(table: DepthTable, row: usize, value: u32): usize {
  const pattern: u64 = EVEN_BITS * u64(value);
  let to = table.list;
  const end = row + table.rowBytes;
  let column: u32 = 0;
  for (let at = row; at < end; at += 8) {
    const difference = load<u64>(at) ^ pattern;
    let bits = ~(difference | (difference >> 1)) & EVEN_BITS;
    while (bits) {
      store<u16>(to, u16(column + (u32(ctz(bits)) >> 1)));
      to += 2;
      bits &= bits - 1;
    }
    column += 32;
  }
  // The last word has room for more columns than there are.
  while (to > table.list && load<u16>(to - 2) >= table.columns) to -= 2;
  return to;
}

function push(table: DepthTable, cls: u32): u32 {
  const moves = table.moves;
  const columns = table.columns;
  const list = table.list;
  const value = ((table.known + 1) % 3) + 1;
  const row = table.depths + table.rowBytes * cls;
  const end = listColumns(table, row, (table.known % 3) + 1);
  let total: u32 = 0;
  for (let move: u32 = 0; move < moves; move++) {
    const next = load<u32>(table.classAfter + 4 * (cls * moves + move));
    const after = table.columnAfter + 2 * move;
    const image = table.columnImage + 2 * columns * (next & 15);
    const nextClass = (next >> 4) & 0xffff;
    const nextRow = table.depths + table.rowBytes * nextClass;
    const stabiliser = load<u16>(table.stabiliser + 2 * nextClass);
    let found: u32 = 0;
    for (let at = list; at < end; at += 2) {
      const moved = <usize>load<u16>(after + 2 * moves * <usize>load<u16>(at));
      const column = <u32>load<u16>(image + 2 * moved);
      if (depthBits(nextRow, column) !== 0) continue;
      setValue(nextRow, column, value);
      found++;
      if (stabiliser !== 1)
        found += markSymmetric(table, nextRow, column, value, stabiliser);
    }
    if (found === 0) continue;
    store<u8>(table.isNextLive + nextClass, 1);
    total += found * classSize(stabiliser);
  }
  return total;
}

/** The number of values in a class, given the symmetries that fix its representative. */
function classSize(stabiliser: u32): u32 {
  return 16 / popcnt(stabiliser);
}

/** A symmetry that fixes a representative may move its columns: they are as deep. */
function markSymmetric(
  table: DepthTable,
  row: usize,
  column: u32,
  value: u32,
  stabiliser: u32,
): u32 {
  let found: u32 = 0;
  for (let symmetry: u32 = 1; symmetry < 16; symmetry++) {
    if (!((stabiliser >> symmetry) & 1)) continue;
    const image = load<u16>(
      table.columnImage + 2 * (table.columns * symmetry + column),
    );
    if (depthBits(row, image) !== 0) continue;
    setValue(row, image, value);
    found++;
  }
  return found;
}

function pull(table: DepthTable, cls: u32): u32 {
  const moves = table.moves;
  const columns = table.columns;
  const list = table.list;
  const row = table.depths + table.rowBytes * cls;
  const wanted = (table.known % 3) + 1;
  const value = ((table.known + 1) % 3) + 1;
  const first = listColumns(table, row, 0);
  let end = first;
  for (let move: u32 = 0; end > list && move < moves; move++) {
    const next = load<u32>(table.classAfter + 4 * (cls * moves + move));
    const after = table.columnAfter + 2 * move;
    const image = table.columnImage + 2 * columns * (next & 15);
    const nextRow = table.depths + table.rowBytes * ((next >> 4) & 0xffff);
    let left = list;
    for (let at = list; at < end; at += 2) {
      const column = load<u16>(at);
      const moved = <usize>load<u16>(after + 2 * moves * <usize>column);
      if (depthBits(nextRow, load<u16>(image + 2 * moved)) === wanted) {
        setValue(row, column, value);
      } else {
        store<u16>(left, column);
        left += 2;
      }
    }
    end = left;
  }
  if (end !== first) store<u8>(table.isNextLive + cls, 1);
  return u32((first - end) >> 1) * classSize(load<u16>(table.stabiliser + 2 * cls));
}

/**
 * The depth of a pair, or `known + 1` if it is deeper than the table: follows neighbours
 * that are one closer to solved.
 */
export function depthOf(table: DepthTable, cls: u32, column: u32): i32 {
  let value = depthBits(table.depths + table.rowBytes * cls, column);
  if (value === 0) return table.known + 1;
  let depth: i32 = 0;
  let move: u32 = 0;
  while (move < table.moves) {
    const next = load<u32>(table.classAfter + 4 * (cls * table.moves + move));
    const after = table.columnAfter + 2 * (table.moves * column + move);
    const image = table.columnImage + 2 * table.columns * (next & 15);
    const nextColumn = load<u16>(image + 2 * <usize>load<u16>(after));
    const nextClass = (next >> 4) & 0xffff;
    const nextRow = table.depths + table.rowBytes * nextClass;
    const nextValue = depthBits(nextRow, nextColumn);
    move++;
    if (nextValue !== (value === 1 ? 3 : value - 1)) continue;
    cls = nextClass;
    column = nextColumn;
    value = nextValue;
    depth++;
    move = 0;
  }
  return depth;
}

/** The lower bound of a neighbour, given its value in the table. */
export function nextBound(value: u32, bound: i32, known: i32): i32 {
  if (value === 0) return known + 1;
  if (bound > known) return known;
  const difference = (value + 2 - (u32(bound) % 3)) % 3;
  return difference === 2 ? bound - 1 : bound + i32(difference);
}
