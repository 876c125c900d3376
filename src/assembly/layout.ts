/**
 * Where everything lies in the memory of the search, one after the other, and how large it
 * is. The first 1024 bytes are left alone, so that no place has the address 0.
 */

export const PERMUTATIONS: usize = 5040;
export const FACES: usize = 3;
/** Three bytes for each of four pieces: see `turns`. */
export const TURN_SIZE: usize = 12;
export const MOVES: usize = 9;
/** Bytes of a permutation's 27 words, and of one more that stays 0. */
export const STRIDE: usize = 112;
export const SET: usize = PERMUTATIONS * STRIDE;
/** States of a permutation: 27 words of 27 bits. */
export const STATES: usize = 729;
export const ROWS: usize = 27;
/** Orders of three pieces of seven, and of the other four. */
export const THREES: usize = 210;
export const FOURS: usize = 24;
/**
 * What is noted is one more than the distance, in binary. No choice of moves has a state
 * farther than 27 from one goal, and more goals are only nearer; a look beyond makes 29.
 */
export const MAX_DIGITS: usize = 5;

/**
 * Handed in: for each face what a quarter turn moves. Of each of four pieces a byte for
 * where it comes to stand, for where it stood, and for how far it is twisted.
 */
export const turns: usize = 1024;
/** Handed in: for each of the nine moves a byte that says whether it is allowed. */
export const allowed: usize = turns + 64;
/** What a turn and its inverse lead to, laid over each other. */
export const JOINED: usize = allowed + 64;

/** Where each move leads: u16. */
export const AFTER: usize = JOINED + 128;
/**
 * How far a face's quarter turns, taken back, translate bits and rows: two bytes, 0 to 26
 * each. A turn twists each piece as far as its inverse does. A half turn twists none: what
 * the first quarter does, the second takes back.
 */
export const BACK: usize = AFTER + 2 * MOVES * PERMUTATIONS;
/** For each translation of the rows, the byte where each of 28 rows comes from. */
export const ROW_FROM: usize = BACK + 2 * FACES * PERMUTATIONS;
/** For each translation of the bits and each digit: a mask, and two distances. */
export const DIGITS: usize = (ROW_FROM + 27 * 28 + 15) & ~15;
export const DIGITS_SIZE: usize = 36;
/** The number of three pieces in order, at the place of their fields: a byte each. */
export const THREE: usize = DIGITS + 27 * DIGITS_SIZE;
/** Of those three, the pieces where the other four rise: i32, a field for each position. */
export const FIRST: usize = THREE + 0x1000;
/** How many states of a permutation are unreached: u16. */
export const LEFT: usize = FIRST + 4 * THREES;
/** Whether the frontier has states of a permutation. */
export const LIVE: usize = LEFT + 2 * PERMUTATIONS;
export const NEXT_LIVE: usize = LIVE + PERMUTATIONS;

/** Read from outside: the places of bits, as in state-bits.ts; u16, u8, u16, u8. */
export const ofThree: usize = NEXT_LIVE + PERMUTATIONS;
export const middleThree: usize = ofThree + 2 * THREES * ROWS;
export const ofLast: usize = middleThree + PERMUTATIONS;
export const lastTwist: usize = ofLast + 2 * PERMUTATIONS;

/** Sets of states: 28 words for each permutation. */
export const NEXT: usize = (lastTwist + STATES + 63) & ~63;
export const AFTER_NEXT: usize = NEXT + SET;
/**
 * Read from outside: one more than the distances, in binary, a set for each digit, the
 * lowest first. What has no digit is unreached. The goals are handed in as the lowest,
 * which is then the first frontier; the others are cleared when they are first used.
 */
export const planes: usize = AFTER_NEXT + SET;
