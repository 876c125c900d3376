import type { Locator, Page } from "@playwright/test";
import {
  applyMoves,
  buildDistanceTable,
  countOptimalSolutions,
  formatMoves,
  optimalSolutions,
  parseMoves,
  rankState,
  SOLVED,
  unrankState,
} from "../../../src/lib/index.ts";
import { serveBrokenSite } from "../../broken/serve-broken-site.ts";
import { USUAL_LETTERS } from "../../../src/components/figures/solving/your-cube/paints.ts";
import { expectCube as expectCubeWith } from "../cube-on-page.ts";
import { expect, loadFigure, test } from "../visit.ts";

/** On this page the stickers show the letters of their colours. */
const expectCube = (figure: Locator, index: number) =>
  expectCubeWith(figure, index, USUAL_LETTERS);

const EXAMPLE = 1_234_567;
const SWAPPED = rankState({ ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] });
const tables = {
  HTM: buildDistanceTable({ metric: "HTM" }),
  QTM: buildDistanceTable({ metric: "QTM" }),
};

const figure = (page: Page) => page.locator("#fig-solutions");
const found = (page: Page) => figure(page).locator(".solutions-body[data-phase=found]");
const button = (page: Page, name: string | RegExp) =>
  figure(page).getByRole("button", { name, exact: typeof name === "string" });

async function open(page: Page, query = "", site = "") {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await loadFigure(page, `${site}solving/${query}`, "fig-solutions");
}

/** The drawn paths from a cube to solved that never turn the same face twice in a row. */
function pathsDrawn(page: Page, cube: number): Promise<number> {
  return figure(page)
    .locator(".graph-bands path")
    .evaluateAll((bands, start) => {
      const turns = bands.map((band) => (band as SVGElement).dataset);
      const paths = (at: string, last: number): number =>
        at === "0"
          ? 1
          : turns
              .filter(({ from, move }) => {
                return from === at && Math.floor(Number(move) / 3) !== last;
              })
              .reduce(
                (sum, { to, move }) => sum + paths(to!, Math.floor(Number(move) / 3)),
                0,
              );
      return paths(String(start), -1);
    }, cube);
}

const written = (moves: readonly number[]) => formatMoves(moves).replaceAll("'", "′");

test("as many paths are drawn, and listed, as the library counts: for the example, the swap and the cubes with most solutions", async ({
  page,
}) => {
  await open(page);
  expect(await pathsDrawn(page, EXAMPLE)).toBe(5);
  for (const [metric, cube, name] of [
    ["QTM", SWAPPED, "1 and 2 swapped"],
    ["HTM", SWAPPED, "1 and 2 swapped"],
    ["HTM", 730, "The most solutions"],
  ] as const) {
    await button(page, new RegExp(`^${metric}`)).click();
    await button(page, name).click();
    const count = countOptimalSolutions(unrankState(cube), tables[metric]);
    await expect(figure(page).locator("figcaption")).toContainText(
      `${count} shortest solutions`,
      { timeout: 30_000 },
    );
    expect(await pathsDrawn(page, cube)).toBe(count);
    await expect(button(page, `all ${count}`)).toBeVisible();
    await expect(figure(page).locator(".solution-pages")).toContainText(`of ${count}`);
  }
});

test("the list holds the library's solutions, by first move if asked for, and copies them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `?cube=1.${SWAPPED}&ways=1.HTM`);
  await expect(found(page)).toBeVisible({ timeout: 30_000 });
  const all = [...optimalSolutions(unrankState(SWAPPED), tables.HTM)];
  const lines = figure(page).locator(".solution-line");
  const listed = await lines.allInnerTexts();
  await button(page, "Later").click();
  listed.push(...(await lines.allInnerTexts()));
  await button(page, "Later").click();
  listed.push(...(await lines.allInnerTexts()));
  expect(listed).toEqual(all.map(written));

  await button(page, /^U′ … 2/).click();
  const withU = all.filter(([first]) => first === 8);
  await expect(lines).toHaveText(withU.map(written));
  // Each keeps its number in the whole list.
  const numbers = await figure(page)
    .locator(".solution-list li")
    .evaluateAll((items) => items.map((item) => (item as HTMLLIElement).value));
  expect(numbers).toEqual(withU.map((moves) => all.indexOf(moves) + 1));
  await button(page, "Copy all 2").click();
  await expect(figure(page).locator(".solution-copied")).toHaveText("2 copied");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(withU.map((moves) => formatMoves(moves)).join("\n"));
});

test("a listed solution is played on the cube until it is solved, and can be stepped back", async ({
  page,
}) => {
  await open(page);
  const [first, second] = optimalSolutions(unrankState(EXAMPLE), tables.QTM);
  await figure(page).getByLabel("Speed").selectOption("fast");
  await figure(page).locator(".solution-line").nth(1).click();
  await expect(button(page, "Pause")).toBeVisible();
  await expect(button(page, "Play")).toBeVisible({ timeout: 30_000 });
  await expectCube(figure(page), 0);
  await button(page, "Back").click();
  const last = applyMoves(unrankState(EXAMPLE), second.slice(0, -1));
  await expectCube(figure(page), rankState(last));
  await button(page, "Step").click();
  await expectCube(figure(page), 0);
  expect(first).not.toEqual(second);
});

test("a tap on a band, and on a turn that leads on, chooses a solution that goes there @phone", async ({
  page,
}) => {
  await open(page);
  const band = figure(page).locator(".graph-bands path").nth(3);
  const move = Number(await band.getAttribute("data-move"));
  const from = Number(await band.getAttribute("data-from"));
  expect(from).toBe(EXAMPLE);
  const at = await band.evaluate((path) => {
    const line = path as SVGPathElement;
    line.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y } = line
      .getPointAtLength(line.getTotalLength() / 2)
      .matrixTransform(line.getScreenCTM()!);
    return { x, y };
  });
  await page.mouse.click(at.x, at.y);
  await button(page, "Pause").click();
  const chosen = figure(page).locator(".solution-line[aria-pressed=true]");
  await expect(chosen).toHaveText(new RegExp(`^${written([move])} `));

  await figure(page).locator(".graph-here").waitFor();
  await open(page);
  await figure(page)
    .locator(".walk-choices")
    .getByRole("button", { name: "U 1 solution" })
    .click();
  await expect(chosen).toHaveText(/^U /);
  await expectCube(figure(page), rankState(applyMoves(unrankState(EXAMPLE), [6])));
});

test("by keyboard alone: another solution, a step and back, and the address tells it", async ({
  page,
}) => {
  await open(page);
  const graph = figure(page).locator(".solutions-graph");
  await graph.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const third = [...optimalSolutions(unrankState(EXAMPLE), tables.QTM)][2];
  const there = rankState(applyMoves(unrankState(EXAMPLE), third.slice(0, 2)));
  await expectCube(figure(page), there);
  await expect(page).toHaveURL(/ways=1\.QTM-1234567-3-2/);
  await page.reload();
  await figure(page).scrollIntoViewIfNeeded();
  await expectCube(figure(page), there);
  await expect(figure(page).locator(".solution-line[aria-pressed=true]")).toHaveText(
    written(third),
  );
});

test("only hints: nothing is told but the next move, and that when asked @phone", async ({
  page,
}) => {
  await open(page);
  await button(page, "Only hints").click();
  const [[first, second]] = optimalSolutions(unrankState(EXAMPLE), tables.QTM);
  const hint = figure(page).locator(".hint-move");
  await expect(hint).toHaveText("?");
  await expect(figure(page).locator(".solution-line, .graph-view")).toHaveCount(0);
  await button(page, "Just the next move").click();
  await expect(hint).toHaveText(written([first]));
  await button(page, "Make it").click();
  await expectCube(figure(page), rankState(applyMoves(unrankState(EXAMPLE), [first])));
  await expect(hint).toHaveText("?");
  await button(page, "Just the next move").click();
  await expect(hint).toHaveText(written([second]));
});

test("a solved cube is told so; a link that is none is explained", async ({ page }) => {
  await open(page);
  await button(page, "Solved").click();
  await expect(figure(page)).toContainText("Nothing to do.", { timeout: 30_000 });
  await button(page, "Undo").click();
  await expect(figure(page).locator("figcaption")).toContainText(
    "5 shortest solutions",
  );

  await open(page, "?ways=1.HTM-5-900-1");
  await expect(figure(page).getByRole("alert")).toContainText("no cube has more than");
});

test("the distances of other cubes can be cancelled on their way, and asked for again", async ({
  page,
}) => {
  // A worker that never starts, so that there is time.
  await page.route(/whole-table\.worker/, () => {});
  await open(page);
  await button(page, "1 and 2 swapped").click();
  const waiting = figure(page).locator(".table-waiting");
  await expect(waiting).toContainText("Measuring how far all 3,674,160 positions");
  await button(page, "Cancel").click();
  await expect(waiting).toContainText("Cancelled.");
  await page.unroute(/whole-table\.worker/);
  await button(page, "Measure them").click();
  await expect(found(page)).toBeVisible({ timeout: 30_000 });
});

test("solutions that do not solve are flagged, and none is displayed", async ({
  page,
}, { project }) => {
  test.skip(project.name !== "desktop", "the library is the same");
  const server = await serveBrokenSite("solutions backwards");
  try {
    const cube = rankState(applyMoves(SOLVED, parseMoves("R U F2")));
    await open(page, `?cube=1.${cube}`, server.address);
    const alert = figure(page).getByRole("alert");
    await expect(alert).toContainText("The library is broken.", { timeout: 50_000 });
    await expect(alert).toContainText("these moves do not solve the cube");
    await expect(alert.locator("s")).toHaveText("R′ U′ F2");
    await expect(
      figure(page).locator(".solution-line, .graph-view, .walk-moves"),
    ).toHaveCount(0);
  } finally {
    await server.close();
  }
});
