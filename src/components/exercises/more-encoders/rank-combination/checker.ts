import { binomial, rankCombination } from "every-cube";
import { compare } from "every-cube/check";

{
  /** Adds C(i + shift, piece) for each taken place i. */
  const sumUp = (
    taken: readonly boolean[],
    pieceOf: (k: number, pieces: number) => number,
    shift = 0,
  ) => {
    const pieces = taken.filter(Boolean).length;
    let k = 0;
    return taken.reduce(
      (sum, isTaken, i) =>
        isTaken ? sum + binomial(i + shift, pieceOf(++k, pieces)) : sum,
      0,
    );
  };
  // Every way to take some of one place, of two, and so on up to ten.
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((n) =>
    Array.from({ length: 2 ** n }, (_, bits) =>
      Array.from({ length: n }, (_, i) => ((bits >> i) & 1) === 1),
    ),
  );
  const count = compare({
    name: "numberOfChoice",
    answer: numberOfChoice,
    calls: rows.map((row) => [row] as const),
    expected: rankCombination,
    slips: [
      {
        gives: (taken) => sumUp(taken, (_, pieces) => pieces),
        says: "Is k the same for all pieces? The first is on line 1, the second on line 2.",
      },
      {
        gives: (taken) => sumUp(taken, (k, pieces) => pieces + 1 - k),
        says: "The first piece of the row is on line 1, the second on line 2.",
      },
      {
        gives: (taken) => sumUp(taken, (k) => k, 1),
        says: "What counts is how many positions come before a piece. Before the first position, there are none.",
      },
      {
        gives: (taken) => sumUp(taken, (k) => k - 1),
        says: "The first piece is on line 1, not on line 0.",
      },
    ],
  });
  console.log(`All ${count} combinations of up to ten positions have the right index.`);
}
