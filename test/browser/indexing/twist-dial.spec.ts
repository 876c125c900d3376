import type { Locator, Page } from "@playwright/test";
import { expect, openFigure, test } from "../visit.ts";

const open = (page: Page, query = "") =>
  openFigure(page, "indexing/", "twist-dial", query);

const corner = (figure: Locator, number: number) =>
  figure.getByRole("button", { name: `Corner ${number},` });

async function expectTwists(figure: Locator, twists: string): Promise<void> {
  await expect(figure.locator(".twist-digit")).toHaveText([...twists]);
}

async function expectNumber(figure: Locator, index: number): Promise<void> {
  await expect(figure.getByLabel("their number")).toHaveValue(String(index));
  await expect(figure.locator(".twist-answer")).toHaveText(`→ ${index}`);
}

test("the first state: six twists, and the seventh that they force @phone", async ({
  page,
}) => {
  const figure = await open(page);
  await expectTwists(figure, "1020201");
  await expectNumber(figure, 303);
  await expect(
    figure.getByRole("img", { name: "From 0 the hand goes to 1, 1, 0, 0, 2, 2, 0." }),
  ).toBeVisible();
  await expect(figure.locator("figcaption")).toContainText("3⁶ = 729 remain");
});

test("a click twists a free corner, and the seventh follows", async ({ page }) => {
  const figure = await open(page);
  await corner(figure, 1).click();
  await expectTwists(figure, "2020200");
  await corner(figure, 2).click();
  await expectTwists(figure, "2120202");
  await expectNumber(figure, 2 * 243 + 81 + 2 * 27 + 2 * 3);
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectTwists(figure, "2020200");
});

test("the seventh corner twisted by itself gets the library's own refusal", async ({
  page,
}) => {
  const figure = await open(page);
  await corner(figure, 7).click();
  await expectTwists(figure, "1020202");
  await expect(figure.locator(".twist-answer")).toHaveText(
    "✗ RangeError: twists sum to 7 (1 modulo 3), not 0: one corner is turned clockwise",
  );
  await expect(figure.getByLabel("their number")).toHaveValue("");
  await expect(figure.locator("figcaption")).toContainText(
    "No turns lead to this cube",
  );
  await figure.getByRole("button", { name: "Put it right" }).click();
  await expectTwists(figure, "1020201");
  await expectNumber(figure, 303);
});

test("the keyboard alone chooses, twists and types", async ({ page }) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await corner(figure, 1).focus();
  await page.keyboard.press("ArrowDown");
  await expectTwists(figure, "0020202");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("222");
  await expectTwists(figure, "0222201");
  await page.keyboard.press("3");
  await expect(figure).toContainText("A corner has no twist 3: 0, 1 or 2.");
  await expectTwists(figure, "0222201");
});

test("a tap twists a corner @phone", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  const figure = await open(page);
  await corner(figure, 3).tap();
  await expectTwists(figure, "1000200");
});

test("a corner clicked on the cube twists, on the dial as well", async ({ page }) => {
  const figure = await open(page);
  // The front's upper right sticker is on corner 2, UFR.
  const sticker = figure.locator('[data-position="1"] .on-F .cube-sticker');
  await sticker.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await sticker.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expectTwists(figure, "1120200");
});

test("the cube shows the twists", async ({ page }) => {
  const figure = await open(page);
  const ufr = figure.locator('[data-position="1"] .on-F .cube-sticker');
  await expect(ufr).toHaveText("F");
  // Turned clockwise, the U sticker moves to the right face, R to the front.
  await corner(figure, 2).click();
  await expect(ufr).toHaveText("R");
});

test("digits and number are typed, and what is wrong is explained", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByLabel("their number").fill("728");
  await expectTwists(figure, "2222220");
  await figure.getByLabel("their number").fill("729");
  await expect(figure).toContainText("“729” is too large");
  await figure.getByRole("button", { name: "Use 728" }).click();
  await figure.getByLabel("the six free twists").fill("000001");
  await expectTwists(figure, "0000012");
  await expectNumber(figure, 1);
  await figure.getByLabel("the six free twists").fill("000031");
  await expect(figure).toContainText("Digit 5 is 3, but corner 5 has 0 to 2.");
});

test("Walk shows the corners one after the other, then all of them", async ({
  page,
}) => {
  const figure = await open(page);
  const walked = figure.locator(".twist-corner[data-walked]");
  await expect(walked).toHaveCount(7);
  await figure.getByRole("button", { name: "Walk" }).click();
  await expect(walked).toHaveCount(1);
  await expect(walked).toHaveCount(7, { timeout: 10_000 });
});

test("a link shows what the reader saw, even a cube out of reach", async ({ page }) => {
  const figure = await open(page);
  await corner(figure, 7).click();
  await expect.poll(() => page.url()).toContain("twists=1.1020202");
  const again = await open(await page.context().newPage(), new URL(page.url()).search);
  await expectTwists(again, "1020202");
  await expect(again.locator(".twist-answer")).toContainText("RangeError");
});

test("a link that makes no sense is explained, and the example stays", async ({
  page,
}) => {
  const figure = await open(page, "?twists=1.3333333");
  await expect(figure.getByRole("alert")).toContainText(
    "twists are seven digits, each 0, 1 or 2",
  );
  await expectTwists(figure, "1020201");
});
