/**
 * The breadth-first search of src/lib/tables/bit-search.ts, four words at a time: the idea
 * is explained there. The layout of sets is described in state-bits.ts. The tests compare
 * both searches with a plain one.
 *
 * AssemblyScript: `npm run build` compiles it to the bytes in
 * src/lib/tables/search-module.ts. simd-search.ts passes in the effect of each turn, the
 * allowed moves and the goals, and reads the distances from the memory.
 */

import {
  AFTER,
  AFTER_NEXT,
  allowed,
  BACK,
  DIGITS,
  DIGITS_SIZE,
  FACES,
  JOINED,
  LEFT,
  LIVE,
  MOVES,
  NEXT,
  NEXT_LIVE,
  PERMUTATIONS,
  planes,
  ROW_FROM,
  SET,
  STATES,
  STRIDE,
} from "./layout";

export {
  allowed,
  lastTwist,
  middleThree,
  ofLast,
  ofThree,
  planes,
  turns,
} from "./layout";
export { prepare } from "./prepare";

let current: usize = planes;
let following: usize = NEXT;
/** One more than the depth of the frontier. */
let noted: i32 = 1;

/** Discards the last search, and clears the set for the goals of the next. */
export function clear(): void {
  memory.fill(planes, 0, SET);
  current = planes;
  following = NEXT;
  noted = 1;
}

/** Starts at the goals, whose bits are in the lowest set. */
export function begin(): void {
  for (let p: usize = 0; p < PERMUTATIONS; p++) {
    const goals = countBits(planes + STRIDE * p);
    store<u8>(LIVE + p, u8(goals !== 0));
    store<u16>(LEFT + 2 * p, <u16>(<i32>STATES - goals));
  }
}

/** The number of states of a permutation in a set. */
function countBits(set: usize): i32 {
  let counts = i32x4.splat(0);
  for (let at: usize = 0; at < STRIDE; at += 16) {
    counts = i8x16.add(counts, i8x16.popcnt(v128.load(set + at)));
  }
  return sumOf(counts);
}

/** The sum of sixteen bytes. */
function sumOf(counts: v128): i32 {
  const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(counts));
  return (
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3)
  );
}

/** Finds the states of the next depth, and returns their number. */
export function deepen(): i32 {
  noted++;
  // A power of two is the first value that needs its digit.
  if (popcnt(noted) === 1) memory.fill(planes + SET * <usize>ctz(noted), 0, SET);
  let found: i32 = 0;
  for (let p: usize = 0; p < PERMUTATIONS; p++) {
    const isOpen = load<u16>(LEFT + 2 * p) !== 0;
    const count = isOpen && pull(p) ? keepNew(p) : 0;
    store<u8>(NEXT_LIVE + p, u8(count !== 0));
    found += count;
  }
  current = following;
  following = NEXT + AFTER_NEXT - following;
  memory.copy(LIVE, NEXT_LIVE, PERMUTATIONS);
  return found;
}

/**
 * Pulls the frontier back to a permutation; returns false if no move leads to it.
 *
 * The seven vectors of a set are separate variables, which stay in registers; a loop over
 * memory is slower. a0 to a6 accumulate the union; x0 to x6 are pulled back through one
 * face.
 */
function pull(p: usize): bool {
  let a0 = i32x4.splat(0);
  let a1 = a0;
  let a2 = a0;
  let a3 = a0;
  let a4 = a0;
  let a5 = a0;
  let a6 = a0;
  let isReached = false;
  for (let face: usize = 0; face < FACES; face++) {
    const half = leadsTo(p, 3 * face + 1);
    if (half) {
      isReached = true;
      a0 = v128.or(a0, v128.load(half));
      a1 = v128.or(a1, v128.load(half, 16));
      a2 = v128.or(a2, v128.load(half, 32));
      a3 = v128.or(a3, v128.load(half, 48));
      a4 = v128.or(a4, v128.load(half, 64));
      a5 = v128.or(a5, v128.load(half, 80));
      a6 = v128.or(a6, v128.load(half, 96));
    }
    const set = joined(leadsTo(p, 3 * face), leadsTo(p, 3 * face + 2));
    if (!set) continue;
    isReached = true;
    const back = BACK + 2 * (FACES * p + face);
    const rows = ROW_FROM + 28 * <usize>load<u8>(back, 1);
    let x0 = broughtBack(set, rows, 0);
    let x1 = broughtBack(set, rows, 16);
    let x2 = broughtBack(set, rows, 32);
    let x3 = broughtBack(set, rows, 48);
    let x4 = broughtBack(set, rows, 64);
    let x5 = broughtBack(set, rows, 80);
    let x6 = broughtBack(set, rows, 96);
    let digit = DIGITS + DIGITS_SIZE * <usize>load<u8>(back);
    for (const end = digit + DIGITS_SIZE; digit < end; digit += 12) {
      const left = load<i32>(digit, 4);
      if (left === 0) continue;
      const right = load<i32>(digit, 8);
      const up = v128.load32_splat(digit);
      x0 = turnDigit(x0, up, left, right);
      x1 = turnDigit(x1, up, left, right);
      x2 = turnDigit(x2, up, left, right);
      x3 = turnDigit(x3, up, left, right);
      x4 = turnDigit(x4, up, left, right);
      x5 = turnDigit(x5, up, left, right);
      x6 = turnDigit(x6, up, left, right);
    }
    a0 = v128.or(a0, x0);
    a1 = v128.or(a1, x1);
    a2 = v128.or(a2, x2);
    a3 = v128.or(a3, x3);
    a4 = v128.or(a4, x4);
    a5 = v128.or(a5, x5);
    a6 = v128.or(a6, x6);
  }
  if (!isReached) return false;
  const to = following + STRIDE * p;
  v128.store(to, a0);
  v128.store(to, a1, 16);
  v128.store(to, a2, 32);
  v128.store(to, a3, 48);
  v128.store(to, a4, 64);
  v128.store(to, a5, 80);
  v128.store(to, a6, 96);
  return true;
}

/** The set that a move leads to; 0 if it is not allowed, or has no frontier. */
function leadsTo(p: usize, move: usize): usize {
  const after = <usize>load<u16>(AFTER + 2 * (MOVES * p + move));
  return load<u8>(allowed + move) & load<u8>(LIVE + after)
    ? current + STRIDE * after
    : 0;
}

/** The union of two sets, the only non-empty one, or 0. */
function joined(one: usize, other: usize): usize {
  if (!one) return other;
  if (!other) return one;
  for (let at: usize = 0; at < STRIDE; at += 16) {
    v128.store(JOINED + at, v128.or(v128.load(one + at), v128.load(other + at)));
  }
  return JOINED;
}

/** Four rows of a set, pulled back to their position. */
function broughtBack(set: usize, rows: usize, at: usize): v128 {
  return rows === ROW_FROM ? v128.load(set + at) : fourRows(set, rows + at / 4);
}

/** Four rows of a set, each loaded from the row that moves there. */
function fourRows(set: usize, rows: usize): v128 {
  let x = v128.load32_zero(set + <usize>load<u8>(rows));
  x = v128.load_lane<u32>(set + <usize>load<u8>(rows, 1), x, 1);
  x = v128.load_lane<u32>(set + <usize>load<u8>(rows, 2), x, 2);
  return v128.load_lane<u32>(set + <usize>load<u8>(rows, 3), x, 3);
}

/** Bits whose digit increases move up; those whose digit wraps round move down. */
function turnDigit(x: v128, up: v128, left: i32, right: i32): v128 {
  return v128.bitselect(i32x4.shl(x, left), i32x4.shr_u(x, right), up);
}

/**
 * Keeps the new states among those pulled, records their depth, and returns their number.
 */
function keepNew(p: usize): i32 {
  const to = following + STRIDE * p;
  const set = planes + STRIDE * p;
  const end = set + SET * <usize>(32 - clz(noted));
  let counts = i32x4.splat(0);
  for (let at: usize = 0; at < STRIDE; at += 16) {
    let reached = v128.load(set + at);
    for (let plane = set + SET; plane < end; plane += SET) {
      reached = v128.or(reached, v128.load(plane + at));
    }
    const bits = v128.andnot(v128.load(to + at), reached);
    v128.store(to + at, bits);
    counts = i8x16.add(counts, i8x16.popcnt(bits));
  }
  const found = sumOf(counts);
  if (found === 0) return 0;
  store<u16>(LEFT + 2 * p, <u16>(<i32>load<u16>(LEFT + 2 * p) - found));
  let plane = set;
  for (let digits = noted; digits; digits >>= 1) {
    if (digits & 1) {
      for (let at: usize = 0; at < STRIDE; at += 16) {
        v128.store(plane + at, v128.or(v128.load(plane + at), v128.load(to + at)));
      }
    }
    plane += SET;
  }
  return found;
}
