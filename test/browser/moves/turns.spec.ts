import type { Locator, Page } from "@playwright/test";
import { applyMoves, parseMoves, rankState, SOLVED } from "#lib/index.ts";
import { expectCube, middleOf } from "../cube-on-page.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const open = (page: Page) => openFigure(page, "moves/", "turn-cycles");

const row = (figure: Locator, position: number) =>
  figure.locator("tbody tr").nth(position - 1);
const words = (figure: Locator) => figure.locator("figcaption");
const numberAfter = (moves: string) => rankState(applyMoves(SOLVED, parseMoves(moves)));

test("the way of a piece by F, by its repetitions, and by pointing at a row", async ({
  page,
}) => {
  const figure = await open(page);
  await test.step("F at once: sources, twists, and the way to position 2", async () => {
    await expect(row(figure, 2).locator("td")).toHaveText(["← 3", "1"]);
    await expect(row(figure, 5).locator("td")).toHaveText(["stays", "0"]);
    await expect(words(figure)).toContainText(
      "Position 2 receives its piece from position 3, twisted by 1. The blue arrow follows its U sticker, which is now on R instead of U: one third of a turn clockwise. The seven twists sum to 6, a multiple of three.",
    );
    await expectCube(figure, numberAfter("F"));
  });
  await test.step("turned four times, each row comes home", async () => {
    const more = figure.getByRole("button", { name: "Turn F once more" });
    await more.click();
    await expect(row(figure, 2).locator("td")).toHaveText(["← 3 ← 7", "1+2 = 3 → 0"]);
    await expect(words(figure)).toContainText("F2 is F twice, F F:");
    await expectCube(figure, numberAfter("F2"));
    await more.click();
    await expect(words(figure)).toContainText("F′ is F three times, F F F:");
    await expectCube(figure, numberAfter("F'"));
    await more.click();
    await expect(row(figure, 2).locator("td")).toHaveText([
      "← 3 ← 7 ← 6 ← 2",
      "1+2+1+2 = 6 → 0",
    ]);
    await expect(words(figure)).toContainText(
      "Position 2 has its own piece again, untwisted. After F F F F every position has its own piece back",
    );
    await expectCube(figure, 0);
    await chooseAction(figure, "Undo");
    await expectCube(figure, numberAfter("F'"));
  });
  await test.step("pointing at a row lights it on the net and on the cube", async () => {
    await open(page);
    // The keys take precedence over a mouse that doesn't move.
    await row(figure, 2).getByRole("button").click();
    await page.keyboard.press("ArrowDown");
    await expect(words(figure)).toContainText("Position 3 receives its piece");
    await row(figure, 6).hover();
    await expect(words(figure)).toContainText(
      "Position 6 receives its piece from position 2",
    );
    await expect(figure.locator(".cube-corner[data-lit]")).toHaveAttribute(
      "data-position",
      "5",
    );
    await expect(figure.locator(".cube-net [data-lit]")).toHaveCount(3);
  });
  await test.step("the six quarter turns are drawn as nets", async () => {
    const turns = page.locator("#six-turns .one-turn");
    await expect(turns.locator("b")).toHaveText(["F", "F′", "R", "R′", "U", "U′"]);
    for (const [i, move] of ["F", "F'", "R", "R'", "U", "U'"].entries()) {
      const { permutation } = applyMoves(SOLVED, parseMoves(move));
      const pieces = await turns.nth(i).locator("dd").first().innerText();
      expect(pieces.replace(/\D/g, "")).toBe(permutation.map((p) => p + 1).join(""));
    }
  });
});

test("by keyboard alone: face, times and position", async ({ page }) => {
  const figure = await loadFigure(page, "moves/", "turn-cycles");
  await figure
    .getByRole("toolbar", { name: "Face" })
    .getByRole("button")
    .first()
    .focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expectCube(figure, numberAfter("R2"));
  await row(figure, 2).getByRole("button").focus();
  await page.keyboard.press("ArrowUp");
  await expect(row(figure, 1).getByRole("button")).toBeFocused();
  await expect(words(figure)).toContainText(
    "Position 1 receives its piece from position 6, twisted by 0",
  );
  await page.keyboard.press("ArrowUp");
  await expect(row(figure, 1).getByRole("button")).toBeFocused();
  await page.keyboard.press("End");
  await expect(words(figure)).toContainText(
    "Position 7 keeps its piece: this face does not touch it.",
  );
});

test("a tap on a face of the cube turns that face @phone", async ({ page }) => {
  const figure = await open(page);
  const { x, y } = await middleOf(figure, 0);
  await page.mouse.click(x, y);
  await expectCube(figure, numberAfter("U"));
  await expect(words(figure)).toContainText("twisted by 0");
});
