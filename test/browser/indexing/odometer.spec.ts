import type { Locator, Page } from "@playwright/test";
import { drag } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, openMore, test } from "../visit.ts";

/** 47: adding one carries through three wheels. */
const FULL_WHEELS = "?count=1.factorial-013210";

const open = (page: Page) => openFigure(page, "indexing/", "odometer", FULL_WHEELS);

const wheel = (figure: Locator, i: number) => figure.getByRole("spinbutton").nth(i);
const button = (figure: Locator, name: string) =>
  figure.getByRole("button", { name, exact: true });
const caption = (figure: Locator) => figure.locator("figcaption");
const numberField = (figure: Locator) => figure.getByLabel("the number");
const digitsField = (figure: Locator) => figure.getByLabel("its digits");

/** The wheels and the field must show the same digits. */
async function expectDigits(figure: Locator, digits: string): Promise<void> {
  await expect(digitsField(figure)).toHaveValue(digits);
  const shown = figure.locator(".wheel-panel:not([aria-hidden])");
  await expect(shown).toHaveText([...digits]);
}

async function expectOrder(figure: Locator, order: string): Promise<void> {
  await expect(
    figure.getByRole("img", { name: `The permutation ${order}` }),
  ).toBeVisible();
}

/** Drags the middle of a wheel by a number of its faces; up is positive. */
async function dragWheel(
  target: Locator,
  faces: number,
  hasTouch: boolean,
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 2 };
  const to = { x: from.x, y: from.y - (faces * height) / 3 };
  await drag(target.page(), [from, to], hasTouch);
}

test("buttons, faces and cards that are clicked, and how the digits carry", async ({
  page,
}) => {
  const figure = await loadFigure(page, `indexing/${FULL_WHEELS}`, "odometer");
  await test.step("the number is about to carry; the order it spells comes when asked for", async () => {
    await expectDigits(figure, "013210");
    await expect(figure.locator(".choices")).toBeHidden();
    await openMore(figure);
    await expectOrder(figure, "1 3 6 5 4 2");
    await expect(caption(figure)).toContainText("1·4! + 3·3! + 2·2! + 1·1! = 47");
  });
  await test.step("plus one carries through three wheels, minus one brings them back", async () => {
    await button(figure, "+ 1").click();
    await expectDigits(figure, "020000");
    await expect(wheel(figure, 1)).toHaveAttribute("aria-valuetext", "2 times 24");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectOrder(figure, "1 4 2 3 5 6");
    await expect(caption(figure)).toContainText("47 + 1 = 48");
    await button(figure, "− 1").click();
    await expectDigits(figure, "013210");
  });
  await test.step("the largest number is one short of the next place value, and one more rolls over", async () => {
    await button(figure, "Largest").click();
    await expectDigits(figure, "543210");
    await expectOrder(figure, "6 5 4 3 2 1");
    await expect(caption(figure)).toContainText(
      "5·5! + 4·4! + 3·3! + 2·2! + 1·1! + 0·0! = 6! − 1 = 719",
    );
    await button(figure, "+ 1").click();
    await expectDigits(figure, "000000");
    await expect(caption(figure)).toContainText("Rolled over");
    await expect(figure.getByRole("status")).toContainText("Rolled over to 0");
  });
  await test.step("a click on the face below the middle brings it to the middle", async () => {
    await loadFigure(page, `indexing/${FULL_WHEELS}`, "odometer");
    await openMore(figure);
    const { width, height } = (await wheel(figure, 1).boundingBox())!;
    const position = { x: width / 2, y: height * 0.85 };
    await wheel(figure, 1).click({ position });
    await expectDigits(figure, "023210");
    await chooseAction(figure, "Undo");
  });
  await test.step("pointing at a card takes it, and gives its digit", async () => {
    const cards = figure.locator(".choices-column").nth(1);
    await cards.getByText("4", { exact: true }).click();
    await expectDigits(figure, "023210");
    await expectOrder(figure, "1 4 6 5 3 2");
  });
  await test.step("tens and twos show the same number, with one ratio between all wheels", async () => {
    await loadFigure(page, `indexing/${FULL_WHEELS}`, "odometer");
    await openMore(figure);
    const ratios = figure.locator(".odometer-ratio");
    await expect(ratios).toHaveText(["×5", "×4", "×3", "×2", "×1"]);
    await figure.getByLabel("twos").check();
    await expectDigits(figure, "101111");
    await expect(ratios).toHaveText(Array(5).fill("×2"));
    await figure.getByLabel("tens").check();
    await expectDigits(figure, "000047");
    await expect(ratios).toHaveText(Array(5).fill("×10"));
  });
  await test.step("fewer wheels than the number needs cut it to their largest, and undo brings it back", async () => {
    await loadFigure(page, `indexing/${FULL_WHEELS}`, "odometer");
    await openMore(figure);
    await figure.getByLabel("How many wheels").selectOption("4");
    await expectDigits(figure, "3210");
    await expect(caption(figure)).toContainText("Cut to fit");
    await chooseAction(figure, "Undo");
    await expectDigits(figure, "013210");
  });
});

test("a number and digits are typed, and what is none is explained and loses nothing", async ({
  page,
}) => {
  const figure = await open(page);
  const field = numberField(figure);
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
  await button(figure, "Use 719").click();
  await expectDigits(figure, "543210");
  await field.press("ArrowDown");
  await expectDigits(figure, "543200");

  await digitsField(figure).fill("500000");
  await expect(field).toHaveValue("600");
  await digitsField(figure).fill("060000");
  await expect(figure).toContainText(
    "Digit 2 is 6, but the wheel worth 4! has 0 to 4.",
  );
  await button(figure, "Use 040000").click();
  await expect(field).toHaveValue("96");
});

test("a dragged wheel turns alone, in one step of undo, and the page doesn't scroll @phone @firefox", async ({
  page,
  hasTouch,
}) => {
  const figure = await open(page);
  await wheel(figure, 1).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await dragWheel(wheel(figure, 0), 2, hasTouch);
  await expectDigits(figure, "213210");
  await dragWheel(wheel(figure, 2), 1, hasTouch);
  await expectDigits(figure, "210210");
  await dragWheel(wheel(figure, 1), -1, hasTouch);
  await expectDigits(figure, "200210");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  for (const digits of ["210210", "213210", "013210"]) {
    await chooseAction(figure, "Undo");
    await expectDigits(figure, digits);
  }
  if (!hasTouch) return;
  await button(figure, "+ 1").tap();
  await expectDigits(figure, "020000");
});

test("the keyboard alone chooses a wheel, turns it and types digits; all wheels are one stop of the Tab key", async ({
  page,
}) => {
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
  await wheel(figure, 0).focus();
  await page.keyboard.press("Tab");
  await expect(numberField(figure)).toBeFocused();
});

test("a button that is held repeats, and Count counts until it is paused or the reader takes over; each is undone at once", async ({
  page,
}) => {
  const figure = await open(page);
  const number = async () => Number(await numberField(figure).inputValue());
  const count = button(figure, "Count");
  await test.step("held", async () => {
    await button(figure, "+ 1").hover();
    await page.mouse.down();
    await expect.poll(number).toBeGreaterThan(49);
    await page.mouse.up();
    await chooseAction(figure, "Undo");
    await expectDigits(figure, "013210");
  });
  await test.step("paused", async () => {
    await figure.getByLabel("speed").selectOption("fast");
    await count.click();
    await expect(count).toHaveAttribute("aria-pressed", "true");
    await expect.poll(number).toBeGreaterThan(55);
    await count.click();
    await expect(count).toHaveAttribute("aria-pressed", "false");
    await chooseAction(figure, "Undo");
    await expectDigits(figure, "013210");
  });
  await test.step("the reader takes over", async () => {
    await count.click();
    await button(figure, "Largest").click();
    await expect(count).toHaveAttribute("aria-pressed", "false");
    await expectDigits(figure, "543210");
  });
});
