/**
 * The memory layout of the search: the address and size of each part, one after the other.
 * The first 1024 bytes are unused, so that no part has the address 0.
 */

export const PERMUTATIONS: usize = 5040;
export const FACES: usize = 3;
/** Three bytes for each of four pieces: see `turns`. */
export const TURN_SIZE: usize = 12;
export const MOVES: usize = 9;
/** Bytes of a permutation's 27 words, plus one word that stays 0. */
export const STRIDE: usize = 112;
export const SET: usize = PERMUTATIONS * STRIDE;
/** States per permutation: 27 words of 27 bits. */
export const STATES: usize = 729;
export const ROWS: usize = 27;
/** Arrangements of three pieces out of seven, and permutations of the other four. */
export const THREES: usize = 210;
export const FOURS: usize = 24;
/**
 * The stored value is one more than the distance, in binary. For no set of moves is a state
 * farther than 27 from one goal, and with more goals distances only decrease; one further
 * depth makes 29.
 */
export const MAX_DIGITS: usize = 5;

/**
 * Input: for each face, the effect of a quarter turn. For each of four pieces, one byte
 * each for its position after the turn, its position before, and its twist.
 */
export const turns: usize = 1024;
/** Input: for each of the nine moves, a byte that says whether it is allowed. */
export const allowed: usize = turns + 64;
/** The union of the sets reached by a turn and by its inverse. */
export const JOINED: usize = allowed + 64;

/** The permutation that each move leads to: u16. */
export const AFTER: usize = JOINED + 128;
/**
 * How a quarter turn of each face, undone, translates bits and rows: two bytes, 0 to 26
 * each. A turn twists each piece by as much as its inverse. A half turn twists none: the
 * second quarter undoes the twists of the first.
 */
export const BACK: usize = AFTER + 2 * MOVES * PERMUTATIONS;
/** For each translation of the rows, the byte offset of the source of each of 28 rows. */
export const ROW_FROM: usize = BACK + 2 * FACES * PERMUTATIONS;
/** For each translation of the bits and each digit: a mask, and two shift distances. */
export const DIGITS: usize = (ROW_FROM + 27 * 28 + 15) & ~15;
export const DIGITS_SIZE: usize = 36;
/** The rank of an arrangement of three pieces, indexed by their fields: one byte each. */
export const THREE: usize = DIGITS + 27 * DIGITS_SIZE;
/**
 * For each such arrangement, the other four pieces in increasing order: i32, one field per
 * position.
 */
export const FIRST: usize = THREE + 0x1000;
/** The number of unreached states of each permutation: u16. */
export const LEFT: usize = FIRST + 4 * THREES;
/** Whether the frontier contains states of each permutation. */
export const LIVE: usize = LEFT + 2 * PERMUTATIONS;
export const NEXT_LIVE: usize = LIVE + PERMUTATIONS;

/** Output: the positions of bits, as in state-bits.ts; u16, u8, u16, u8. */
export const ofThree: usize = NEXT_LIVE + PERMUTATIONS;
export const middleThree: usize = ofThree + 2 * THREES * ROWS;
export const ofLast: usize = middleThree + PERMUTATIONS;
export const lastTwist: usize = ofLast + 2 * PERMUTATIONS;

/** Sets of states: 28 words per permutation. */
export const NEXT: usize = (lastTwist + STATES + 63) & ~63;
export const AFTER_NEXT: usize = NEXT + SET;
/**
 * Output: one more than the distances, in binary, one set per digit, lowest digit first. A
 * state without digits is unreached. The goals are passed in as the lowest set, which is
 * then the first frontier; the other sets are cleared when they are first used.
 */
export const planes: usize = AFTER_NEXT + SET;
