import type { Locator, Page } from "@playwright/test";
import { expect, openFigure, test } from "../visit.ts";

const open = (page: Page, query = "") =>
  openFigure(page, "indexing/", "odometer", query);

const wheel = (figure: Locator, i: number) => figure.getByRole("spinbutton").nth(i);

async function expectDigits(figure: Locator, digits: string): Promise<void> {
  await expect(figure.getByLabel("its digits")).toHaveValue(digits);
  const shown = figure.locator(".wheel-panel:not([aria-hidden])");
  await expect(shown).toHaveText([...digits]);
}

async function expectOrder(figure: Locator, order: string): Promise<void> {
  await expect(figure.getByRole("img", { name: `The order ${order}` })).toBeVisible();
}

/** Drags the middle of a wheel by a number of its faces; up is positive. */
async function dragWheel(page: Page, target: Locator, faces: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const [startX, startY] = [x + width / 2, y + height / 2];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  await page.mouse.move(startX, startY - (faces * height) / 3, { steps: 8 });
  await page.mouse.up();
}

/** Swipes with a finger, using real touch events of the browser. */
async function swipe(page: Page, target: Locator, faces: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const at = (moved: number) => [{ x: x + width / 2, y: y + height / 2 - moved }];
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", moved?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: moved === undefined ? [] : at(moved),
    });
  await send("touchStart", 0);
  for (let step = 1; step <= 8; step++) {
    await send("touchMove", (step / 8) * faces * (height / 3));
  }
  await send("touchEnd");
}

test("the first state shows a number about to carry, and the order it spells @phone", async ({
  page,
}) => {
  const figure = await open(page);
  await expectDigits(figure, "013210");
  await expectOrder(figure, "1 3 6 5 4 2");
  await expect(figure.locator("figcaption")).toContainText(
    "1·4! + 3·3! + 2·2! + 1·1! = 47",
  );
});

test("plus one carries through three wheels, minus one brings them back", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByRole("button", { name: "+ 1" }).click();
  await expectDigits(figure, "020000");
  await expectOrder(figure, "1 4 2 3 5 6");
  await expect(figure.locator("figcaption")).toContainText("47 + 1 = 48");
  await figure.getByRole("button", { name: "− 1" }).click();
  await expectDigits(figure, "013210");
});

test("the largest number is one short of the next place value, and one more rolls over", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByRole("button", { name: "Largest" }).click();
  await expectDigits(figure, "543210");
  await expectOrder(figure, "6 5 4 3 2 1");
  await expect(figure.locator("figcaption")).toContainText(
    "5·5! + 4·4! + 3·3! + 2·2! + 1·1! + 0·0! = 6! − 1 = 719",
  );
  await figure.getByRole("button", { name: "+ 1" }).click();
  await expectDigits(figure, "000000");
  await expect(figure.locator("figcaption")).toContainText("Rolled over");
  await expect(figure.getByRole("status")).toContainText("Rolled over to 0");
});

test("a wheel dragged by mouse turns by as many faces, alone, in one step of undo @phone", async ({
  page,
}) => {
  const figure = await open(page);
  await dragWheel(page, wheel(figure, 0), 2);
  await expectDigits(figure, "213210");
  await dragWheel(page, wheel(figure, 2), 1);
  await expectDigits(figure, "210210");
  await dragWheel(page, wheel(figure, 1), -1);
  await expectDigits(figure, "200210");
  for (const digits of ["210210", "213210", "013210"]) {
    await figure.getByRole("button", { name: "Undo" }).click();
    await expectDigits(figure, digits);
  }
});

test("a click on the face below the middle brings it to the middle", async ({
  page,
}) => {
  const figure = await open(page);
  const { width, height } = (await wheel(figure, 1).boundingBox())!;
  await wheel(figure, 1).click({ position: { x: width / 2, y: height * 0.85 } });
  await expectDigits(figure, "023210");
});

test("a wheel swiped by finger turns, and the page stays where it is @phone", async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "needs a touch screen");
  const figure = await open(page);
  await wheel(figure, 1).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await swipe(page, wheel(figure, 1), 2);
  await expectDigits(figure, "033210");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test("a tap on the buttons counts @phone", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  const figure = await open(page);
  await figure.getByRole("button", { name: "+ 1" }).tap();
  await expectDigits(figure, "020000");
});

test("the keyboard alone chooses a wheel, turns it and types digits", async ({
  page,
}) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await wheel(figure, 0).focus();
  await page.keyboard.press("ArrowUp");
  await expectDigits(figure, "113210");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectDigits(figure, "143210");
  await page.keyboard.press("Home");
  await expectDigits(figure, "103210");
  await page.keyboard.press("End");
  await expectDigits(figure, "143210");
  await page.keyboard.type("210");
  await expectDigits(figure, "121010");
  await page.keyboard.press("9");
  await expect(figure).toContainText("There is no 9 on the wheel worth 1!");
  await expectDigits(figure, "121010");
});

test("all wheels are one stop of the Tab key", async ({ page }) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await wheel(figure, 0).focus();
  await page.keyboard.press("Tab");
  await expect(figure.getByLabel("the number")).toBeFocused();
});

test("a number is typed, and what is no number is explained and loses nothing", async ({
  page,
}) => {
  const figure = await open(page);
  const field = figure.getByLabel("the number");
  await field.fill("100");
  await expectDigits(figure, "040200");
  await field.fill("720");
  await expect(figure).toContainText(
    "“720” is too large: a whole number from 0 to 719 is expected.",
  );
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expectDigits(figure, "040200");
  await field.press("Enter");
  await expect(field).toHaveValue("720");
  await figure.getByRole("button", { name: "Use 719" }).click();
  await expectDigits(figure, "543210");
  await field.press("ArrowDown");
  await expectDigits(figure, "543200");
});

test("digits are typed, and one that its wheel does not have is explained", async ({
  page,
}) => {
  const figure = await open(page);
  const field = figure.getByLabel("its digits");
  await field.fill("500000");
  await expect(figure.getByLabel("the number")).toHaveValue("600");
  await field.fill("060000");
  await expect(figure).toContainText(
    "Digit 2 is 6, but the wheel worth 4! has 0 to 4.",
  );
  await figure.getByRole("button", { name: "Use 040000" }).click();
  await expect(figure.getByLabel("the number")).toHaveValue("96");
});

test("pointing at a card takes it, and gives its digit", async ({ page }) => {
  const figure = await open(page);
  await figure
    .locator(".choices-column")
    .nth(1)
    .getByText("4", { exact: true })
    .click();
  await expectDigits(figure, "023210");
  await expectOrder(figure, "1 4 6 5 3 2");
});

test("tens and twos show the same number, with one ratio between all wheels", async ({
  page,
}) => {
  const figure = await open(page);
  const ratios = figure.locator(".odometer-ratio");
  await expect(ratios).toHaveText(["×5", "×4", "×3", "×2", "×1"]);
  await figure.getByLabel("twos").check();
  await expectDigits(figure, "101111");
  await expect(ratios).toHaveText(Array(5).fill("×2"));
  await figure.getByLabel("tens").check();
  await expectDigits(figure, "000047");
  await expect(ratios).toHaveText(Array(5).fill("×10"));
});

test("fewer wheels than the number needs cut it to their largest, and undo brings it back", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByLabel("How many wheels").selectOption("4");
  await expectDigits(figure, "3210");
  await expect(figure.locator("figcaption")).toContainText("Cut to fit");
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectDigits(figure, "013210");
});

test("a button that is held repeats, and is undone at once", async ({ page }) => {
  const figure = await open(page);
  const button = figure.getByRole("button", { name: "+ 1" });
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.mouse.down();
  const number = figure.getByLabel("the number");
  await expect.poll(async () => Number(await number.inputValue())).toBeGreaterThan(49);
  await page.mouse.up();
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectDigits(figure, "013210");
});

test("Count counts until it is paused, and is undone at once", async ({ page }) => {
  const figure = await open(page);
  await figure.getByLabel("speed").selectOption("fast");
  const count = figure.getByRole("button", { name: "Count" });
  await count.click();
  await expect(count).toHaveAttribute("aria-pressed", "true");
  const number = figure.getByLabel("the number");
  await expect.poll(async () => Number(await number.inputValue())).toBeGreaterThan(55);
  await count.click();
  await expect(count).toHaveAttribute("aria-pressed", "false");
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectDigits(figure, "013210");
});

test("Count stops when the reader takes over", async ({ page }) => {
  const figure = await open(page);
  const count = figure.getByRole("button", { name: "Count" });
  await count.click();
  await figure.getByRole("button", { name: "Largest" }).click();
  await expect(count).toHaveAttribute("aria-pressed", "false");
  await expectDigits(figure, "543210");
});

test("with reduced motion nothing rolls", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const figure = await open(page);
  await figure.getByRole("button", { name: "+ 1" }).click();
  await expectDigits(figure, "020000");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("a link shows what the reader saw", async ({ page }) => {
  const figure = await open(page);
  await figure.getByLabel("tens").check();
  await figure.getByLabel("the number").fill("719");
  await expect.poll(() => page.url()).toContain("count=1.tens-000719");
  const again = await open(await page.context().newPage(), new URL(page.url()).search);
  await expectDigits(again, "000719");
  await expect(again.getByLabel("tens")).toBeChecked();
});

test("a link that makes no sense is explained, and the example stays", async ({
  page,
}) => {
  const figure = await open(page, "?count=1.factorial-913210");
  await expect(figure.getByRole("alert")).toContainText(
    "wheel 1 shows 9, but its top face is 5",
  );
  await expectDigits(figure, "013210");
});

test("without scripts the wheels, the cards and the order are there", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("indexing/");
  const figure = page.locator("#odometer");
  await expect(figure.locator(".wheel-panel:not([aria-hidden])")).toHaveText([
    ..."013210",
  ]);
  await expect(figure.locator(".choice-chosen")).toHaveText([..."136542"]);
  await expectOrder(figure, "1 3 6 5 4 2");
  await expect(figure.getByRole("button", { name: "+ 1" })).toBeHidden();
  await context.close();
});
