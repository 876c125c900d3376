import { applyMoves, formatMoves, HTM_MOVES, invertMoves, SOLVED } from "every-cube";
import { compare } from "every-cube/check";

{
  // What moves make of a solved cube are their two rows: those of a turn of several moves.
  const rowsOf = (moves: readonly number[]) => {
    const { permutation, orientation } = applyMoves(SOLVED, moves);
    return { source: permutation, twist: orientation };
  };
  // No move, each move, each two and each three of them, one after the other.
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
        says: "That is the same turn once more. Each position that took a piece must now give it back.",
      },
      {
        gives: ({ source, twist }) => {
          const back = source.map((_, position) => source.indexOf(position));
          return { source: back, twist: twist.map((gain) => (3 - gain) % 3) };
        },
        says: "The pieces are right. But each twist must be taken back where its piece is now.",
      },
      {
        gives: ({ source, twist }) => {
          const back = source.map((_, position) => source.indexOf(position));
          return { source: back, twist: back.map((from) => twist[from]) };
        },
        says: "The pieces are right. Their twists grow instead of going back to 0.",
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
  console.log(`It undoes ${count} turns, each made of 0 to 3 moves.`);
}
