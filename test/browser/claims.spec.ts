// What the built chapters say, compared with an oracle that knows stickers only.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { CHAPTERS } from "#src/chapters.ts";
import * as oracle from "../lib/puzzle/sticker-oracle.ts";
import { chooseAction } from "./figure-menu.ts";
import { expect, showFigure, test } from "./visit.ts";

const { COSTS, HTM, N_CUBES, N_ORDERS, N_TWISTS, QTM, TURNS } = oracle;
type Metric = oracle.Metric;

/** Numbers as the chapters write them. */
const n = (value: number) =>
  value < 10_000 ? String(value) : value.toLocaleString("en-US");
const WORDS = "no one two three four five six seven eight nine ten eleven twelve";
const word = (value: number) => WORDS.split(" ")[value];

/** The words of a built chapter: in figures in their first state, and in solutions, too. */
function wordsOf(chapter: string): string {
  const page = readFileSync(join("dist", chapter, "index.html"), "utf8");
  return page
    .slice(page.indexOf("<main"))
    .replaceAll(/<(script|style|pre)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<(?:"[^"]*"|'[^']*'|[^>"'])*>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}

function expectClaims(chapter: string, claims: readonly string[]): void {
  const words = wordsOf(chapter);
  expect(claims.filter((claim) => !words.includes(claim))).toEqual([]);
}

/** The cube that the chapters begin with. */
const PAGES_CUBE = 1_234_567;
const SOLVED = [0, 1, 2, 3, 4, 5, 6];
const UNTWISTED = [0, 0, 0, 0, 0, 0, 0];
const swap = (a: number, b: number) =>
  oracle.cubeOf({
    order: SOLVED.with(a - 1, b - 1).with(b - 1, a - 1),
    twists: UNTWISTED,
  });
const orders = Array.from({ length: N_ORDERS }, (_, order) => order);
const last = (counts: readonly number[]) => counts.length - 1;

/** The moves that iterative deepening tries for a cube, without and with the small tables. */
function search(start: number, { bound, isFree = false }: SearchOptions) {
  const counts = { tried: 0, cut: 0, kept: 0 };
  let isSolved = false;
  for (let length = bound(start); !isSolved; length++) walk(start, length, -1);
  return counts;

  function walk(cube: number, left: number, lastFace: number): void {
    for (const turn of HTM) {
      if (oracle.faceOf(turn) === lastFace && !isFree) continue;
      const next = oracle.after(cube, turn);
      counts.tried++;
      if (bound(next) > left - 1) {
        counts.cut++;
        continue;
      }
      counts.kept++;
      if (left > 1) walk(next, left - 1, oracle.faceOf(turn));
      else if (next === 0) isSolved = true;
    }
  }
}

interface SearchOptions {
  bound(cube: number): number;
  /** Whether the same face may be turned twice in a row. */
  isFree?: boolean;
}

/** The shortest solutions of all cubes, and how many of them begin with each face. */
function countSolutions() {
  const distance = oracle.distances("HTM");
  const byFace = [0, 1, 2].map(() => new Uint16Array(N_CUBES));
  const all = new Uint16Array(N_CUBES);
  all[0] = 1;
  for (const cube of nearestFirst(distance)) {
    for (const turn of HTM) {
      const next = oracle.after(cube, turn);
      if (distance[next] !== distance[cube] - 1) continue;
      const count = all[next] - byFace[oracle.faceOf(turn)][next];
      byFace[oracle.faceOf(turn)][cube] += count;
      all[cube] += count;
    }
  }
  return { all, byFace };
}

function nearestFirst(distance: Uint8Array): Uint32Array {
  let taken = 0;
  const next = oracle.countEach(distance).map((count) => (taken += count) - count);
  const cubes = new Uint32Array(N_CUBES);
  for (let cube = 0; cube < N_CUBES; cube++) cubes[next[distance[cube]]++] = cube;
  return cubes;
}

const two = (share: number) => Number((100 * share).toPrecision(2));

test("Solving: tried, cut and kept; solutions counted and lost", () => {
  const bound = oracle.boundOf("HTM");
  const small = search(PAGES_CUBE, { bound });
  const free = search(PAGES_CUBE, { bound, isFree: true });
  const rounds = Array.from(
    { length: oracle.distances("HTM")[PAGES_CUBE] },
    (_, i) => 9 * oracle.sum(Array.from({ length: i + 1 }, (__, turns) => 6 ** turns)),
  );
  const none = oracle.sum(rounds);
  expect([small.tried, small.kept, none]).toEqual([36_351, 6052, 21_767_805]);

  const { all, byFace } = countSolutions();
  const swapped = swap(1, 2);
  const found = oracle.solutionsOf(swapped, "HTM");
  expect(all[swapped]).toBe(found.length);
  const printed = found.filter((way) => !way.startsWith("F"));
  const lost = byFace[0].filter((count) => count > 0).length;
  const silent = byFace[0].filter((count, cube) => count > 0 && count === all[cube]);
  const [inHtm, inQtm] = (["HTM", "QTM"] as const).map(
    (metric) => oracle.solutionsOf(PAGES_CUBE, metric).length,
  );
  const farthest = oracle.countEach(oracle.distances("HTM"))[11];
  const most = all[swap(3, 7)];
  expect(all.every((count) => count <= most)).toBe(true);
  expectClaims("search", [
    `the search tries ${n(small.tried)} moves instead of ${n(none)}, about one in ${Number((none / small.tried).toPrecision(2))}. It cuts ${n(small.cut)} and keeps ${n(small.kept)}.`,
    `${n(small.tried)} moves are tried with the rule, and ${n(free.tried)} without`,
    `This cube takes ${n(small.tried)} tries with the two tables and ${n(none)} without`,
    `${n(small.tried)} tried${n(small.cut)} cut, ${n(small.kept)} kept`,
  ]);
  expectClaims("solving", [
    `has ${word(inHtm)} shortest solution in HTM, where a half turn counts as one, and ${word(inQtm)} in QTM`,
    `prints ${word(printed.length)} solutions of ${word(printed[0].split(" ").length)} moves. All ${word(printed.length)} are right, but there are ${found.length}`,
    `for ${n(lost)} of the ${n(N_CUBES)} states it misses at least one solution, and for ${n(silent.length)} it prints none`,
    `There are only ${all.filter((count) => count > 100).length} of them among all cubes`,
    `It has ${most} shortest solutions, of ${oracle.distances("HTM")[swap(3, 7)]} turns, and none has more`,
    `Only one cube in ${n(Math.round(N_CUBES / farthest))} needs that many`,
  ]);
});

test("God’s algorithm: distances, swaps, bounds, hilltops and other rules", () => {
  const [half, quarter] = (["HTM", "QTM"] as const).map((metric) =>
    oracle.countEach(oracle.distances(metric)),
  );
  const distance = oracle.distances("HTM");
  const bound = oracle.boundOf("HTM");
  const table = boundsAndDistances("HTM");
  const bounds = table.map(oracle.sum);
  const exact = oracle.sum(table.map((counts, turns) => counts[turns]));

  const columns = orders.map((order) =>
    distance.subarray(order * N_TWISTS, (order + 1) * N_TWISTS),
  );
  const total = (turns: Uint8Array) => turns.reduce((all, each) => all + each, 0);
  const rows = Array.from({ length: N_TWISTS }, (_, twists) =>
    Uint8Array.from(columns, (column) => column[twists]),
  );
  const farthestIn = (turns: Uint8Array) => turns.filter((each) => each === 11).length;
  const untwisted = farthestIn(rows[0]);
  expect(rows.slice(1).every((row) => total(row) > total(rows[0]))).toBe(true);
  expect(rows.slice(1).every((row) => farthestIn(row) < untwisted)).toBe(true);

  const pairs = SOLVED.flatMap((a) => SOLVED.slice(a + 1).map((b) => [a + 1, b + 1]));
  const swaps = new Set(pairs.map(([a, b]) => distance[swap(a, b)]));
  expect(swaps).toEqual(new Set([10, 11]));
  expect([swap(1, 2), swap(2, 3), swap(3, 4), swap(1, 4)].map(upToTheTop)).toEqual([
    9, 9, 9, 9,
  ]);

  const without = (turns: readonly number[], goals = [0]) =>
    oracle.countEach(oracle.floodCubes(turns, goals));
  const layer = cubesWith(
    (order) => [4, 5, 6].every((at) => order[at] === at),
    (twists) => [4, 5, 6].every((at) => twists[at] === 0),
  );
  const face = cubesWith(
    (order) => [4, 5, 6].every((at) => order[at] > 3),
    (twists) => [4, 5, 6].every((at) => twists[at] === 0),
  );
  const [noF2, noF, halves] = [
    [0, 2, 3, 4, 5, 6, 7, 8],
    [3, 4, 5, 6, 7, 8],
    [1, 4, 7],
  ];
  const noFCounts = without(noF);

  const farHalf = cubesAt("HTM", 11);
  const farQuarter = cubesAt("QTM", 14);
  const atHome = (cubes: readonly number[]) =>
    cubes.filter((cube) => cube < N_TWISTS).length;
  const straight = (cubes: readonly number[]) =>
    cubes.filter((cube) => cube % N_TWISTS === 0).length;
  const inHalf = hilltops("HTM");
  expectClaims("gods-algorithm", [
    `The mean is ${oracle.mean(half).toFixed(4)} turns in HTM and ${oracle.mean(quarter).toFixed(4)} in QTM`,
    `God’s number: ${last(half)} in HTM, ${last(quarter)} in QTM`,
    `): ${half.map(n).join(", ")}`,
    `): ${quarter.map(n).join(", ")}`,
    `more than half of all states are ${half.findIndex((count) => count > N_CUBES / 2)} turns away, and only ${two(half[11] / N_CUBES)} % are 11 away`,
    `${n(half[9])} states have just been reached, and only ${n(half[10] + half[11])} are still unknown`,
  ]);
  expectClaims("map", [
    `Swapping just two pieces takes ten or eleven turns`,
    `nine turns are enough for two neighbours on top`,
    `have only ${n(new Set(columns.map(total)).size)} different means`,
    `only ${n(columns.filter(farthestIn).length)} of the 5040 permutations have any`,
    `more of the hardest states than any other: ${untwisted}`,
    `In HTM the bound averages ${oracle.mean(bounds).toFixed(2)}, and the distance ${oracle.mean(half).toFixed(2)}. The two are equal for ${n(exact)} states, ${two(exact / N_CUBES)} % of all`,
    `its permutation alone is ${oracle.orderDistances("HTM")[Math.floor(PAGES_CUBE / N_TWISTS)]} from solved, its orientation alone ${oracle.twistDistances("HTM")[PAGES_CUBE % N_TWISTS]}. So it is at least ${bound(PAGES_CUBE)} away. Its distance is ${distance[PAGES_CUBE]}.`,
    `${n(farHalf.length)} states are ${last(half)} turns from solved in HTM, and ${n(farQuarter.length)} are`,
    `Six of the hardest states in HTM have every piece in its position, only twisted, and ${straight(farHalf)} have no twisted piece`,
    `In QTM none of them has every piece in its position, and ${straight(farQuarter)} have no twisted piece`,
    `In HTM the first local maxima are at distance ${inHalf.findIndex(({ none }) => none > 0)}`,
    `begin only at distance ${inHalf.findIndex(({ all }) => all > 0)}`,
    `grows from ${last(half)} to ${last(without(noF2))}`,
    `With R and U alone, ${n(oracle.sum(noFCounts))} states can be solved, in at most ${last(noFCounts)} turns. A finished D face takes at most ${last(without(HTM, face))} turns`,
    `Half turns alone reach ${oracle.sum(without(halves))} states. A finished layer takes ${last(without(HTM, layer))} turns at most`,
    `The largest distance is ${last(oracle.countEach(oracle.orderDistances("HTM")))}, the largest number`,
    `According to the table ${oracle.distances("QTM")[swap(1, 2)]} are enough`,
  ]);
  expect([atHome(farHalf), atHome(farQuarter)]).toEqual([6, 0]);
  expect(54 * 6 - half[3]).toBe(3);
  // Nothing is said to be found in the reader's browser before it is.
  expect(wordsOf("gods-algorithm")).not.toContain("just now");
});

test("on no page does one of something have a plural", () => {
  const nouns =
    "cases cubes digits moves numbers orders places positions rounds states turns twists ways";
  const wrong = new RegExp(
    `(?<![\\d.,–×-])\\b(?:1|[Oo]ne) (?:${nouns.replaceAll(" ", "|")})\\b`,
    "g",
  );
  for (const { slug } of CHAPTERS) {
    expect(wordsOf(slug).match(wrong) ?? [], slug).toEqual([]);
  }
});

test("Building tables, Moves and People and God: their numbers", () => {
  const [inHalf, inQuarter] = (["HTM", "QTM"] as const).map((metric) =>
    oracle.countEach(oracle.orderDistances(metric)),
  );
  const twists = oracle.countEach(oracle.twistDistances("HTM"));
  const reach = (turns: readonly number[]) =>
    oracle.countEach(oracle.floodOrders(turns));
  const subsets = Array.from({ length: 512 }, (_, subset) =>
    HTM.filter((turn) => subset & (1 << turn)),
  );
  const farthest = Math.max(...subsets.map((turns) => last(reach(turns))));
  expect(last(reach([1, 4, 6]))).toBe(farthest);
  expect(oracle.sum(reach([0, 3, 6]))).toBe(N_ORDERS);
  expectClaims("building-tables", [
    `At depth ${last(inHalf)} only ${n(inHalf[last(inHalf)])} permutations are new`,
    `${n(Math.max(...inHalf))} of them are ${inHalf.indexOf(Math.max(...inHalf))} turns from solved`,
    `none needs more than ${last(twists)} turns. Only ${twists[1]} are at depth 1`,
    `the hardest permutations are then ${last(inQuarter)} moves away instead of ${last(inHalf)}`,
    `R and U reach only ${n(oracle.sum(reach([3, 4, 5, 6, 7, 8])))}.`,
    `the hardest are ${farthest} moves away; no other set of moves`,
  ]);

  const again = (turns: readonly Uint16Array[]) => {
    let [at, rounds] = [0, 0];
    do {
      for (const turn of turns) at = turn[at];
      rounds++;
    } while (at !== 0);
    return rounds;
  };
  const [R, U] = [3, 6];
  expectClaims("moves", [
    `F takes permutation index 0 to ${n(oracle.ORDER_AFTER[0][0])}`,
    `or ${n(N_CUBES * 9)} entries`,
    `Together they have ${n((N_ORDERS + N_TWISTS) * 9)} entries`,
    `The permutation is solved after ${again([oracle.ORDER_AFTER[R], oracle.ORDER_AFTER[U]])} rounds and the orientation after ${again([oracle.TWISTS_AFTER[R], oracle.TWISTS_AFTER[U]])}`,
  ]);

  const distance = oracle.distances("HTM");
  const bothDiagonally = oracle.cubeAfter("R2 F2 R2");
  expect(3 * distance[bothDiagonally]).toBe(upToTheTop(swap(1, 2)));
  expectClaims("stages", [
    `a diagonal swap in each layer everything looks wrong, but ${word(distance[bothDiagonally])} turns solve it`,
    "swaps only two pieces, up to a turn of the top, and takes three times as many",
    `swap them without turning the top takes ${word(distance[swap(1, 2)])}`,
    `is in one of ${n(24 * 27)} states`,
  ]);
  expectClaims("one-frame", [`This makes ${n(N_CUBES * QTM.length)} strings`]);
});

for (const metric of ["HTM", "QTM"] as const) {
  test(`what the figures of God’s algorithm and of the map show is so, in ${metric}`, async ({
    page,
  }) => {
    const distance = oracle.distances(metric);
    const query = metric === "QTM" ? "?metric=1.QTM" : "";
    await page.goto(`map/${query}`);
    const turn = metric === "QTM" ? "quarter turn" : "turn";
    /** The cube in the address once it has changed. */
    const cubeAfter = async (change: () => Promise<void>) => {
      const before = page.url();
      await change();
      await expect(page).not.toHaveURL(before);
      return Number(/cube=1\.(\d+)/.exec(page.url())![1]);
    };
    await test.step("all hilltops are counted, and each that is shown is one", async () => {
      const figure = await showFigure(page, "fig-hilltops");
      const rows = await figure
        .locator("tbody tr")
        .evaluateAll((all) =>
          all.map((row) =>
            [...row.querySelectorAll("th, td")]
              .slice(0, 4)
              .map((cell) => cell.textContent),
          ),
        );
      const counted = hilltops(metric).map(({ positions, none, all }, turns) =>
        [turns, positions, none, all].map((count) => n(count)),
      );
      expect(rows).toEqual(counted);
      for (const show of await figure
        .getByRole("button", { name: /^Show one/ })
        .all()) {
        const cube = await cubeAfter(() => show.click());
        await expect(figure.locator(".distance-turns button b").first()).toBeVisible();
        const caption = figure.locator("figcaption");
        await expect(caption).toContainText(
          `is a local maximum: no ${turn} leads farther`,
          {
            timeout: 20_000,
          },
        );
        await expectTurns(figure, cube, metric);
        const closer = turnsOf(metric).filter(
          (one) => distance[oracle.after(cube, one)] < distance[cube],
        ).length;
        await expect(caption).toContainText(
          closer === turnsOf(metric).length
            ? "and every one leads closer"
            : `${closer} of ${turnsOf(metric).length} lead`,
        );
      }
    });
    await test.step("each bound's count of states is right, and a turn moves the frame by one at most", async () => {
      const figure = await showFigure(page, "fig-shadows");
      const cells = boundsAndDistances(metric).flatMap((counts, bound) =>
        counts.flatMap((count, turns) =>
          count === 0
            ? []
            : `bound ${bound}, distance ${turns}, ${n(count)} state${count === 1 ? "" : "s"}`,
        ),
      );
      const labels = await figure
        .locator("[data-cell]")
        .evaluateAll((all) => all.map((cell) => cell.getAttribute("aria-label")!));
      expect(labels.map((label) => label.replace(/^.*?: /, "")).sort()).toEqual(
        cells.sort(),
      );
      const frame = () =>
        figure.locator(".bounds-plot").evaluate((plot) => {
          const { style } = plot as HTMLElement;
          return ["--bound", "--top"].map((name) =>
            Number(style.getPropertyValue(name)),
          );
        });
      let before = await frame();
      for (const button of await figure.locator(".turn-buttons button").all()) {
        await button.click();
        const now = await frame();
        now.forEach((at, i) => expect(Math.abs(at - before[i])).toBeLessThanOrEqual(1));
        before = now;
      }
    });
    await test.step("rows and columns are counted by their closest cube", async () => {
      const figure = await showFigure(page, "fig-closest");
      const bars = figure.locator(".closest-bars");
      for (const [i, near] of [
        oracle.twistDistances,
        oracle.orderDistances,
      ].entries()) {
        const counts = oracle.countEach(near(metric)).map((count) => n(count));
        const shown = await bars.nth(i).locator("td").allTextContents();
        expect(shown.map((text) => text.replace(", yours among them", ""))).toEqual(
          counts,
        );
      }
    });
    await test.step("reset brings back the cube and the metric", async () => {
      await page.goto(`gods-algorithm/${query || "?"}&cube=1.777`);
      const all = await showFigure(page, "fig-all");
      await expectTurns(all, 777, metric);
      await chooseAction(all, "Reset");
      await expect(page).not.toHaveURL(/metric=|cube=/);
      await expect(all.getByRole("button", { name: /^HTM/ })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(all).not.toHaveAttribute("data-edited");
    });
  });
}

const turnsOf = (metric: Metric) => (metric === "HTM" ? HTM : QTM);

/** Each turn of the metric with its arrow and distance. */
async function expectTurns(
  figure: Locator,
  cube: number,
  metric: Metric,
): Promise<void> {
  const distance = oracle.distances(metric);
  const shown = turnsOf(metric).map((turn) => {
    const after = distance[oracle.after(cube, turn)];
    const arrow =
      after < distance[cube]
        ? `↓ ${after}closer`
        : after > distance[cube]
          ? `↑ ${after}farther`
          : `→ ${after}no closer and no farther`;
    return `${TURNS[turn].replace("'", "′")}${arrow}`;
  });
  await expect(figure.locator(".distance-turns button")).toHaveText(shown);
  expect(turnsOf(metric).every((turn) => COSTS[metric][turn] === 1)).toBe(true);
}

/** The cubes at each distance: all, those from which no turn leads farther, and the peaks. */
function hilltops(metric: Metric) {
  const distance = oracle.distances(metric);
  const counts = oracle
    .countEach(distance)
    .map((positions) => ({ positions, none: 0, all: 0 }));
  for (let cube = 0; cube < N_CUBES; cube++) {
    let farthest = 0;
    for (const turn of turnsOf(metric)) {
      farthest = Math.max(farthest, distance[oracle.after(cube, turn)]);
      if (farthest > distance[cube]) break;
    }
    if (farthest <= distance[cube]) counts[distance[cube]].none++;
    if (farthest < distance[cube]) counts[distance[cube]].all++;
  }
  return counts;
}

/** How many cubes have each bound and each distance: `[bound][distance]`. */
function boundsAndDistances(metric: Metric): number[][] {
  const distance = oracle.distances(metric);
  const bound = oracle.boundOf(metric);
  const counts = Array.from({ length: 15 }, () => new Array<number>(15).fill(0));
  for (let cube = 0; cube < N_CUBES; cube++) counts[bound(cube)][distance[cube]]++;
  return counts;
}

function cubesAt(metric: Metric, turns: number): number[] {
  const distance = oracle.distances(metric);
  const cubes: number[] = [];
  for (let cube = 0; cube < N_CUBES; cube++) {
    if (distance[cube] === turns) cubes.push(cube);
  }
  return cubes;
}

type Holds = (row: readonly number[]) => boolean;

/** The cubes with one of some orders and one of some rows of twists. */
function cubesWith(isOrder: Holds, areTwists: Holds): number[] {
  const twists = Array.from({ length: N_TWISTS }, (_, row) => row).filter((row) =>
    areTwists(oracle.twistsOfCube(row)),
  );
  return orders
    .filter((order) => isOrder(oracle.orderOf(order * N_TWISTS)))
    .flatMap((order) => twists.map((row) => order * N_TWISTS + row));
}

/** How many turns a cube needs when it doesn't matter how its top is turned in the end. */
function upToTheTop(cube: number): number {
  const distance = oracle.distances("HTM");
  const tops = [cube, ...[6, 7, 8].map((turn) => oracle.after(cube, turn))];
  return Math.min(...tops.map((one) => distance[one]));
}
