import { cube2x2x2 } from "cubing/puzzles";
import { expect, test } from "vitest";
import { applyMoves, parseMoves, SOLVED, type State } from "#lib/index.ts";
import { draw, seeded } from "./seeded.ts";
import { HOLDS } from "./solid-cube.ts";

/** The corner of `cubing` at each of our eight positions, and the inverse. */
const THEIRS = [1, 0, 3, 2, 7, 4, 5, 6];
const OURS = THEIRS.map((_, corner) => THEIRS.indexOf(corner));
const DBL = 6;

const kpuzzle = await cube2x2x2.kpuzzle();

/** The state according to `cubing`, held with DBL in place. */
function stateOf(moves: string): State {
  const turned = kpuzzle.defaultPattern().applyAlg(moves);
  const { pieces, orientation } = HOLDS.map(
    (hold) => turned.applyAlg(hold).patternData.CORNERS,
  ).find((held) => held.pieces[DBL] === DBL && held.orientation[DBL] === 0)!;
  const moving = THEIRS.slice(0, 7);
  return {
    permutation: moving.map((corner) => OURS[pieces[corner]]),
    orientation: moving.map((corner) => orientation[corner]),
  };
}

const written = (letters: string) =>
  [...letters].flatMap((letter) => ["", "2", "'"].map((suffix) => letter + suffix));

test("500 seeded scrambles of U R F agree in permutation and orientation", () => {
  const random = seeded(500);
  for (let i = 0; i < 500; i++) {
    const moves = draw(random, written("URF"), 1 + random(20)).join(" ");
    expect(applyMoves(SOLVED, parseMoves(moves)), moves).toEqual(stateOf(moves));
  }
});

test("500 seeded scrambles of all faces and rotations agree as well", () => {
  const random = seeded(501);
  for (let i = 0; i < 500; i++) {
    const moves = draw(random, written("URFDLBxyz"), 1 + random(20)).join(" ");
    expect(applyMoves(SOLVED, parseMoves(moves)), moves).toEqual(stateOf(moves));
  }
});

/** A random text in the notation of `cubing`: moves, groups, commutators and conjugates. */
function randomAlg(random: (n: number) => number, depth: number): string {
  const terms = Array.from({ length: 1 + random(3) }, () => {
    const kind = depth === 0 ? 0 : random(6);
    // Not x2, which may mean a repetition after brackets.
    if (kind < 3) return draw(random, [...written("URFDLByz"), "x", "x'"], 1)[0];
    const [a, b] = [randomAlg(random, depth - 1), randomAlg(random, depth - 1)];
    const times = ["", "2", "'", "3'", "0"][random(5)];
    if (kind === 3) return `(${a})${times}`;
    return `[${a}${kind === 4 ? "," : ":"} ${b}]${times}`;
  });
  return terms.join(" ");
}

/** The same moves, as other programs and people write them. */
const DIALECTS: readonly ((alg: string) => string)[] = [
  (alg) => alg.replaceAll("'", "’"),
  (alg) => alg.replace(/ (?!x)/g, ""),
  (alg) => alg.replace(/(?<=[)\]])(\d)/g, "x$1"),
  (alg) => alg.replace(/(?<=[)\]])(\d)/g, " * $1"),
  (alg) => alg.replace(/\((?=[^()]*\)[^\d'])/g, "1("),
  (alg) => alg.replace(/(?<=[A-Za-z])2/g, "²").replace(/(?<=[A-Za-z])'/g, "⁻¹"),
  (alg) =>
    alg.replace(/(?<=[A-Z])(?=[ )\],:]|$)/g, "1").replace(/(?<=[A-Za-z])'/g, "^-1"),
  (alg) =>
    alg.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  (alg) => `Scramble 1: ${alg} // the end`,
  (alg) => `1. ${alg} (${alg.length}f)`,
  (alg) => alg.replaceAll(" ", " /* and *//* so */ "),
];

test("groups, commutators and conjugates agree, in every dialect", () => {
  const random = seeded(502);
  for (let i = 0; i < 300; i++) {
    const alg = randomAlg(random, 3);
    const state = stateOf(alg);
    expect(applyMoves(SOLVED, parseMoves(alg)), alg).toEqual(state);
    for (const dialect of DIALECTS) {
      const text = dialect(alg);
      expect(applyMoves(SOLVED, parseMoves(text)), text).toEqual(state);
    }
  }
});

test("a text with a mistake is never read as other moves than cubing.js reads", () => {
  const random = seeded(503);
  const signs = [..."URFLDBxyz'’2345 ()[],:x*^-./i01w²"];
  let both = 0;
  for (let i = 0; i < 3000; i++) {
    const characters = [...randomAlg(random, 2)];
    for (let edits = random(3) + 1; edits > 0; edits--) {
      characters.splice(
        random(characters.length + 1),
        random(2),
        ...draw(random, signs, random(3)),
      );
    }
    const text = characters.join("");
    const ours = resultOf(() => applyMoves(SOLVED, parseMoves(text)));
    const theirs = resultOf(() => stateOf(text));
    if (ours === undefined || theirs === undefined) continue;
    both++;
    expect(ours, text).toEqual(theirs);
  }
  expect(both).toBeGreaterThan(300);
});

function resultOf<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}
