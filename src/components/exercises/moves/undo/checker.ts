import { applyMoves, formatMoves, HTM_MOVES, invertMoves, SOLVED } from "every-cube";
import { compare } from "every-cube/check";

{
  // The solved cube after some moves gives the two rows of those moves together.
  const rowsOf = (moves: readonly number[]) => {
    const { permutation, orientation } = applyMoves(SOLVED, moves);
    return { source: permutation, twist: orientation };
  };
  // All sequences of 0 to 3 moves.
  const longer = (lists: number[][]) =>
    lists.flatMap((moves) => HTM_MOVES.map((move) => [...moves, move]));
  const one = longer([[]]);
  const two = longer(one);
  const movesOf = new Map(
    [[], ...one, ...two, ...longer(two)].map((moves) => [rowsOf(moves), moves]),
  );
  const count = compare({
    name: "undo",
    answer: undo,
    calls: [...movesOf.keys()].map((turn) => [turn] as const),
    expected: (turn) => rowsOf(invertMoves(movesOf.get(turn)!)),
    write: (turn) => `the rows of ${formatMoves(movesOf.get(turn)!)}`,
    slips: [
      {
        gives: (turn) => turn,
        says: "That makes the same turn again. Each position that took a piece must now give it back.",
      },
      {
        gives: ({ source, twist }) => {
          const back = source.map((_, position) => source.indexOf(position));
          return { source: back, twist: twist.map((gain) => (3 - gain) % 3) };
        },
        says: "The pieces are right. But take each twist back in the position where its piece is now.",
      },
      {
        gives: ({ source, twist }) => {
          const back = source.map((_, position) => source.indexOf(position));
          return { source: back, twist: back.map((from) => twist[from]) };
        },
        says: "The pieces are right. But their twists grow instead of going back to 0.",
      },
      {
        gives: ({ source, twist }) => ({
          source: source.map((_, position) => source.indexOf(position)),
          twist,
        }),
        says: "The pieces are right. What about their twists?",
      },
    ],
  });
  console.log(`It undoes all ${count} turns, each made of 0 to 3 moves.`);
}
