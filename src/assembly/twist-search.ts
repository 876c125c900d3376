/**
 * The breadth-first search of src/lib/any-puzzle/twist-bit-search.ts, four words at a time: the
 * idea is explained there, the sets in twist-sets.ts. The tests compare both searches.
 *
 * AssemblyScript: `npm run build` compiles it to the bytes in
 * src/lib/any-puzzle/twist-search-module.ts. simd-twist-search.ts fills the tables and the
 * goals, and reads the depths from the memory. A module does one search at a time.
 */

/**
 * Of a digit that moves: which bits move up, and how far; the others move down, and how
 * far. One that moves nothing ends a list.
 */
const DIGIT_SIZE: usize = 12;
/** Of a step that leads to the frontier: its set, and its two translations. */
const SOURCE_SIZE: usize = 12;

let arrangements: usize = 0;
let steps: usize = 0;
/** The positions of one arrangement. */
let each: u32 = 0;
/** Bytes of the set of one arrangement, whole vectors, and of all of them. */
let stride: usize = 0;
let setSize: usize = 0;
/** Bytes of the table of one translation of bits. */
let digitsSize: usize = 0;

/** Input: where each step takes each arrangement, side by side; u32. */
export let after: usize = 0;
/** Input: how each step translates the rows and the bits of each arrangement; u16. */
export let rowShift: usize = 0;
export let bitShift: usize = 0;
/** Input: for each translation of rows, the byte offset of the source of each; u16. */
export let rowFrom: usize = 0;
/** Input: for each translation of bits, the digits that it moves. */
export let digits: usize = 0;
/**
 * Output: for each position one more than the remainder of its depth by 3, in binary, the
 * set of the lower digits first; 0 where it is not found. The goals are passed in.
 */
export let planes: usize = 0;

/** The positions of each arrangement that are not found; u32. */
let left: usize = 0;
/** Whether the frontier has positions of an arrangement. */
let live: usize = 0;
let nextLive: usize = 0;
/** The steps that lead from one arrangement to the frontier. */
let sources: usize = 0;
/** What has been brought back to one arrangement. */
let pulled: usize = 0;
let current: usize = 0;
let following: usize = 0;
/** What the planes say of the frontier: 1, 2 or 3. */
let noted: i32 = 1;

/** Lays out the memory for a search, and clears it. */
export function reserve(
  nArrangements: usize,
  nSteps: usize,
  nRows: usize,
  nRowShifts: usize,
  nBitShifts: usize,
  nDigits: usize,
): void {
  arrangements = nArrangements;
  steps = nSteps;
  each = <u32>(nRows * nBitShifts);
  stride = (4 * nRows + 15) & ~15;
  setSize = stride * arrangements;
  digitsSize = DIGIT_SIZE * (nDigits + 1);
  after = 1024;
  rowShift = after + 4 * arrangements * steps;
  bitShift = rowShift + 2 * arrangements * steps;
  rowFrom = bitShift + 2 * arrangements * steps;
  digits = rowFrom + (stride / 2) * nRowShifts;
  left = (digits + digitsSize * nBitShifts + 3) & ~3;
  live = left + 4 * arrangements;
  nextLive = live + arrangements;
  sources = (nextLive + arrangements + 3) & ~3;
  pulled = (sources + SOURCE_SIZE * steps + 15) & ~15;
  current = pulled + stride;
  following = current + setSize;
  planes = following + setSize;
  noted = 1;
  growTo(planes + 2 * setSize);
  memory.fill(after, 0, planes + 2 * setSize - after); // a search before has used it
}

function growTo(end: usize): void {
  const pages = <i32>((end + 0xffff) >> 16) - memory.size();
  if (pages > 0 && memory.grow(pages) < 0) unreachable();
}

/** Starts at the goals. */
export function begin(): void {
  memory.copy(current, planes, setSize);
  for (let a: usize = 0; a < arrangements; a++) {
    const goals = countBits(planes + stride * a);
    store<u8>(live + a, u8(goals !== 0));
    store<u32>(left + 4 * a, each - goals);
  }
}

function countBits(set: usize): u32 {
  let count: u32 = 0;
  for (let at: usize = 0; at < stride; at += 4) count += popcnt(load<u32>(set + at));
  return count;
}

/** Finds the positions of the next depth, and returns their number. */
export function deepen(): i32 {
  noted = (noted % 3) + 1;
  let found: i32 = 0;
  for (let a: usize = 0; a < arrangements; a++) {
    const count = load<u32>(left + 4 * a) === 0 ? 0 : pull(a);
    store<u8>(nextLive + a, u8(count !== 0));
    if (count === 0) continue;
    found += count;
    store<u32>(left + 4 * a, load<u32>(left + 4 * a) - count);
    if (noted & 1) note(planes + stride * a, following + stride * a);
    if (noted & 2) note(planes + setSize + stride * a, following + stride * a);
  }
  const last = current;
  current = following;
  following = last;
  memory.copy(live, nextLive, arrangements);
  return found;
}

/** Adds what an arrangement has kept to a plane. */
function note(plane: usize, kept: usize): void {
  for (let at: usize = 0; at < stride; at += 16) {
    v128.store(plane + at, v128.or(v128.load(plane + at), v128.load(kept + at)));
  }
}

/**
 * Brings the frontier back to an arrangement from where its steps lead, keeps what is new
 * there, and returns how much that is.
 */
function pull(a: usize): i32 {
  const end = findSources(a);
  if (end === sources) return 0;
  memory.fill(pulled, 0, stride);
  for (let source = sources; source < end; source += SOURCE_SIZE) bringBack(source);
  const set = stride * a;
  const low = planes + set;
  const high = low + setSize;
  let counts = i32x4.splat(0);
  for (let at: usize = 0; at < stride; at += 16) {
    const reached = v128.or(v128.load(low + at), v128.load(high + at));
    const bits = v128.andnot(v128.load(pulled + at), reached);
    v128.store(following + set + at, bits);
    const sums = i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(bits));
    counts = i32x4.add(counts, i32x4.extadd_pairwise_i16x8_u(sums));
  }
  return (
    i32x4.extract_lane(counts, 0) +
    i32x4.extract_lane(counts, 1) +
    i32x4.extract_lane(counts, 2) +
    i32x4.extract_lane(counts, 3)
  );
}

/** Lists the steps that lead to the frontier; returns the end of the list. */
function findSources(a: usize): usize {
  let source = sources;
  const first = a * steps;
  for (let entry = first; entry < first + steps; entry++) {
    const other = <usize>load<u32>(after + 4 * entry);
    if (!load<u8>(live + other)) continue;
    const rows = <usize>load<u16>(rowShift + 2 * entry);
    const bits = <usize>load<u16>(bitShift + 2 * entry);
    store<usize>(source, current + stride * other);
    store<usize>(source, rowFrom + (stride / 2) * rows, 4);
    store<usize>(source, digits + digitsSize * bits, 8);
    source += SOURCE_SIZE;
  }
  return source;
}

/**
 * Adds what a step leads to, as it was before the step. Each number of digits that move has
 * a loop of its own, in which all about them stays in registers.
 */
function bringBack(source: usize): void {
  const set = load<usize>(source);
  const rows = load<usize>(source, 4);
  const digit = load<usize>(source, 8);
  const up = load<i32>(digit, 4);
  if (up === 0) {
    for (let at: usize = 0; at < stride; at += 16)
      add(at, fourRows(set, rows + at / 2));
    return;
  }
  const down = load<i32>(digit, 8);
  const which = v128.load32_splat(digit);
  const nextUp = load<i32>(digit, DIGIT_SIZE + 4);
  if (nextUp === 0) {
    for (let at: usize = 0; at < stride; at += 16) {
      add(at, turnDigit(fourRows(set, rows + at / 2), which, up, down));
    }
    return;
  }
  const nextDown = load<i32>(digit, DIGIT_SIZE + 8);
  const nextWhich = v128.load32_splat(digit, DIGIT_SIZE);
  const more = digit + 2 * DIGIT_SIZE;
  for (let at: usize = 0; at < stride; at += 16) {
    let x = turnDigit(fourRows(set, rows + at / 2), which, up, down);
    x = turnDigit(x, nextWhich, nextUp, nextDown);
    for (let other = more; load<i32>(other, 4); other += DIGIT_SIZE) {
      const which = v128.load32_splat(other);
      x = turnDigit(x, which, load<i32>(other, 4), load<i32>(other, 8));
    }
    add(at, x);
  }
}

function add(at: usize, x: v128): void {
  v128.store(pulled + at, v128.or(v128.load(pulled + at), x));
}

/** Bits whose digit increases move up; those whose digit wraps round move down. */
function turnDigit(x: v128, which: v128, up: i32, down: i32): v128 {
  return v128.bitselect(i32x4.shl(x, up), i32x4.shr_u(x, down), which);
}

/** Four rows of a set, each loaded from the row that moves there. */
function fourRows(set: usize, rows: usize): v128 {
  let x = v128.load32_zero(set + <usize>load<u16>(rows));
  x = v128.load_lane<u32>(set + <usize>load<u16>(rows, 2), x, 1);
  x = v128.load_lane<u32>(set + <usize>load<u16>(rows, 4), x, 2);
  return v128.load_lane<u32>(set + <usize>load<u16>(rows, 6), x, 3);
}
