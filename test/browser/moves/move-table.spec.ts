import type { Locator, Page } from "@playwright/test";
import { buildMoveTables, N_MOVES } from "#lib/index.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const TABLES = buildMoveTables();

const open = (page: Page) => openFigure(page, "moves/", "move-table");
const load = (page: Page, query: string) =>
  loadFigure(page, "moves/" + query, "move-table");

const grid = (figure: Locator) => figure.getByRole("grid");
const selected = (figure: Locator) => figure.locator('[aria-selected="true"]');
const cell = (figure: Locator, row: number, column: number) =>
  figure.locator(`#entry-${row}-${column}`);
const trail = (figure: Locator) => figure.getByRole("list", { name: "Your walk" });

/**
 * Checks that the row is selected, rendered, inside the grid's box, and has the table's
 * entries.
 */
async function expectRow(
  figure: Locator,
  row: number,
  table: Uint16Array = TABLES.permutation,
): Promise<void> {
  await expect(selected(figure)).toHaveCount(1);
  await expect(selected(figure)).toHaveAttribute("aria-rowindex", String(row + 2));
  const entries = [...table.subarray(row * N_MOVES, (row + 1) * N_MOVES)];
  await expect(selected(figure).getByRole("gridcell")).toHaveText(entries.map(String));
  const inBox = async () => {
    const box = (await grid(figure).boundingBox())!;
    const line = (await selected(figure).boundingBox())!;
    return line.y >= box.y && line.y + line.height <= box.y + box.height + 1;
  };
  await expect.poll(inBox).toBe(true);
}

test("the page holds only the rows in sight, of 5040; a row is found by its index, its permutation or its orientation", async ({
  page,
}) => {
  const figure = await open(page);
  await expect(grid(figure)).toHaveAttribute("aria-rowcount", "5041");
  await expectRow(figure, 0);
  await expect(trail(figure)).toHaveText(/0.*F→ 224.*F→ 713.*F→ 489.*F→ 0/);
  await grid(figure).evaluate((box) => (box.scrollTop = box.scrollHeight / 2));
  await expect(cell(figure, 2520, 0)).toBeVisible();
  expect(await figure.getByRole("row").count()).toBeLessThan(30);

  await figure.getByLabel("go to row").fill("3000");
  await expectRow(figure, 3000);
  await figure.getByLabel("or to a permutation").fill("7654321");
  await expectRow(figure, 5039);
  await figure.getByRole("button", { name: "orientations" }).click();
  await expect(grid(figure)).toHaveAttribute("aria-rowcount", "730");
  await figure.getByLabel("or to an orientation").fill("1200210");
  await expectRow(figure, 412, TABLES.orientation);
  await figure.getByLabel("or to an orientation").fill("1000000");
  await expect(figure).toContainText("They sum to 1, which is not a multiple of three");
  await expectRow(figure, 412, TABLES.orientation);
  await figure.getByRole("button", { name: "Use 1 0 0 0 0 0 2" }).click();
  await expectRow(figure, 243, TABLES.orientation);
  await figure.getByLabel("go to row").fill("729");
  await expect(figure).toContainText("from 0 to 728 is expected");

  await test.step("a link is told what is special about its walk", async () => {
    await load(page, "?walk=1.order-0-1111");
    await expect(figure.locator("figcaption")).toContainText(
      "You followed F2 four times and are back at 0. What is special about this walk?",
    );
  });
});

test("a click or tap on an entry follows it, and the page does not scroll @phone", async ({
  page,
  isMobile,
}) => {
  const figure = await load(page, "?walk=1.order-0-");
  await grid(figure).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const press = (target: Locator) => (isMobile ? target.tap() : target.click());
  await press(cell(figure, 0, 4));
  await expectRow(figure, 1230);
  await press(cell(figure, 1230, 1));
  const next = TABLES.permutation[1230 * N_MOVES];
  await expectRow(figure, next);
  await expect(trail(figure)).toHaveText(new RegExp(`0.*R→ 1230.*F→ ${next}`));
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await figure.getByRole("button", { name: "Step back" }).click();
  await expectRow(figure, 1230);
  // A distant entry that leads to the row where the walk already is.
  const far = TABLES.permutation[1230 * N_MOVES + 1];
  await grid(figure).evaluate(
    (box, part) => (box.scrollTop = box.scrollHeight * part),
    far / 5040,
  );
  await press(cell(figure, far, 2));
  await expect(trail(figure)).toHaveText(new RegExp(`${far}.*F2→ 1230`));
  await expectRow(figure, 1230);
  if (isMobile) {
    const { height, width } = (await cell(figure, 1230, 1).boundingBox())!;
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
  }
});

test("by keyboard alone: arrows, Enter and Backspace", async ({ page }) => {
  const figure = await load(page, "?walk=1.order-0-");
  await grid(figure).focus();
  const at = (row: number, column: number) =>
    expect(grid(figure)).toHaveAttribute(
      "aria-activedescendant",
      `entry-${row}-${column}`,
    );
  await at(0, 1);
  await page.keyboard.press("ArrowUp");
  await at(0, 1);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expectRow(figure, 489);
  await at(489, 3);
  for (let i = 0; i < 3; i++) await page.keyboard.press("Enter");
  await expect(figure.locator("figcaption")).toContainText(
    "You followed F′ four times and are back at 0: four quarter turns of a face cancel out.",
  );
  await page.keyboard.press("Backspace");
  await expectRow(figure, 224);
  await page.keyboard.press("End");
  await at(224, 9);
  await page.keyboard.press("Control+End");
  await at(5039, 9);
  await expect(cell(figure, 5039, 9)).toBeVisible();
  await page.keyboard.press("PageUp");
  await at(5029, 9);
  await page.keyboard.press("Home");
  await page.keyboard.press("Enter");
  await expectRow(figure, 5029);
  await expect(trail(figure)).toHaveText("5029");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("there are the first rows, and no blank to scroll through", async ({ page }) => {
    await page.goto("moves/");
    const box = page.locator("#move-table .move-grid");
    await expect(box.locator("#entry-9-9")).toBeVisible();
    const hidden = await box.evaluate((el) => el.scrollHeight - el.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  });
});

test("presented, the table is a window of whole rows, and the row of the walk is in it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const figure = await load(page, "?walk=1.order-3000-");
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error("refused"));
  });
  await chooseAction(figure, "Present");
  await page.locator(".presenter-bar").waitFor();
  for (const row of [3000, 5039, 17]) {
    await figure.getByLabel("go to row").fill(String(row));
    await expectRow(figure, row);
    await expect.poll(() => grid(figure).evaluate(rowsCut)).toEqual([]);
  }
});

/** Runs in the page. @returns the rows that are only partly visible */
function rowsCut(box: Element): string[] {
  const head = box.querySelector(".move-grid-head")!.getBoundingClientRect();
  const { bottom } = box.getBoundingClientRect();
  return [...box.querySelectorAll(".move-grid-body > *")].flatMap((row) => {
    const rect = row.getBoundingClientRect();
    const seen = Math.min(rect.bottom, bottom) - Math.max(rect.top, head.bottom);
    return seen > 3 && seen < rect.height - 3
      ? [row.firstElementChild!.textContent]
      : [];
  });
}
