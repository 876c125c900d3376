/**
 * How the cosets of the 3×3×3 were solved, each within 20 moves.
 *
 * @source T. Rokicki, H. Kociemba, M. Davidson and J. Dethridge, "God's Number is 20",
 *         cube20.org
 */
export const PUBLISHED_PROOF = {
  cosets: 2_217_093_120,
  statesOfEach: 19_508_428_800,
  /** The others follow by symmetry, or from their neighbours. */
  solvedCosets: 55_882_296,
  year: 2010,
  maxMoves: 20,
};
