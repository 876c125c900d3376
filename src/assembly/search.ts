/**
 * The breadth-first search of src/lib/tables/bit-search.ts, four words at a time.
 *
 * AssemblyScript: `npm run build` compiles it to the bytes in
 * src/lib/tables/search-module.ts. What is to be known of the idea is said there and in
 * bit-search.ts. The layout of the sets must be that of state-bits.ts, and the tests hold
 * both searches against a plain one; the turns are handed in.
 */

const PERMUTATIONS: usize = 5040;
const FACES: usize = 3;
const PIECES: usize = 7;
const MOVES: usize = 9;
/** Bytes of a permutation's 27 words, and of one more that stays 0. */
const STRIDE: usize = 112;
const SET: usize = PERMUTATIONS * STRIDE;
/** All 27 bits of a word. */
const ALL: i32 = 0x7ffffff;
/** Distances of up to six binary digits: 63 moves. */
const MAX_DIGITS: usize = 6;

/** Handed in: for each face the sources of its seven positions, then their twists. */
export const turns: usize = 1024;
/** Handed in: the moves allowed, a byte each. */
export const moves: usize = turns + 64;

/** Where each move leads: u16. */
const AFTER: usize = moves + 64;
/** How far each move's way back translates bits and rows: two bytes, 0 to 26 each. */
const BACK: usize = AFTER + 2 * MOVES * PERMUTATIONS;
/** For each translation of the rows, the byte where each of 28 rows comes from. */
const ROW_FROM: usize = BACK + 2 * MOVES * PERMUTATIONS;
/** For each translation of the bits and each digit: a mask, and two distances. */
const DIGITS: usize = (ROW_FROM + 27 * 28 + 15) & ~15;
const DIGITS_SIZE: usize = 36;
/** Whether the frontier has states of a permutation, and whether any are unreached. */
const LIVE: usize = DIGITS + 27 * DIGITS_SIZE;
const NEXT_LIVE: usize = LIVE + PERMUTATIONS;
const OPEN: usize = NEXT_LIVE + PERMUTATIONS;

/** Sets of states: 28 words for each permutation. */
export const frontier: usize = (OPEN + PERMUTATIONS + 63) & ~63;
const NEXT: usize = frontier + SET;
export const unreached: usize = NEXT + SET;
/** Distances in binary: a set for each digit, the lowest first. */
export const planes: usize = unreached + SET;

let current: usize = frontier;
let following: usize = NEXT;
let depth: i32 = 0;

/** Writes down where each turn leads, once for all searches. */
export function prepare(): void {
  const pages = (planes + MAX_DIGITS * SET + 0xffff) >> 16;
  if (memory.grow(<i32>pages - memory.size()) < 0) unreachable();
  for (let amount: i32 = 0; amount < 27; amount++) {
    prepareRows(amount);
    prepareDigits(amount);
  }
  for (let p: usize = 0; p < PERMUTATIONS; p++) prepareQuarterTurns(p);
  for (let p: usize = 0; p < PERMUTATIONS; p++) prepareHalfTurns(p);
}

function prepareRows(amount: i32): void {
  const table = ROW_FROM + 28 * <usize>amount;
  for (let row: i32 = 0; row < 27; row++) {
    let from: i32 = 0;
    for (let place: i32 = 1; place < 27; place *= 3) {
      from += ((digit(row, place) - digit(amount, place) + 3) % 3) * place;
    }
    store<u8>(table + <usize>row, <u8>(4 * from));
  }
  store<u8>(table + 27, 4 * 27);
}

function prepareDigits(amount: i32): void {
  let table = DIGITS + DIGITS_SIZE * <usize>amount;
  for (let place: i32 = 1; place < 27; place *= 3) {
    const by = digit(amount, place);
    let up: i32 = 0;
    for (let bit: i32 = 0; bit < 27; bit++) {
      if (digit(bit, place) >= by) up |= 1 << bit;
    }
    store<i32>(table, up);
    store<i32>(table, place * by, 4);
    store<i32>(table, place * (3 - by), 8);
    table += 12;
  }
}

function digit(value: i32, place: i32): i32 {
  return (value / place) % 3;
}

/** A turn and its inverse. What is to be remembered of the twists waits in NEXT. */
function prepareQuarterTurns(p: usize): void {
  const pieces = unrank(<i32>p);
  for (let face: usize = 0; face < FACES; face++) {
    const turn = turns + 2 * PIECES * face;
    let turned: i32 = 0;
    let twisted: i32 = 0;
    for (let i: usize = 0; i < PIECES; i++) {
      const piece = fieldOf(pieces, <i32>load<u8>(turn + i));
      turned |= piece << (4 * <i32>i);
      twisted |= (<i32>load<u8>(turn + PIECES + i)) << (4 * piece);
    }
    const after = <usize>rank(turned);
    store<i32>(NEXT + 4 * (FACES * p + face), twisted);
    setTurn(p, 3 * face, after, reduced(0x3333333 - twisted));
    setTurn(after, 3 * face + 2, p, twisted);
  }
}

/** A quarter turn, twice. */
function prepareHalfTurns(p: usize): void {
  for (let face: usize = 0; face < FACES; face++) {
    const once = <usize>load<u16>(AFTER + 2 * (MOVES * p + 3 * face));
    const twice = <usize>load<u16>(AFTER + 2 * (MOVES * once + 3 * face));
    const twisted =
      load<i32>(NEXT + 4 * (FACES * p + face)) +
      load<i32>(NEXT + 4 * (FACES * once + face));
    setTurn(p, 3 * face + 1, twice, reduced(0x3333333 - reduced(twisted)));
  }
}

/** @param back  a field for each piece: how far its twist is turned on the way back */
function setTurn(p: usize, move: usize, after: usize, back: i32): void {
  const at = 2 * (MOVES * p + move);
  store<u16>(AFTER + at, <u16>after);
  store<u8>(BACK + at, <u8>threeFields(back));
  store<u8>(BACK + at, <u8>threeFields(back >> 12), 1);
}

function threeFields(fields: i32): i32 {
  return fieldOf(fields, 0) + 3 * fieldOf(fields, 1) + 9 * fieldOf(fields, 2);
}

/** Numbers of four bits side by side. */
function fieldOf(fields: i32, place: i32): i32 {
  return (fields >> (4 * place)) & 15;
}

/** Fields of 0 to 5, modulo 3. */
function reduced(fields: i32): i32 {
  const tooLarge = ((fields + 0x5555555) >> 3) & 0x1111111;
  return fields - 3 * tooLarge;
}

/** The pieces of a permutation, a field for each position. */
function unrank(index: i32): i32 {
  let pool: i32 = 0x6543210;
  let pieces: i32 = 0;
  let radix: i32 = 5040;
  for (let i: i32 = 0; i < 7; i++) {
    radix /= 7 - i;
    const chosen = 4 * (index / radix);
    index %= radix;
    pieces |= ((pool >> chosen) & 15) << (4 * i);
    const before = (1 << chosen) - 1;
    pool = (pool & before) | ((pool >> 4) & ~before);
  }
  return pieces;
}

function rank(pieces: i32): i32 {
  let index: i32 = 0;
  let smallerBefore: i32 = 0; // a field for each piece
  for (let i: i32 = 0; i < 7; i++) {
    const piece = fieldOf(pieces, i);
    index = index * (7 - i) + piece - fieldOf(smallerBefore, piece);
    smallerBefore += 0x11111110 << (4 * piece);
  }
  return index;
}

/** Forgets what was reached, and the distances of the search before. */
export function clear(): void {
  const digits = <usize>(32 - clz(depth));
  memory.fill(planes, 0, digits * SET);
  memory.fill(frontier, 0, SET);
  current = frontier;
  following = NEXT;
  depth = 0;
}

/** Begins at the states whose bits stand in the frontier. */
export function begin(): void {
  const all = i32x4.splat(ALL);
  for (let p: usize = 0; p < PERMUTATIONS; p++) {
    let any = i32x4.splat(0);
    let left = i32x4.splat(0);
    for (let at: usize = p * STRIDE; at < (p + 1) * STRIDE; at += 16) {
      const bits = v128.load(frontier + at);
      const rest = v128.andnot(all, bits);
      any = v128.or(any, bits);
      left = v128.or(left, rest);
      v128.store(unreached + at, rest);
    }
    store<i32>(unreached + (p + 1) * STRIDE - 4, 0);
    store<u8>(LIVE + p, <u8>v128.any_true(any));
    store<u8>(OPEN + p, 1);
  }
}

/** Finds the states of the next depth, and returns how many they are. */
export function deepen(nMoves: usize): i32 {
  depth++;
  let found: i32 = 0;
  for (let p: usize = 0; p < PERMUTATIONS; p++) found += pull(p, nMoves);
  const last = current;
  current = following;
  following = last;
  memory.copy(LIVE, NEXT_LIVE, PERMUTATIONS);
  return found;
}

/** The states of one permutation that a move takes into the frontier: how many are new. */
function pull(p: usize, nMoves: usize): i32 {
  store<u8>(NEXT_LIVE + p, 0);
  if (!load<u8>(OPEN + p)) return 0;
  let a0 = i32x4.splat(0);
  let a1 = a0;
  let a2 = a0;
  let a3 = a0;
  let a4 = a0;
  let a5 = a0;
  let a6 = a0;
  let isReached = false;
  for (let i: usize = 0; i < nMoves; i++) {
    const turn = 2 * (MOVES * p + <usize>load<u8>(moves + i));
    const after = <usize>load<u16>(AFTER + turn);
    if (!load<u8>(LIVE + after)) continue;
    isReached = true;
    const set = current + STRIDE * after;
    if (load<u16>(BACK + turn) === 0) {
      a0 = v128.or(a0, v128.load(set));
      a1 = v128.or(a1, v128.load(set, 16));
      a2 = v128.or(a2, v128.load(set, 32));
      a3 = v128.or(a3, v128.load(set, 48));
      a4 = v128.or(a4, v128.load(set, 64));
      a5 = v128.or(a5, v128.load(set, 80));
      a6 = v128.or(a6, v128.load(set, 96));
      continue;
    }
    const digits = DIGITS + DIGITS_SIZE * <usize>load<u8>(BACK + turn);
    const rows = ROW_FROM + 28 * <usize>load<u8>(BACK + turn, 1);
    a0 = v128.or(a0, translated(set, rows, digits));
    a1 = v128.or(a1, translated(set, rows + 4, digits));
    a2 = v128.or(a2, translated(set, rows + 8, digits));
    a3 = v128.or(a3, translated(set, rows + 12, digits));
    a4 = v128.or(a4, translated(set, rows + 16, digits));
    a5 = v128.or(a5, translated(set, rows + 20, digits));
    a6 = v128.or(a6, translated(set, rows + 24, digits));
  }
  if (!isReached) return 0;
  const to = following + STRIDE * p;
  v128.store(to, a0);
  v128.store(to, a1, 16);
  v128.store(to, a2, 32);
  v128.store(to, a3, 48);
  v128.store(to, a4, 64);
  v128.store(to, a5, 80);
  v128.store(to, a6, 96);
  return keepNew(p);
}

/** Four rows of a set, translated. */
function translated(set: usize, rows: usize, digits: usize): v128 {
  let x = v128.load32_zero(set + <usize>load<u8>(rows));
  x = v128.load_lane<u32>(set + <usize>load<u8>(rows, 1), x, 1);
  x = v128.load_lane<u32>(set + <usize>load<u8>(rows, 2), x, 2);
  x = v128.load_lane<u32>(set + <usize>load<u8>(rows, 3), x, 3);
  x = turnDigit(x, digits);
  x = turnDigit(x, digits + 12);
  return turnDigit(x, digits + 24);
}

/** Bits whose digit grows go up; those whose digit wraps round come down. */
function turnDigit(x: v128, table: usize): v128 {
  return v128.bitselect(
    i32x4.shl(x, load<i32>(table, 4)),
    i32x4.shr_u(x, load<i32>(table, 8)),
    v128.load32_splat(table),
  );
}

/** Of the states that were pulled, leaves those that are new, and notes their depth. */
function keepNew(p: usize): i32 {
  const to = following + STRIDE * p;
  const rest = unreached + STRIDE * p;
  let left = i32x4.splat(0);
  let counts = i32x4.splat(0);
  for (let at: usize = 0; at < STRIDE; at += 16) {
    const open = v128.load(rest + at);
    const bits = v128.and(v128.load(to + at), open);
    const still = v128.andnot(open, bits);
    v128.store(to + at, bits);
    v128.store(rest + at, still);
    left = v128.or(left, still);
    counts = i8x16.add(counts, i8x16.popcnt(bits));
  }
  const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(counts));
  const found =
    i32x4.extract_lane(sums, 0) +
    i32x4.extract_lane(sums, 1) +
    i32x4.extract_lane(sums, 2) +
    i32x4.extract_lane(sums, 3);
  if (found === 0) return 0;
  store<u8>(NEXT_LIVE + p, 1);
  store<u8>(OPEN + p, <u8>v128.any_true(left));
  let plane = planes + STRIDE * p;
  for (let digits = depth; digits; digits >>= 1) {
    if (digits & 1) {
      for (let at: usize = 0; at < STRIDE; at += 16) {
        v128.store(plane + at, v128.or(v128.load(plane + at), v128.load(to + at)));
      }
    }
    plane += SET;
  }
  return found;
}
