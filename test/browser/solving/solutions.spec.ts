import type { Locator, Page } from "@playwright/test";
import {
  applyMoves,
  countShortestSolutions,
  formatMoves,
  parseMoves,
  rankState,
  shortestSolutions,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { serveBrokenSite } from "../../broken/serve-broken-site.ts";
import { USUAL_LETTERS } from "#figures/solving/your-cube/paints.ts";
import { expectCube as expectCubeWith } from "../cube-on-page.ts";
import { distanceTable } from "../distance-table.ts";
import { expect, loadFigure, openMore, test } from "../visit.ts";

/** On this page the stickers show the letters of their colours. */
const expectCube = (figure: Locator, index: number) =>
  expectCubeWith(figure, index, USUAL_LETTERS);

const EXAMPLE = 1_234_567;
const SWAPPED = rankState({ ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] });
const figure = (page: Page) => page.locator("#fig-solutions");
const found = (page: Page) => figure(page).locator(".solutions-body[data-phase=found]");
const button = (page: Page, name: string | RegExp) =>
  figure(page).getByRole("button", { name, exact: typeof name === "string" });

// Reset does not restore the walk, its metric and its hints, so the page is reloaded.
const open = (page: Page, query = "", site = "") =>
  loadFigure(page, `${site}solving/${query}`, "fig-solutions");

/** The drawn paths from a cube to solved that never turn the same face twice in a row. */
function pathsDrawn(page: Page, cube: number): Promise<number> {
  return figure(page)
    .locator(".graph-bands path")
    .evaluateAll((bands, start) => {
      const turns = bands.map((band) => {
        const { from, move, to } = (band as SVGElement).dataset;
        return { from, to, face: Math.floor(Number(move) / 3) };
      });
      const turnsFrom = new Map<string | undefined, typeof turns>();
      for (const turn of turns) {
        turnsFrom.set(turn.from, [...(turnsFrom.get(turn.from) ?? []), turn]);
      }
      const paths = (at: string | undefined, last: number): number =>
        at === "0"
          ? 1
          : (turnsFrom.get(at) ?? [])
              .filter(({ face }) => face !== last)
              .reduce((sum, { to, face }) => sum + paths(to, face), 0);
      return paths(String(start), -1);
    }, cube);
}

const written = (moves: readonly number[]) => formatMoves(moves).replaceAll("'", "′");

test("the library's number of paths is drawn and listed: for the example, the swap and the cubes with most solutions", async ({
  page,
  context,
}) => {
  await open(page);
  expect(await pathsDrawn(page, EXAMPLE)).toBe(5);
  for (const [metric, cube, name] of [
    ["QTM", SWAPPED, "1 and 2 swapped"],
    ["HTM", 730, "The most solutions"],
    ["QTM", 46_559, "The most solutions"],
    ["HTM", SWAPPED, "1 and 2 swapped"],
  ] as const) {
    await button(page, new RegExp(`^${metric}`)).click();
    await button(page, name).click();
    const count = countShortestSolutions(unrankState(cube), distanceTable(metric));
    await expect(figure(page).locator("figcaption")).toContainText(
      `${count} shortest solutions`,
      { timeout: 30_000 },
    );
    await expect.poll(() => pathsDrawn(page, cube)).toBe(count);
    await openMore(figure(page));
    await expect(button(page, `all ${count}`)).toBeVisible();
    await expect(figure(page).locator(".solution-pages")).toContainText(`of ${count}`);
    const room = await figure(page)
      .locator(".solutions-graph")
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(room, "cut off").toBe(0);
  }

  const all = [...shortestSolutions(unrankState(SWAPPED), distanceTable("HTM"))];
  const lines = figure(page).locator(".solution-line");
  await test.step("the list holds the library's solutions", async () => {
    const listed = await lines.allInnerTexts();
    await button(page, "Later").click();
    listed.push(...(await lines.allInnerTexts()));
    await button(page, "Later").click();
    listed.push(...(await lines.allInnerTexts()));
    expect(listed).toEqual(all.map(written));
  });
  await test.step("by first move if asked for, and copies them", async () => {
    await button(page, /^U′ … 2/).click();
    const withU = all.filter(([first]) => first === 8);
    await expect(lines).toHaveText(withU.map(written));
    // Each keeps its number in the whole list.
    const numbers = await figure(page)
      .locator(".solution-list li")
      .evaluateAll((items) => items.map((item) => (item as HTMLLIElement).value));
    expect(numbers).toEqual(withU.map((moves) => all.indexOf(moves) + 1));
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await button(page, "Copy all 2").click();
    await expect(figure(page).locator(".solution-copied")).toHaveText("2 copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(withU.map((moves) => formatMoves(moves)).join("\n"));
  });
});

test("with 694 solutions, steps, the list and its filters leave the rest where it is @phone", async ({
  page,
}) => {
  await open(page, "?cube=1.46559");
  await expect(figure(page).locator("figcaption")).toContainText("694", {
    timeout: 30_000,
  });
  const topOf = (selector: string) =>
    figure(page).evaluate(
      (root, part) =>
        root.querySelector(part)!.getBoundingClientRect().top -
        root.getBoundingClientRect().top,
      selector,
    );
  const graph = await topOf(".solutions-graph");
  await button(page, "Step").click();
  await button(page, "Step").click();
  expect(await topOf(".solutions-graph")).toBe(graph);
  await openMore(figure(page));
  await expect(figure(page).locator(".solution-line")).toHaveCount(8);
  expect(await topOf(".solutions-graph")).toBe(graph);
  const caption = await topOf("figcaption");
  await button(page, /^U2 … 8/).click();
  await expect(figure(page).locator(".solution-pages")).toContainText("1 to 8 of 8");
  expect(await topOf("figcaption")).toBe(caption);
});

test("the example's solutions are played, hinted at and gone along by keys; the address tells it", async ({
  page,
}) => {
  await open(page);
  const all = [...shortestSolutions(unrankState(EXAMPLE), distanceTable("QTM"))];
  const after = (moves: readonly number[]) =>
    rankState(applyMoves(unrankState(EXAMPLE), moves));
  const chosen = figure(page).locator(".solution-line[aria-pressed=true]");
  const graph = figure(page).locator(".solutions-graph");
  const backToFirst = async () => {
    await graph.focus();
    for (let i = 1; i < all.length; i++) await page.keyboard.press("ArrowLeft");
    await expect(chosen).toHaveText(written(all[0]));
  };

  await test.step("on the cube until it is solved, and stepped back", async () => {
    await openMore(figure(page));
    await figure(page).getByLabel("Speed").selectOption("fast");
    await figure(page).locator(".solution-line").nth(1).click();
    await expect(button(page, "Pause")).toBeVisible();
    await expect(button(page, "Play")).toBeVisible({ timeout: 30_000 });
    await expectCube(figure(page), 0);
    await button(page, "Back").click();
    await expectCube(figure(page), after(all[1].slice(0, -1)));
    await button(page, "Step").click();
    await expectCube(figure(page), 0);
    expect(all[0]).not.toEqual(all[1]);
  });
  await test.step("a turn that leads on chooses a solution that goes there", async () => {
    await backToFirst();
    await figure(page).getByLabel("Speed").selectOption("slow");
    await figure(page)
      .locator(".walk-choices")
      .getByRole("button", { name: "U 1 solution" })
      .click();
    await expect(chosen).toHaveText(/^U /);
    await expectCube(figure(page), after([6]));
  });
  await test.step("only hints: nothing is told but the next move, and that when asked", async () => {
    await backToFirst();
    await button(page, "Only hints").click();
    const [[first, second]] = all;
    const hint = figure(page).locator(".hint-move");
    await expect(hint).toHaveText("?");
    await expect(figure(page).locator(".solution-line, .graph-view")).toHaveCount(0);
    await button(page, "Show the next move").click();
    await expect(hint).toHaveText(written([first]));
    await button(page, "Make it").click();
    await expectCube(figure(page), after([first]));
    await expect(hint).toHaveText("?");
    await button(page, "Show the next move").click();
    await expect(hint).toHaveText(written([second]));
    await button(page, "Only hints").click();
  });
  await test.step("by keyboard alone: another solution, a step and back", async () => {
    await graph.focus();
    for (const way of ["Right", "Right", "Down", "Down", "Down", "Up"])
      await page.keyboard.press(`Arrow${way}`);
    const there = after(all[2].slice(0, 2));
    await expectCube(figure(page), there);
    await expect(page).toHaveURL(/ways=1\.QTM-1234567-3-2/);
    await page.reload();
    await figure(page).scrollIntoViewIfNeeded();
    await expectCube(figure(page), there);
    await expect(chosen).toHaveText(written(all[2]));
  });
});

test("a tap on a band chooses a solution that goes there @phone", async ({
  page,
  hasTouch,
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
  if (hasTouch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
  await button(page, "Pause").click();
  const chosen = figure(page).locator(".solution-line[aria-pressed=true]");
  await expect(chosen).toHaveText(new RegExp(`^${written([move])} `));
});

test("the distances of other cubes can be cancelled on their way, and asked for again", async ({
  page,
}) => {
  // A worker that never starts, so that there is time.
  await page.route(/whole-table-(?!store)/, () => {});
  await open(page);
  await button(page, "1 and 2 swapped").click();
  const waiting = figure(page).locator(".table-waiting");
  await expect(waiting).toContainText("Measuring how far all 3,674,160 positions");
  await button(page, "Cancel").click();
  await expect(waiting).toContainText("Cancelled.");
  await page.unroute(/whole-table-(?!store)/);
  await button(page, "Measure them").click();
  await expect(found(page)).toBeVisible({ timeout: 30_000 });
});

test("solutions that do not solve are flagged, and none is displayed", async ({
  page,
}) => {
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
