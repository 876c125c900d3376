import { definePuzzle, type Puzzle } from "every-cube";
import { attempt, compare, notYet } from "every-cube/check";

{
  if (typeof coins !== "function") notYet("`coins` must stay a function.");
  const own = attempt("`coins()`", () => definePuzzle(coins()));
  type Row = { source: number[]; twist: number[] };
  const four = (A: Row, B: Row) =>
    definePuzzle({
      orbits: { COINS: { pieces: 4, twists: 2 } },
      moves: { A: { COINS: A }, B: { COINS: B } },
    });
  /** The coins after some moves, a star on those that are turned over. */
  const after = (puzzle: Puzzle) => (moves: string) => {
    const { COINS } = [...moves].reduce(
      (state, move) => puzzle.apply(state, move),
      puzzle.solved,
    );
    const coin = (piece: number, at: number) =>
      `${piece}${COINS.orientation[at] === 1 ? "*" : ""}`;
    return COINS.permutation.map(coin).join(" ");
  };
  const round = [2, 0, 1, 3];
  const backwards = [1, 2, 0, 3];
  const swap = [0, 1, 3, 2];
  const [at0, at2, at3] = [0, 2, 3].map((at) =>
    [0, 1, 2, 3].map((i) => Number(i === at)),
  );
  const words = [1, 2, 3, 4, 5].flatMap((length) =>
    Array.from({ length: 2 ** length }, (_, i) =>
      Array.from({ length }, (_, k) => ((i >> k) & 1 ? "B" : "A")).join(""),
    ),
  );
  const count = compare({
    name: "after",
    answer: (moves: string) => after(own)(moves),
    calls: words.map((moves) => [moves] as const),
    expected: after(four({ source: round, twist: at0 }, { source: swap, twist: at3 })),
    slips: [
      {
        gives: after(
          four({ source: backwards, twist: at2 }, { source: swap, twist: at2 }),
        ),
        says: "Both rows are wrong: one says where each coin goes, the other twists it where it was. A source says where a coin comes from.",
      },
      {
        gives: after(
          four({ source: backwards, twist: at0 }, { source: swap, twist: at3 }),
        ),
        says: "The source says where each coin goes. It should say where it comes from.",
      },
      {
        gives: after(four({ source: round, twist: at2 }, { source: swap, twist: at2 })),
        says: "The twist is where the coin was. It belongs to the position where the coin arrives.",
      },
    ],
  });
  console.log(
    `The coins are right after all ${count} sequences of moves. A star marks a coin that is turned over.`,
  );
}
