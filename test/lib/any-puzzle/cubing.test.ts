import { Alg } from "cubing/alg";
import { KPattern, type KPatternData, KPuzzle } from "cubing/kpuzzle";
import { puzzles } from "cubing/puzzles";
import { expect, test } from "vitest";
import {
  countStates,
  definePuzzle,
  formatKPuzzle,
  formatTws,
  fromKPattern,
  parseKPuzzle,
  parseTws,
  type Puzzle,
  type PuzzleState,
  solvePuzzle,
  toKPattern,
} from "#lib/index.ts";
import { draw, seeded } from "../puzzle/seeded.ts";

/**
 * All puzzles of `cubing` but one of 9600 pieces. Where moves of all layers turn the whole
 * puzzle, each position counts in 24, 12 or 60 holds, the published number times.
 */
const COUNTS: Record<string, bigint> = {
  "3x3x3": 24n * 43252003274489856000n,
  "2x2x2": 24n * 3674160n,
  "4x4x4": 24n * 7401196841564901869874093974498574336000000000n,
  "5x5x5":
    24n * 282870942277741856536180333107150328293127731985672134721536000000000000000n,
  // Their centres are all different here: on each of six faces, four alike of each kind.
  "6x6x6":
    (24n *
      157152858401024063281013959519483771508510790313968742344694684829502629887168573442107637760000000000000000000000000n *
      24n ** 24n) /
    2n ** 4n,
  megaminx:
    60n *
    5n ** 12n *
    100669616553523347122516032313645505168688116411019768627200000000000n,
  skewb: 384n * 3149280n,
  pyraminx: 12n * 75582720n,
  clock: 12n ** 14n,
  redi_cube: 239500800n * 3n ** 8n,
};

const NAMES = Object.keys(puzzles).filter((name) => name !== "40x40x40");
const imported = new Map<string, Puzzle>();

/** Their moves by the names of the definition: some are no moves in their notation. */
async function kpuzzleOf(name: string): Promise<KPuzzle> {
  const loader = (puzzles as Record<string, (typeof puzzles)["3x3x3"]>)[name];
  const { definition } = await loader.kpuzzle();
  const { orbits, defaultPattern, moves, derivedMoves } = definition;
  return new KPuzzle({ name, orbits, defaultPattern, moves, derivedMoves });
}

async function importOf(name: string): Promise<Puzzle> {
  const known = imported.get(name) ?? parseKPuzzle((await kpuzzleOf(name)).definition);
  imported.set(name, known);
  return known;
}

test.for(NAMES)("%s makes the states of cubing after seeded moves", async (name) => {
  const kpuzzle = await kpuzzleOf(name);
  const puzzle = await importOf(name);
  const random = seeded(63);
  for (let i = 0; i < 5; i++) {
    const turns = [...puzzle.moves, ...puzzle.rotations];
    const moves = draw(random, turns, 1 + random(8)).map(
      (move) => move + ["", "'", "2"][random(3)],
    );
    let state = puzzle.solved;
    for (const move of moves) state = puzzle.apply(state, move);
    const text = moves.join(" ");
    const theirs = kpuzzle.defaultPattern().applyAlg(text);
    expect(state, text).toEqual(stateOf(kpuzzle, theirs.patternData));
    expect(puzzle.applyMoves(puzzle.solved, text), text).toEqual(state);
    expect(puzzle.applyMoves(puzzle.solved, moves), text).toEqual(state);
    expect(fromKPattern(puzzle, theirs), text).toEqual(state);
    expect(fromKPattern(puzzle, theirs.patternData), text).toEqual(state);
    const ours = new KPattern(kpuzzle, toKPattern(puzzle, state) as KPatternData);
    expect(stateOf(kpuzzle, ours.patternData), text).toEqual(state);
    const back = new Alg(text).invert();
    expect(stateOf(kpuzzle, ours.applyAlg(back).patternData)).toEqual(puzzle.solved);
  }
});

test.for(NAMES)("%s has the published number of positions", async (name) => {
  const puzzle = await importOf(name);
  const count = countStates(puzzle);
  const index = (count * 5n) / 7n;
  expect(puzzle.rankBig(puzzle.unrankBig(index))).toBe(index);
  expect(puzzle.rankBig(puzzle.unrankBig(count - 1n))).toBe(count - 1n);
  if (name in COUNTS) expect(count).toBe(COUNTS[name]);
  else expect(count).toBeGreaterThan(1n);
});

test("no rotation of them counts as a move", async () => {
  for (const name of NAMES) {
    const { moves, rotations, notes } = await importOf(name);
    expect(moves.filter((move) => /^[xyz]|v$/.test(move))).toEqual([]);
    expect(notes.length).toBe(Math.min(rotations.length, 1));
  }
  expect(countStates(await importOf("3x3x3"), { moves: [..."UDLRFB"] })).toBe(
    43252003274489856000n,
  );
});

test.for(NAMES)("%s is written and read again in all three forms", async (name) => {
  const puzzle = await importOf(name);
  const others = [
    parseKPuzzle(formatKPuzzle(puzzle)),
    parseTws(formatTws(puzzle)),
    parseTws(formatTws(puzzle, { style: "old" })),
  ];
  const moves = draw(seeded(5), [...puzzle.moves, ...puzzle.rotations], 12);
  const end = stateAfter(puzzle, moves);
  for (const other of others) {
    expect(other.moves).toEqual(puzzle.moves);
    expect(other.rotations).toEqual(puzzle.rotations);
    expect(withoutGaps(stateAfter(other, moves))).toEqual(withoutGaps(end));
  }
});

test("a KPuzzle is read like its definition", async () => {
  const kpuzzle = await kpuzzleOf("2x2x2");
  const whole = parseKPuzzle(kpuzzle);
  expect(whole.definition).toEqual((await importOf("2x2x2")).definition);
  const three = parseKPuzzle(kpuzzle, { moves: ["U", "R", "F"] });
  expect(countStates(three)).toBe(3_674_160n);
});

test("a pattern of another puzzle is refused", async () => {
  const puzzle = await importOf("pyraminx");
  const { defaultPattern } = (await kpuzzleOf("2x2x2")).definition;
  expect(() => fromKPattern(puzzle, defaultPattern)).toThrow(
    /^orbit "\w+" of the KPattern is undefined; expected {pieces, orientation}$/,
  );
  expect(() => fromKPattern(puzzle, "R" as never)).toThrow(
    'a KPattern is "R"; expected its orbits by name',
  );
});

test("every puzzle is solved after two moves, those of any size too", async () => {
  for (const name of [...NAMES, "40x40x40"]) {
    const puzzle = await importOf(name);
    const moves = draw(seeded(17), puzzle.moves, 2);
    const state = stateAfter(puzzle, moves);
    const solution = solvePuzzle(puzzle, state, { metric: "HTM" })!;
    expect(solution.length, name).toBeLessThanOrEqual(2);
    const end = solution.reduce((at, move) => puzzle.apply(at, move), state);
    expect(end, name).toEqual(puzzle.solved);
  }
});

test("the puzzle of 9600 pieces can be turned, but is too large to be numbered", async () => {
  const puzzle = parseKPuzzle((await kpuzzleOf("40x40x40")).definition);
  const state = puzzle.apply(puzzle.solved, puzzle.moves[0]);
  expect(puzzle.apply(state, `${puzzle.moves[0]}'`)).toEqual(puzzle.solved);
  expect(() => countStates(puzzle)).toThrow("too large to be numbered");
  expect(definePuzzle(puzzle)).toBe(puzzle);
});

function stateAfter(puzzle: Puzzle, moves: readonly string[]): PuzzleState {
  return moves.reduce((state, move) => puzzle.apply(state, move), puzzle.solved);
}

/**
 * Their pattern as a state: without the twists that cannot be told apart, and twists below
 * 0, as those of the clock, brought into range.
 */
function stateOf({ definition }: KPuzzle, data: KPatternData): PuzzleState {
  return Object.fromEntries(
    definition.orbits.map(({ orbitName, numOrientations }) => {
      const { pieces, orientation, orientationMod } = data[orbitName];
      const seen = orientation.map((_, i) => orientationMod?.[i] || numOrientations);
      const twists = orientation.map(
        (twist, i) => ((twist % seen[i]) + seen[i]) % seen[i],
      );
      return [orbitName, { permutation: pieces, orientation: twists }];
    }),
  );
}

/** Alike pieces numbered 0, 1, 2 …, as a .tws file must have them. */
function withoutGaps(state: PuzzleState): PuzzleState {
  return Object.fromEntries(
    Object.entries(state).map(([orbit, { permutation, orientation }]) => {
      const labels = [...new Set(permutation)].sort((a, b) => a - b);
      const row = permutation.map((piece) => labels.indexOf(piece));
      return [orbit, { permutation: row, orientation }];
    }),
  );
}
