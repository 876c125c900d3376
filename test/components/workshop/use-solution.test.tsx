import { parseHTML } from "linkedom";
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { useSolution } from "#components/workshop/figures/use-solution.ts";
import type { SearchedPuzzle } from "#components/workshop/puzzle/searched-puzzle.ts";
import type { PuzzleState } from "#lib/index.ts";
import { EIGHT_PUZZLE } from "#src/puzzles/eight-puzzle.ts";
import { slidingPuzzle } from "#src/puzzles/sliding-puzzle.ts";

const puzzle = slidingPuzzle(EIGHT_PUZZLE);
const after = (...moves: string[]) => moves.reduce(puzzle.apply, puzzle.solved);

test("an old answer never shows for a newer position, and who follows a solution has the rest at once", async () => {
  const { document } = parseHTML("<!doctype html><body></body>");
  vi.stubGlobal("document", document);
  const asked: { state: PuzzleState; answer: (moves: string[] | Error) => void }[] = [];
  const searched: SearchedPuzzle = {
    histogram: [],
    farthest: () => Promise.reject(new Error("nobody asks")),
    solution: (state) =>
      new Promise((resolve, reject) =>
        asked.push({
          state,
          answer: (moves) => (Array.isArray(moves) ? resolve(moves) : reject(moves)),
        }),
      ),
  };
  let shown: ReturnType<typeof useSolution> | undefined;
  const Shown = ({ state }: { state: PuzzleState }) => {
    shown = useSolution(puzzle, state, searched);
    return null;
  };
  const show = (state: PuzzleState) =>
    act(() => render(<Shown state={state} />, document.body));
  const answer = (i: number, moves: string[] | Error) =>
    act(async () => asked[i].answer(moves));

  await show(after("R", "D"));
  expect(shown).toEqual({ moves: [], isOutdated: true });
  await answer(0, ["U", "L"]);
  expect(shown).toMatchObject({ moves: ["U", "L"], isOutdated: false });

  await show(after("R"));
  expect(shown).toMatchObject({ moves: ["L"], isOutdated: false });
  expect(asked).toHaveLength(1);

  await show(after("D", "R"));
  expect(shown).toMatchObject({ moves: ["L"], isOutdated: true });
  await show(after("D", "D"));
  await answer(1, ["L", "U"]);
  expect(shown).toMatchObject({ moves: ["L"], isOutdated: true });
  await answer(2, ["U", "U"]);
  expect(shown).toMatchObject({ moves: ["U", "U"], isOutdated: false });
  expect(asked.map(({ state }) => state)).toEqual([
    after("R", "D"),
    after("D", "R"),
    after("D", "D"),
  ]);

  await show(after("R", "R"));
  await answer(3, new Error("out of memory"));
  expect(shown).toMatchObject({
    moves: [],
    failure: "out of memory",
    isOutdated: false,
  });
});
