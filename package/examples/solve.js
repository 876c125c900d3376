import {
  applyMoves,
  formatMoves,
  parseMoves,
  rankState,
  solve,
  SOLVED,
} from "every-cube";

const state = applyMoves(SOLVED, parseMoves("R U2 F'"));
console.log(rankState(state)); // → 1356911
console.log(formatMoves(solve(state, { metric: "HTM" }))); // → F U2 R'
