import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildGridExamples } from "#figures/one-frame/bit-grid/grid-examples.ts";
import { BENCH_TIMES } from "#figures/one-frame/six-forms/bench-times.ts";
import { FRAME_MS } from "#figures/one-frame/six-forms/form-text.ts";
import { formatBytes } from "#kit/text/format-bytes.ts";
import { countLookUps } from "#figures/one-frame/six-forms/count-look-ups.ts";
import { findChapter } from "#src/chapters.ts";
import {
  applyMoves,
  buildDistanceTable,
  HTM_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  parseMoves,
  QTM_MOVES,
  rankState,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { toStickers } from "#lib/lessons.ts";
import { bitSearch } from "#lib/tables/bit-search.ts";
import { simdSearch } from "#lib/tables/simd-search.ts";
import { buildTranslations } from "#lib/tables/translations.ts";
import { formBytes, SIX_FORMS } from "#src/six-forms/six-forms.ts";

const chapter = readFileSync(
  new URL("../../src/pages/one-frame.mdx", import.meta.url),
  "utf8",
);

const examples = buildGridExamples();

test("the title compares two times of one machine: 27 seconds, and less than a frame", () => {
  const { milliseconds } = BENCH_TIMES;
  expect(findChapter("one-frame").title).toBe("From 27 seconds to one frame");
  expect(Math.floor(milliseconds["sticker-strings"] / 1000)).toBe(27);
  expect(milliseconds["simd"]).toBeLessThan(FRAME_MS);
  expect(chapter).toContain(`${milliseconds["sticker-strings"] / 1000}e9 / questions`);
});

test("the Python program’s time is what its description prints, on an unknown computer", () => {
  expect(chapter).toContain("“it took 7.08 seconds to finish”, on a computer that");
});

test("of six questions, about five are answered “known already”", () => {
  const questions = N_STATES * QTM_MOVES.length;
  expect((questions - (N_STATES - 1)) / questions).toBeCloseTo(5 / 6, 2);
});

test("from the Map in Node to the bytes, memory shrinks to about a seventieth", () => {
  const ratio = formBytes(SIX_FORMS[0]) / formBytes(SIX_FORMS[1]);
  expect(ratio).toBeGreaterThan(65);
  expect(ratio).toBeLessThan(80);
});

test("positions with the same order become, by one turn, positions with the same other order", () => {
  const orderOf = (state: number) => Math.floor(state / N_ORIENTATIONS);
  for (const order of [0, examples.permutation, N_PERMUTATIONS - 1]) {
    for (const move of HTM_MOVES) {
      const turned = Array.from({ length: N_ORIENTATIONS }, (_, twisting) =>
        rankState(applyMoves(unrankState(order * N_ORIENTATIONS + twisting), [move])),
      );
      expect(new Set(turned).size).toBe(N_ORIENTATIONS);
      const orders = new Set(turned.map(orderOf));
      expect(orders.size).toBe(1);
      expect(orders).not.toContain(order);
      if (order !== examples.permutation) continue;
      expect(orders).toContain(examples.pulls[move].targetPermutation);
    }
  }
});

test("the unknown become fewer than those just reached at depth 11 in QTM, 9 in HTM", () => {
  for (const [metric, depth] of [
    ["QTM", 11],
    ["HTM", 9],
  ] as const) {
    const { histogram } = buildDistanceTable({ metric });
    let unknown = N_STATES;
    const turns = histogram.findIndex((count) => (unknown -= count) < count);
    expect(turns).toBe(depth);
    expect(countLookUps(metric).switchDepth).toBe(depth);
  }
});

test("a turn adds the same to every orientation of a permutation: five of the nine add nothing", () => {
  const translations = buildTranslations();
  const still = HTM_MOVES.filter((move) =>
    Array.from({ length: N_PERMUTATIONS }, (_, order) => order).every(
      (order) => translations[order * 9 + move] === 0,
    ),
  );
  expect(still).toEqual(parseMoves("F2 R2 U U2 U'"));
});

test("a quarter turn and its inverse add the same to the same pieces, at any order", () => {
  const translations = buildTranslations();
  for (let order = 0; order < N_PERMUTATIONS; order++) {
    for (const turn of parseMoves("F R U")) {
      const [quarter, inverse] = [order * 9 + turn, order * 9 + turn + 2];
      expect(translations[inverse]).toBe(translations[quarter]);
    }
  }
});

test("at first a single order gets few bits, most come at depths 8 and 9, and no order is full before depth 10", () => {
  for (const { distances } of examples.fillings) {
    const count = (depth: number) =>
      Array.from(distances).filter((letter) => letter.charCodeAt(0) - 97 === depth)
        .length;
    const counts = Array.from({ length: 12 }, (_, depth) => count(depth));
    expect(counts.reduce((sum, one) => sum + one)).toBe(N_ORIENTATIONS);
    expect(counts[8] + counts[9]).toBeGreaterThan(N_ORIENTATIONS / 2);
    expect(counts.slice(0, 4).every((one) => one < 10)).toBe(true);
  }
  expect(examples.work[9].full).toBe(0);
  expect(examples.work[10].full).toBeGreaterThan(0);
});

test("four binary digits hold every distance plus one, and a state in none was not reached", () => {
  for (const moves of [HTM_MOVES, QTM_MOVES]) {
    const search = bitSearch(moves);
    search.begin([0]);
    for (let left = N_STATES - 1; left > 0; left -= search.deepen());
    expect(search.finish().digits).toHaveLength(4);
  }
  const early = bitSearch(HTM_MOVES);
  early.begin([0]);
  const reached = early.deepen() + 1;
  const { digits } = early.finish();
  const bits = Array.from(digits[0], (_, word) =>
    digits.reduce((all, plane) => all | plane[word], 0),
  );
  const count = bits.reduce(
    (sum, word) => sum + word.toString(2).replaceAll("0", "").length,
    0,
  );
  expect(count).toBe(reached);
});

test("both engines of the last two forms find the same at every depth", () => {
  const [plain, vectors] = [bitSearch(QTM_MOVES), simdSearch(QTM_MOVES)!];
  expect(vectors.begin([0])).toBe(plain.begin([0]));
  for (let depth = 1; depth <= 15; depth++) {
    expect(vectors.deepen()).toBe(plain.deepen());
  }
});

test("six times R U R' U' lead from 0 back to 0, and the 21 stickers are one number", () => {
  const moves = parseMoves(Array(6).fill("R U R' U'").join(" "));
  const cube = applyMoves(SOLVED, moves);
  expect(rankState(cube)).toBe(0);
  expect(toStickers(cube)).toHaveLength(21);
});

test("it is said of each way what it needs, and no way is called quick by a number", () => {
  for (const name of [
    "sticker-strings",
    "ranking",
    "move-tables",
    "both-ways",
    "simd",
  ]) {
    expect(chapter).toContain(`memory["${name}"]`);
  }
  expect(chapter).toContain("and the one in TypeScript takes as much");
  const [bits, simd] = SIX_FORMS.slice(-2).map((form) => formatBytes(formBytes(form)));
  expect(bits).toBe(simd);
  const prose = chapter.replace(/^```[^]*?^```$/gm, "").replace(/“[^”]*”/g, "");
  expect(prose).not.toMatch(/\b[\d.]+ (?:ms|milliseconds|seconds)\b/);
});
