/**
 * The number of first phases of each depth. The figure compares the counts of the reader's
 * browser with these; no computation uses them.
 *
 * @source counted by a program in C++ that shares no code with ours. Reduced by symmetry it
 *         finds 140,908,410, as in H. Kociemba's RubiksCube-TwophaseSolver.
 */
export const KNOWN_FIRST_PHASES: readonly number[] = [
  ...[1, 4, 50, 592, 7156, 87_236, 1_043_817, 12_070_278, 124_946_368],
  ...[821_605_960, 1_199_128_738, 58_202_444, 476],
];
