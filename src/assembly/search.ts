/**
 * The breadth-first search of src/lib/tables/bit-search.ts, four words at a time: the
 * idea is told there. Sets are laid out as state-bits.ts says. The tests hold both
 * searches against a plain one.
 *
 * AssemblyScript: `npm run build` compiles it to the bytes in
 * src/lib/tables/search-module.ts. simd-search.ts hands in what a turn moves, which moves
 * are allowed and where to begin, and reads the distances from the memory.
 */

const PERMUTATIONS: usize = 5040;
const FACES: usize = 3;
/** Three bytes for each of four pieces: see `turns`. */
const TURN_SIZE: usize = 12;
const MOVES: usize = 9;
/** Bytes of a permutation's 27 words, and of one more that stays 0. */
const STRIDE: usize = 112;
const SET: usize = PERMUTATIONS * STRIDE;
/** States of a permutation: 27 words of 27 bits. */
const STATES: usize = 729;
const ROWS: usize = 27;
/** Orders of three pieces of seven, and of the other four. */
const THREES: usize = 210;
const FOURS: usize = 24;
/**
 * What is noted is one more than the distance, in binary. No choice of moves has a state
 * farther than 27 from one goal, and more goals are only nearer; a look beyond makes 29.
 */
const MAX_DIGITS: usize = 5;

/**
 * Handed in: for each face what a quarter turn moves. Of each of four pieces a byte for
 * where it comes to stand, for where it stood, and for how far it is twisted.
 */
export const turns: usize = 1024;
/** Handed in: for each of the nine moves a byte that says whether it is allowed. */
export const allowed: usize = turns + 64;
/** What a turn and its inverse lead to, laid over each other. */
const JOINED: usize = allowed + 64;

/** Where each move leads: u16. */
const AFTER: usize = JOINED + 128;
/**
 * How far a face's quarter turns, taken back, translate bits and rows: two bytes, 0 to 26
 * each. A turn twists each piece as far as its inverse does. A half turn twists none: what
 * the first quarter does, the second takes back.
 */
const BACK: usize = AFTER + 2 * MOVES * PERMUTATIONS;
/** For each translation of the rows, the byte where each of 28 rows comes from. */
const ROW_FROM: usize = BACK + 2 * FACES * PERMUTATIONS;
/** For each translation of the bits and each digit: a mask, and two distances. */
const DIGITS: usize = (ROW_FROM + 27 * 28 + 15) & ~15;
const DIGITS_SIZE: usize = 36;
/** The number of three pieces in order, at the place of their fields: a byte each. */
const THREE: usize = DIGITS + 27 * DIGITS_SIZE;
/** Of those three, the pieces where the other four rise: i32, a field for each position. */
const FIRST: usize = THREE + 0x1000;
/** How many states of a permutation are unreached: u16. */
const LEFT: usize = FIRST + 4 * THREES;
/** Whether the frontier has states of a permutation. */
const LIVE: usize = LEFT + 2 * PERMUTATIONS;
const NEXT_LIVE: usize = LIVE + PERMUTATIONS;

/** Read from outside: the places of bits, as in state-bits.ts; u16, u8, u16, u8. */
export const ofThree: usize = NEXT_LIVE + PERMUTATIONS;
export const middleThree: usize = ofThree + 2 * THREES * ROWS;
export const ofLast: usize = middleThree + PERMUTATIONS;
export const lastTwist: usize = ofLast + 2 * PERMUTATIONS;

/** Sets of states: 28 words for each permutation. */
const NEXT: usize = (lastTwist + STATES + 63) & ~63;
const AFTER_NEXT: usize = NEXT + SET;
/**
 * Read from outside: one more than the distances, in binary, a set for each digit, the
 * lowest first. What has no digit is unreached. The goals are handed in as the lowest,
 * which is then the first frontier; the others are cleared when they are first used.
 */
export const planes: usize = AFTER_NEXT + SET;

let current: usize = planes;
let following: usize = NEXT;
/** One more than the depth of the frontier. */
let noted: i32 = 1;

/** Lays out the tables, once for all searches; the turns are there. */
export function prepare(): void {
  const pages = (planes + MAX_DIGITS * SET + 0xffff) >> 16;
  if (memory.grow(<i32>pages - memory.size()) < 0) unreachable();
  for (let amount: i32 = 0; amount < 27; amount++) {
    prepareRows(amount);
    prepareDigits(amount);
  }
  for (let three: usize = 0; three < THREES; three++) preparePlaces(three);
  for (let o: usize = 1; o < STATES; o++) {
    const others = <usize>load<u8>(lastTwist + o / 3);
    store<u8>(lastTwist + o, <u8>((others + 3 - (o % 3)) % 3));
  }
  for (let four: usize = 0; four < FOURS; four++) prepareTurns(four);
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

/** Of all permutations that begin with the same three pieces, and of their twists. */
function preparePlaces(three: usize): void {
  const pieces = unrank(<i32>(FOURS * three));
  store<i32>(FIRST + 4 * three, pieces);
  store<u8>(THREE + (pieces & 0xfff), <u8>three);
  const a = placeOf(fieldOf(pieces, 0));
  const b = placeOf(fieldOf(pieces, 1));
  const c = placeOf(fieldOf(pieces, 2));
  let at = ofThree + 2 * ROWS * three;
  for (let i: i32 = 0; i < 9; i++) {
    const place = (i / 3) * a + (i % 3) * b;
    store<u16>(at, <u16>place);
    store<u16>(at, <u16>(place + c), 2);
    store<u16>(at, <u16>(place + 2 * c), 4);
    at += 6;
  }
}

/** What one twist of a piece adds: the last one's follows from the others. */
function placeOf(piece: i32): i32 {
  if (piece === 6) return 0;
  const place = piece % 3 === 0 ? 1 : piece % 3 === 1 ? 3 : 9;
  return piece < 3 ? place : 32 * place;
}

/** Of all permutations whose last four pieces are in one order: see FIRST. */
function prepareTurns(four: usize): void {
  const order = unrank(<i32>four);
  for (let three: usize = 0; three < THREES; three++) {
    const p = FOURS * three + four;
    const rising = load<i32>(FIRST + 4 * three);
    const pieces =
      (rising & 0xfff) |
      (fieldOf(rising, fieldOf(order, 3)) << 12) |
      (fieldOf(rising, fieldOf(order, 4)) << 16) |
      (fieldOf(rising, fieldOf(order, 5)) << 20) |
      (fieldOf(rising, fieldOf(order, 6)) << 24);
    store<u8>(middleThree + p, load<u8>(THREE + ((pieces >> 12) & 0xfff)));
    store<u16>(ofLast + 2 * p, <u16>placeOf(pieces >> 24));
    for (let face: usize = 0; face < FACES; face++) prepareQuarterTurn(p, pieces, face);
  }
}

/** A turn and its inverse. */
function prepareQuarterTurn(p: usize, pieces: i32, face: usize): void {
  let turn = turns + TURN_SIZE * face;
  let turned = pieces;
  let twists: i32 = 0; // a field for each piece
  for (const end = turn + TURN_SIZE; turn < end; turn += 3) {
    const to = <i32>load<u8>(turn);
    const piece = fieldOf(pieces, <i32>load<u8>(turn, 1));
    turned ^= (piece ^ fieldOf(pieces, to)) << (4 * to);
    twists |= (<i32>load<u8>(turn, 2)) << (4 * piece);
  }
  const after = <usize>rank(turned);
  store<u16>(AFTER + 2 * (MOVES * p + 3 * face), <u16>after);
  store<u16>(AFTER + 2 * (MOVES * after + 3 * face + 2), <u16>p);
  const back = reduced(0x3333333 - twists);
  store<u8>(BACK + 2 * (FACES * p + face), <u8>twist(back));
  store<u8>(BACK + 2 * (FACES * p + face), <u8>twist(back >> 12), 1);
}

/** A quarter turn, twice. */
function prepareHalfTurns(p: usize): void {
  for (let move: usize = 0; move < MOVES; move += 3) {
    const once = <usize>load<u16>(AFTER + 2 * (MOVES * p + move));
    const twice = load<u16>(AFTER + 2 * (MOVES * once + move));
    store<u16>(AFTER + 2 * (MOVES * p + move + 1), twice);
  }
}

/** The number of three pieces' twists, of which each has a field. */
function twist(fields: i32): i32 {
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
  const a = fieldOf(pieces, 3);
  const b = fieldOf(pieces, 4);
  const c = fieldOf(pieces, 5);
  const d = fieldOf(pieces, 6);
  const order =
    6 * (i32(a > b) + i32(a > c) + i32(a > d)) +
    2 * (i32(b > c) + i32(b > d)) +
    i32(c > d);
  return 24 * <i32>load<u8>(THREE + (pieces & 0xfff)) + order;
}

/** Forgets the last search, and makes room for the goals of the next. */
export function clear(): void {
  memory.fill(planes, 0, SET);
  current = planes;
  following = NEXT;
  noted = 1;
}

/** Begins at the goals, whose bits stand in the lowest plane. */
export function begin(): void {
  for (let p: usize = 0; p < PERMUTATIONS; p++) {
    const goals = countBits(planes + STRIDE * p);
    store<u8>(LIVE + p, <u8>(goals !== 0));
    store<u16>(LEFT + 2 * p, <u16>(<i32>STATES - goals));
  }
}

/** How many states of a permutation are in a set. */
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

/** Finds the states of the next depth, and returns how many they are. */
export function deepen(): i32 {
  noted++;
  // A power of two is the first to need its digit.
  if (popcnt(noted) === 1) memory.fill(planes + SET * <usize>ctz(noted), 0, SET);
  let found: i32 = 0;
  for (let p: usize = 0; p < PERMUTATIONS; p++) {
    const isOpen = load<u16>(LEFT + 2 * p) !== 0;
    const count = isOpen && pull(p) ? keepNew(p) : 0;
    store<u8>(NEXT_LIVE + p, <u8>(count !== 0));
    found += count;
  }
  current = following;
  following = NEXT + AFTER_NEXT - following;
  memory.copy(LIVE, NEXT_LIVE, PERMUTATIONS);
  return found;
}

/**
 * Brings the frontier back to a permutation; false if no move leads to it.
 *
 * The seven vectors of a set are variables of their own: these stay in the processor,
 * and a loop over memory is slower. In a0 to a6 all is laid over each other; x0 to x6
 * are what one face brings back.
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

/** The set to which a move leads; 0 if it is not allowed, or if there is no frontier. */
function leadsTo(p: usize, move: usize): usize {
  const after = <usize>load<u16>(AFTER + 2 * (MOVES * p + move));
  return load<u8>(allowed + move) & load<u8>(LIVE + after)
    ? current + STRIDE * after
    : 0;
}

/** Two sets laid over each other, or the one there is, or 0. */
function joined(one: usize, other: usize): usize {
  if (!one) return other;
  if (!other) return one;
  for (let at: usize = 0; at < STRIDE; at += 16) {
    v128.store(JOINED + at, v128.or(v128.load(one + at), v128.load(other + at)));
  }
  return JOINED;
}

/** Four rows of a set, at the place where they come to stand. */
function broughtBack(set: usize, rows: usize, at: usize): v128 {
  return rows === ROW_FROM ? v128.load(set + at) : fourRows(set, rows + at / 4);
}

/** Four rows of a set, each from the row that comes to stand there. */
function fourRows(set: usize, rows: usize): v128 {
  let x = v128.load32_zero(set + <usize>load<u8>(rows));
  x = v128.load_lane<u32>(set + <usize>load<u8>(rows, 1), x, 1);
  x = v128.load_lane<u32>(set + <usize>load<u8>(rows, 2), x, 2);
  return v128.load_lane<u32>(set + <usize>load<u8>(rows, 3), x, 3);
}

/** Bits whose digit grows go up; those whose digit wraps round come down. */
function turnDigit(x: v128, up: v128, left: i32, right: i32): v128 {
  return v128.bitselect(i32x4.shl(x, left), i32x4.shr_u(x, right), up);
}

/** Of the states that were pulled, keeps the new ones and notes their depth; how many. */
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
