/**
 * The lookup tables of the search, computed inside the module: the very first search has to
 * wait for them. Permutations are represented as seven fields of four bits, one per
 * position.
 */

import {
  AFTER,
  BACK,
  DIGITS,
  DIGITS_SIZE,
  FACES,
  FIRST,
  FOURS,
  lastTwist,
  MAX_DIGITS,
  middleThree,
  MOVES,
  ofLast,
  ofThree,
  PERMUTATIONS,
  planes,
  ROW_FROM,
  ROWS,
  SET,
  STATES,
  THREE,
  THREES,
  TURN_SIZE,
  turns,
} from "./layout";

/** Fills the tables, once for all searches; `turns` must already be filled. */
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

/** For all permutations that begin with the same three pieces, and for their twists. */
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

/** The weight of one piece's twist; the last one's follows from the others. */
function placeOf(piece: i32): i32 {
  if (piece === 6) return 0;
  const place = piece % 3 === 0 ? 1 : piece % 3 === 1 ? 3 : 9;
  return piece < 3 ? place : 32 * place;
}

/** For all permutations whose last four pieces are in one order: see FIRST. */
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

/** The index of three pieces' twists, given as fields. */
function twist(fields: i32): i32 {
  return fieldOf(fields, 0) + 3 * fieldOf(fields, 1) + 9 * fieldOf(fields, 2);
}

/** Packed numbers of four bits each. */
function fieldOf(fields: i32, place: i32): i32 {
  return (fields >> (4 * place)) & 15;
}

/** Reduces fields of 0 to 5 modulo 3. */
function reduced(fields: i32): i32 {
  const tooLarge = ((fields + 0x5555555) >> 3) & 0x1111111;
  return fields - 3 * tooLarge;
}

/** The pieces of a permutation, one field per position. */
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
