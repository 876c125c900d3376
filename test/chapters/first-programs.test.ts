// Programs as a programmer would write them who has read a chapter, and never the code of
// this notebook: they run without a surprise.
import { expect, test } from "vitest";
import { shippedResults } from "#components/notebook/cell/shipped-results.ts";

async function shownBy(...cells: string[]) {
  const results = await shippedResults(cells);
  for (const { error } of results) expect(error).toBeUndefined();
  return results.map(({ outputs }) => outputs);
}

test("derangements by parity", async () => {
  const [outputs] = await shownBy(`
import { factorial, isEvenPermutation, unrankPermutation } from "every-cube";

function derangements(n: number) {
  const count = { even: 0, odd: 0 };
  for (let rank = 0; rank < factorial(n); rank++) {
    const order = unrankPermutation(rank, n);
    if (order.some((piece, place) => piece === place)) continue;
    count[isEvenPermutation(order) ? "even" : "odd"]++;
  }
  return { n, ...count, difference: count.even - count.odd };
}
[1, 2, 3, 4, 5, 6, 7].map(derangements);
`);
  // A determinant says so: even minus odd is (-1)^(n-1) (n-1).
  const rows = outputs[0].view?.kind === "table" ? outputs[0].view.rows : [];
  expect(rows.map((row) => row.at(-1))).toEqual(["0", "-1", "2", "-3", "4", "-5", "6"]);
  expect(rows.at(-1)).toEqual(["7", "930", "924", "6"]);
});

test("the distribution of a Lehmer digit as a chart", async () => {
  const [, outputs] = await shownBy(
    `
import { lehmerCode, unrankPermutation } from "every-cube";

const firstDigits = Array.from({ length: 5040 }, (_, rank) => lehmerCode(unrankPermutation(rank, 7))[0]);
`,
    `
import * as Plot from "@observablehq/plot";

Plot.rectY(firstDigits, Plot.binX({ y: "count" }, { thresholds: 7 })).plot({ height: 200 });
`,
  );
  expect(outputs[0].view?.kind).toBe("drawing");
  // Each of the seven values is as frequent as the others.
  const { svg = "" } = outputs[0].view as { svg?: string };
  const heights = Array.from(
    svg.matchAll(/<rect [^>]*height="([^"]*)"/g),
    ([, h]) => h,
  );
  expect(heights).toHaveLength(7);
  expect(new Set(heights).size).toBe(1);
});

test("a thousand random cubes solved, their histogram, and a slider on it", async () => {
  const [, , histogram, atMost] = await shownBy(
    `
import { N_STATES } from "every-cube";
import { Inputs, view } from "every-cube/notebook";

// The same cubes each time: a generator of our own.
let seed = 1;
const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
const cubes = Array.from({ length: 1000 }, () => Math.floor(random() * N_STATES));
const limit = view(Inputs.range([0, 11], { label: "at most", step: 1, value: 9 }));
`,
    `
import { buildDistanceTable, solve, unrankState } from "every-cube";

const table = buildDistanceTable({ metric: "HTM" });
const lengths = cubes.map((cube) => table.distance(cube));
`,
    `
import { histogramView } from "every-cube/notebook";

const counts = Array.from({ length: 12 }, (_, turns) => lengths.filter((length) => length === turns).length);
histogramView(counts);
counts.reduce((sum, count) => sum + count);
solve(unrankState(cubes[0]), { metric: "HTM" }).length === lengths[0];
`,
    "lengths.filter((length) => length <= limit).length / lengths.length;",
  );
  expect(histogram.map(({ text }) => text).slice(1)).toEqual(["1000", "true"]);
  // Of all cubes, as published, all but 623,800 + 2644 are at most 9 turns away.
  const share = 1 - (623_800 + 2644) / 3_674_160;
  expect(Math.abs(Number(atMost[0].text) - share)).toBeLessThan(0.04);
});

test("two permutations composed", async () => {
  const [outputs] = await shownBy(`
import { permutationView } from "every-cube/notebook";
import { rankPermutation, unrankPermutation } from "every-cube";

const a = [1, 2, 0, 3];
const b = [3, 0, 1, 2];
const after = a.map((place) => b[place]);
after; // first b, then a
permutationView(after);
const inverse = after.map((_, place) => after.indexOf(place));
inverse.map((place) => after[place]).join("") === "0123";
unrankPermutation(rankPermutation(after), 4).join() === after.join();
`);
  expect(outputs.map(({ text }) => text)).toEqual([
    "[0, 1, 3, 2]",
    "[0, 1, 3, 2]",
    "true",
    "true",
  ]);
});
