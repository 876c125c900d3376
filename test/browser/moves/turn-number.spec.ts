import type { Locator, Page } from "@playwright/test";
import {
  applyMoves,
  buildMoveTables,
  N_MOVES,
  N_ORIENTATIONS,
  parseMoves,
  rankState,
  unrankState,
} from "#lib/index.ts";
import { expectCube } from "../cube-on-page.ts";
import { grouped } from "../grouped.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const TABLES = buildMoveTables();
const EXAMPLE = 1_234_567;

const open = (page: Page) => openFigure(page, "moves/", "turn-number");
const load = (page: Page, query = "") =>
  loadFigure(page, "moves/" + query, "turn-number");

const lane = (figure: Locator, what: "order" | "twist") =>
  figure.getByRole("region", {
    name: `The ${what === "order" ? "permutation" : "orientation"} index`,
  });
const move = (figure: Locator, name: string) =>
  figure
    .getByRole("toolbar", { name: "The move to follow" })
    .getByRole("button", { name, exact: true });

/** Checks that both lanes show how a move changes the cube, and both tables its row. */
async function expectWay(figure: Locator, cube: number, made: string): Promise<void> {
  const before = unrankState(cube);
  const after = applyMoves(before, parseMoves(made));
  const [number] = parseMoves(made);
  const order = Math.floor(cube / N_ORIENTATIONS);
  const twist = cube % N_ORIENTATIONS;
  const lanes = (["order", "twist"] as const).map((what) => lane(figure, what));
  const told = () =>
    Promise.all(
      lanes.map((part) =>
        part.evaluate((root) => {
          const texts = (selector: string) =>
            [...root.querySelectorAll(selector)].map((one) => one.textContent.trim());
          return {
            cells: texts(".lane-after [data-column]").map((text) => text[0]),
            result: texts(".lane-result > b"),
            chosen: texts("[data-chosen] b"),
          };
        }),
      ),
    );
  const lanesOf = [
    [order, TABLES.permutation, after.permutation.map((p) => p + 1)],
    [twist, TABLES.orientation, [...after.orientation]],
  ] as const;
  await expect.poll(told).toEqual(
    lanesOf.map(([index, table, entries]) => {
      const result = [String(table[index * N_MOVES + number])];
      return { cells: entries.map(String), result, chosen: result };
    }),
  );
  const words = figure.locator("figcaption");
  await expect(words).toContainText(grouped(rankState(after)));
  await expect(words).toContainText("give the same result");
}

test("the three steps of the page's cube, for moves that turn by a quarter, back and by a half; turning the cube takes the numbers along", async ({
  page,
}) => {
  const figure = await load(page);
  await expectWay(figure, EXAMPLE, "F");
  await expectCube(figure, EXAMPLE);
  for (const [shown, made] of [
    ["F2", "F2"],
    ["R′", "R'"],
    ["U", "U"],
    ["U2", "U2"],
  ]) {
    await move(figure, shown).click();
    await expect(move(figure, shown)).toHaveAttribute("aria-pressed", "true");
    await expectWay(figure, EXAMPLE, made);
  }
  await figure.getByRole("button", { name: "Turn the cube: U2" }).click();
  const turned = rankState(applyMoves(unrankState(EXAMPLE), parseMoves("U2")));
  await expectWay(figure, turned, "U2");
  await expectCube(figure, turned);
  await chooseAction(figure, "Undo");
  await expectWay(figure, EXAMPLE, "U2");
});

test("by keyboard alone: choose a move, turn, type a number", async ({ page }) => {
  const figure = await load(page);
  await move(figure, "F").focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expectWay(figure, EXAMPLE, "R");
  await page.keyboard.press("Shift+U");
  const turned = rankState(applyMoves(unrankState(EXAMPLE), parseMoves("U'")));
  await expectWay(figure, turned, "U'");
  await figure.getByLabel("permutation index", { exact: true }).fill("0");
  await figure.getByLabel("orientation index", { exact: true }).fill("412");
  await expectWay(figure, 412, "U'");
});

test("pointing at a position lights its line in both halves @phone", async ({
  page,
  isMobile,
}) => {
  const figure = await load(page);
  const cell = lane(figure, "twist").locator("[data-column]").nth(1);
  await (isMobile ? cell.tap() : cell.hover());
  for (const what of ["order", "twist"] as const) {
    await expect(lane(figure, what).locator("[data-column][data-lit]")).toHaveAttribute(
      "data-column",
      "1",
    );
  }
});

test("a number that does not exist is explained, and nothing is lost; the address keeps the cube and the move", async ({
  page,
}) => {
  const figure = await open(page);
  // What is followed is no change of the cube, so Reset leaves it.
  await move(figure, "F").click();
  const field = figure.getByLabel("orientation index", { exact: true });
  await field.fill("729");
  await expect(lane(figure, "twist")).toContainText("from 0 to 728 is expected");
  await expectWay(figure, EXAMPLE, "F");
  await lane(figure, "twist").getByRole("button", { name: "Use 728" }).click();
  await expectWay(figure, EXAMPLE - 370 + 728, "F");

  await move(figure, "R2").click();
  await figure.getByRole("button", { name: "Solved" }).click();
  await expect(page).toHaveURL(/move=1\.R2/);
  await expect(page).toHaveURL(/cube=1\.0/);
  await load(page, new URL(page.url()).search);
  await expectWay(figure, 0, "R2");
});
