import type { Locator, Page } from "@playwright/test";
import { expect, openFigure, test } from "../visit.ts";

const open = (page: Page, query = "") =>
  openFigure(page, "indexing/", "digits-editor", query);

const piece = (figure: Locator, number: number) =>
  figure.getByRole("button", { name: `Piece ${number},` });

async function expectRow(figure: Locator, row: string, index: number): Promise<void> {
  await expect(figure.locator(".digits-digit")).toHaveText([...row]);
  await expect(figure.getByLabel("the row, in base")).toHaveValue(row);
  await expect(figure.getByLabel("its number")).toHaveValue(String(index));
  await expect(figure.getByRole("slider")).toHaveValue(String(index));
}

test("the first state is four coins that spell ten @phone", async ({ page }) => {
  const figure = await open(page);
  await expectRow(figure, "1010", 10);
  await expect(piece(figure, 1)).toHaveAccessibleName("Piece 1, heads, 1");
  await expect(figure.locator("figcaption")).toContainText(
    "1·2³ + 0·2² + 1·2¹ + 0·2⁰ = 10",
  );
});

test("a click turns a piece, and the number follows", async ({ page }) => {
  const figure = await open(page);
  await piece(figure, 2).click();
  await expectRow(figure, "1110", 14);
  await piece(figure, 1).click();
  await expectRow(figure, "0110", 6);
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectRow(figure, "1110", 14);
});

test("a piece dragged sideways turns with the pointer, in one step of undo @phone", async ({
  page,
}) => {
  const figure = await open(page, "?digits=1.6-1010");
  const target = piece(figure, 2);
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 4 * 28, y + height / 2, { steps: 12 });
  await page.mouse.move(x + width / 2 + 3 * 28, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expectRow(figure, "1310", 216 + 3 * 36 + 6);
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectRow(figure, "1010", 216 + 6);
});

test("a tap turns a piece @phone", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  const figure = await open(page);
  await piece(figure, 4).tap();
  await expectRow(figure, "1011", 11);
});

test("the keyboard alone chooses, turns and types", async ({ page }) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await piece(figure, 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expectRow(figure, "1110", 14);
  await page.keyboard.press("Enter");
  await expectRow(figure, "1010", 10);
  await page.keyboard.type("101");
  await expectRow(figure, "1101", 13);
  await page.keyboard.press("2");
  await expect(figure).toContainText("A piece with 2 ways has no 2: 0 to 1.");
  await expectRow(figure, "1101", 13);
});

test("the slider is dragged, and the drag is undone at once @phone", async ({
  page,
}) => {
  const figure = await open(page);
  const slider = figure.getByRole("slider");
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + width * 0.66, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.3, y + height / 2, { steps: 5 });
  await page.mouse.move(x + 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expectRow(figure, "0000", 0);
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectRow(figure, "1010", 10);
});

test("the slider moves by keys", async ({ page }) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await figure.getByRole("slider").focus();
  await page.keyboard.press("ArrowRight");
  await expectRow(figure, "1011", 11);
});

test("digits and number are typed, and what is wrong is explained", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByLabel("the row, in base").fill("0111");
  await expectRow(figure, "0111", 7);
  await figure.getByLabel("the row, in base").fill("0121");
  await expect(figure).toContainText("Digit 3 is 2, but piece 3 has 0 to 1.");
  await figure.getByRole("button", { name: "Use 0111" }).click();
  await figure.getByLabel("its number").fill("15");
  await expectRow(figure, "1111", 15);
  await expect(figure.locator("figcaption")).toContainText("this one");
  await figure.getByLabel("its number").fill("16");
  await expect(figure).toContainText("“16” is too large");
  await expect(figure.locator(".digits-digit")).toHaveText([..."1111"]);
});

test("three ways make corners in base three, more ways make knobs", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByLabel("In how many ways").selectOption("3");
  await expectRow(figure, "1010", 30);
  await expect(piece(figure, 1)).toHaveAccessibleName("Piece 1, clockwise, 1");
  await figure.getByLabel("How many pieces").selectOption("7");
  await expectRow(figure, "1010000", 810);
  await figure.getByLabel("In how many ways").selectOption("6");
  await piece(figure, 7).focus();
  await page.keyboard.press("ArrowDown");
  await expectRow(figure, "1010005", 6 ** 6 + 6 ** 4 + 5);
});

test("a link shows what the reader saw", async ({ page }) => {
  const figure = await open(page);
  await figure.getByLabel("In how many ways").selectOption("5");
  await figure.getByLabel("its number").fill("624");
  await expect.poll(() => page.url()).toContain("digits=1.5-4444");
  const again = await open(await page.context().newPage(), new URL(page.url()).search);
  await expectRow(again, "4444", 624);
});

test("a link that makes no sense is explained, and the example stays", async ({
  page,
}) => {
  const figure = await open(page, "?digits=1.2-1210");
  await expect(figure.getByRole("alert")).toContainText(
    "digit 2 is 2, but with 2 ways the largest is 1",
  );
  await expectRow(figure, "1010", 10);
});
