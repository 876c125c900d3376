import { puzzles } from "cubing/puzzles";
import { expect, test } from "vitest";
import { definePuzzle, parseKPuzzle } from "#lib/index.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { createStateNumbering } from "#src/workers/number-state.ts";

test("positions of a megaminx get numbers, and numbers their positions", async () => {
  const { definition } = await puzzles["megaminx"].kpuzzle();
  const megaminx = parseKPuzzle(JSON.stringify(definition));
  const numberOf = createStateNumbering();
  const question = { definition: megaminx.definition };
  expect(numberOf({ ...question, of: megaminx.solved }).number).toBe(0n);
  const turned = ["U", "R", "F'"].reduce(megaminx.apply, megaminx.solved);
  const { number, state } = numberOf({ ...question, of: turned });
  expect(state).toBe(turned);
  expect(numberOf({ ...question, of: number })).toEqual({ number, state: turned });
  expect(() => numberOf({ ...question, of: megaminx.sizeBig })).toThrow("out of range");
});

test("another puzzle is numbered by its own moves", () => {
  const numberOf = createStateNumbering();
  const floppy = definePuzzle(FLOPPY);
  const few = { ...FLOPPY, moves: { N: FLOPPY.moves["N"] } };
  for (const definition of [FLOPPY, few, FLOPPY]) {
    const puzzle = definePuzzle(definition);
    const last = puzzle.sizeBig - 1n;
    expect(numberOf({ definition, of: last }).state).toEqual(puzzle.unrankBig(last));
  }
  const far = floppy.apply(floppy.solved, "E");
  expect(() => numberOf({ definition: few, of: far })).toThrow(
    'orbit "CORNERS": permutation[1] is 2, a piece that never comes there',
  );
});
