/**
 * Addresses below 32 KiB. The tables follow: src/lib/big-cube/two-phase-memory.ts lays them
 * out, and writes their addresses into the fields of FIRST_TABLE and SECOND_TABLE.
 */

/** The depth tables of both phases, as in depth-table.ts. */
export const FIRST_TABLE: usize = 64;
export const SECOND_TABLE: usize = 128;

/** The ten moves of the second phase; u8. */
export const SECOND_MOVES: usize = 200;

/** The moves made so far; u8. */
export const PATH: usize = 256;

/** After each of these moves, five coordinates of the cube: see end-values.ts. */
export const ENDS: usize = 320;

/** The frames of the search for first phases. */
export const FIRST_STACK: usize = 832;

/** Input of the search for shortest solutions: the cube along three axes. */
export const AXES: usize = 8000;

/** Input: for each axis and move, the move in the view along that axis; u8. */
export const AXIS_MOVES: usize = 8128;

/** The frames of the search for shortest solutions. */
export const OPTIMAL_STACK: usize = 8192;
