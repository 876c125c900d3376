import type { Locator, Page } from "@playwright/test";
import { middleOf, swipe } from "../touch.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const FIRST = "3 1 6 7 2 5 4";

async function open(page: Page, query = ""): Promise<Locator> {
  const figure = await openFigure(page, "indexing/", "permutation-editor", query);
  // Moves the row out from under the bar at the top.
  await figure.getByRole("list", { name: "Cards" }).evaluate((row) => {
    row.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return figure;
}

const card = (figure: Locator, piece: number) =>
  figure.getByRole("button", { name: `Card ${piece},` });
const digit = (figure: Locator, place: string) =>
  figure.getByRole("spinbutton", { name: `Digit of the ${place} card` });
const orderField = (figure: Locator) => figure.getByLabel("The order", { exact: true });
const numberField = (figure: Locator) => figure.getByLabel("is number");

/** Everything in the figure must show the same permutation. */
async function expectOrder(
  figure: Locator,
  order: string,
  digits: string,
  index: string,
): Promise<void> {
  const row = order.split(" ");
  await expect(figure.locator(".permutation-card")).toHaveText(row);
  for (const [at, value] of digits.split(" ").entries()) {
    await expect(figure.getByRole("spinbutton").nth(at)).toHaveValue(value);
  }
  await expect(orderField(figure)).toHaveValue(order);
  await expect(numberField(figure)).toHaveValue(index);
  await expect(figure.locator(".permutation-total")).toHaveText(`= ${index}`);
  const arcs = digits.split(" ").reduce((sum, value) => sum + Number(value), 0);
  await expect(figure.locator("path[data-counted]")).toHaveCount(arcs);
}

test("begins with a card emphasised and explained", async ({ page }) => {
  const figure = await open(page);
  await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
  await expect(figure.locator("figcaption")).toHaveText(
    "The third card, 6, has three smaller cards to its right (2, 5 and 4), so its digit is 3 and it contributes 3 × 4! = 72.",
  );
  await expect(figure.locator("path[data-strong]")).toHaveCount(3);
});

test("a card dragged by the mouse takes its new place, and one Undo brings it back @phone", async ({
  page,
}) => {
  const figure = await open(page);
  const to = await middleOf(card(figure, 4));
  await card(figure, 6).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
  await expectOrder(figure, "3 1 7 2 5 4 6", "2 0 4 0 1 0 0", "1538");
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
});

test("a card dragged by a finger takes its new place @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "fingers are tried on the phone");
  const figure = await open(page);
  await swipe(page, await middleOf(card(figure, 1)), await middleOf(card(figure, 5)));
  await expectOrder(figure, "3 6 7 2 5 1 4", "2 4 4 1 2 0 0", "2026");
});

test("a finger that goes down from a card scrolls the page and moves no card @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "fingers are tried on the phone");
  const figure = await open(page);
  const from = await middleOf(card(figure, 6));
  const before = await page.evaluate(() => scrollY);
  await swipe(page, from, { x: from.x + 3, y: from.y - 250 });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
  await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
});

test("the arrow keys move a card and focus goes with it", async ({ page }) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await card(figure, 6).focus();
  await page.keyboard.press("ArrowRight");
  await expectOrder(figure, "3 1 7 6 2 5 4", "2 0 4 3 0 1 0", "1555");
  await expect(card(figure, 6)).toBeFocused();
  await expect(figure.locator("figcaption")).toContainText("The fourth card, 6,");
  await page.keyboard.press("Home");
  await expect(orderField(figure)).toHaveValue("6 3 1 7 2 5 4");
  await page.keyboard.press("ArrowLeft");
  await expect(orderField(figure)).toHaveValue("6 3 1 7 2 5 4");
  await page.keyboard.press("End");
  await expect(orderField(figure)).toHaveValue("3 1 7 2 5 4 6");
  await expect(card(figure, 6)).toBeFocused();
});

test("by keyboard alone: to the cards, the digits, the order and the number", async ({
  page,
}) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await card(figure, 4).focus();
  await page.keyboard.press("Tab");
  await expect(digit(figure, "first")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expectOrder(figure, "3 1 7 6 2 5 4", "2 0 4 3 0 1 0", "1555");
  await page.keyboard.press("ArrowUp");
  await expect(digit(figure, "third")).toHaveValue("4");
  await page.keyboard.press("0");
  await expectOrder(figure, "3 1 2 7 4 6 5", "2 0 0 3 0 1 0", "1459");
  await page.keyboard.press("Tab");
  await expect(orderField(figure)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(numberField(figure)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expectOrder(figure, "3 1 2 7 5 4 6", "2 0 0 3 1 0 0", "1460");
});

test("a typed number gives its order", async ({ page }) => {
  const figure = await open(page);
  await numberField(figure).fill("5039");
  await expectOrder(figure, "7 6 5 4 3 2 1", "6 5 4 3 2 1 0", "5039");
  await figure.getByRole("button", { name: "The order after it" }).click();
  await expect(numberField(figure)).toHaveValue("5039");
  await figure.getByRole("button", { name: "The order before it" }).click();
  await expectOrder(figure, "7 6 5 4 3 1 2", "6 5 4 3 2 0 0", "5038");
});

test("a number that is too large is explained, and the largest offered", async ({
  page,
}) => {
  const figure = await open(page);
  await numberField(figure).fill("5040");
  await expect(figure.getByText("“5040” is too large")).toBeVisible();
  await expect(numberField(figure)).toHaveAttribute("aria-invalid", "true");
  await figure.getByRole("button", { name: "Use 5039" }).click();
  await expectOrder(figure, "7 6 5 4 3 2 1", "6 5 4 3 2 1 0", "5039");
});

test("a typed order is taken, and a wrong one explained with the nearest offered", async ({
  page,
}) => {
  const figure = await open(page);
  await orderField(figure).fill("3,1,6,7,2,4,5");
  await expect(orderField(figure)).toHaveValue("3,1,6,7,2,4,5");
  await orderField(figure).press("Enter");
  await expectOrder(figure, "3 1 6 7 2 4 5", "2 0 3 3 0 0 0", "1530");
  await orderField(figure).fill("3167255");
  await expect(
    figure.getByText("Card 5 is there twice, and 4 is missing."),
  ).toBeVisible();
  await expect(orderField(figure)).toHaveValue("3167255");
  await figure.getByRole("button", { name: "Use 3 1 6 7 2 5 4" }).click();
  await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
  await orderField(figure).fill("0 2 1 3 4");
  await expect(figure.getByText("the guide’s dummy")).toBeVisible();
});

test("an order in the making is no mistake until it is left", async ({ page }) => {
  const figure = await open(page);
  await orderField(figure).fill("7654");
  await expect(figure.getByText("are missing")).toHaveCount(0);
  await orderField(figure).blur();
  await expect(figure.getByText("Of 7 cards, 1, 2 and 3 are missing.")).toBeVisible();
  await expect(orderField(figure)).toHaveValue("7654");
});

test("a digit too large for its column is explained, and the largest offered", async ({
  page,
}) => {
  const figure = await open(page);
  await digit(figure, "fifth").fill("7");
  await expect(figure.getByRole("alert")).toContainText(
    "“7” is too large: two cards stand to the right of the fifth.",
  );
  await expect(digit(figure, "fifth")).toHaveValue("7");
  await expect(card(figure, 2)).toBeVisible();
  await figure.getByRole("button", { name: "Use 2" }).click();
  await expectOrder(figure, "3 1 6 7 5 4 2", "2 0 3 3 2 1 0", "1535");
});

test("an emptied digit comes back when it is left", async ({ page }) => {
  const figure = await open(page);
  await digit(figure, "first").fill("");
  await expect(digit(figure, "first")).toHaveValue("");
  await digit(figure, "first").blur();
  await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
});

test("the mouse over a card shows its arcs, and leaving it shows the chosen card's", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a finger does not hover");
  const figure = await loadFigure(page, "indexing/", "permutation-editor");
  await card(figure, 7).hover();
  await expect(figure.locator("figcaption")).toContainText("The fourth card, 7,");
  await card(figure, 4).hover();
  await expect(figure.locator("figcaption")).toContainText("its digit is always 0");
  await page.mouse.move(0, 0);
  await expect(figure.locator("figcaption")).toContainText("The third card, 6,");
});

test("another number of cards: those above go, new ones come at the right", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByRole("combobox", { name: "cards" }).selectOption("4");
  await expectOrder(figure, "3 1 2 4", "2 0 0 0", "12");
  await figure.getByRole("combobox", { name: "cards" }).selectOption("8");
  await expectOrder(figure, "3 1 2 4 5 6 7 8", "2 0 0 0 0 0 0 0", "10,080");
});

test("the address keeps the order, and Reset clears it", async ({ page, context }) => {
  const figure = await open(page);
  await numberField(figure).fill("77");
  await expect(page).toHaveURL(/order=1\.1263754/);
  const elsewhere = await context.newPage();
  const again = await open(elsewhere, new URL(page.url()).search);
  await expectOrder(again, "1 2 6 3 7 5 4", "0 0 3 0 2 1 0", "77");
  await figure.getByRole("button", { name: "Reset" }).click();
  await expect(page).not.toHaveURL(/order=/);
  await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
});

test("a link that holds no order says so and shows the page's own", async ({
  page,
}) => {
  const figure = await open(page, "?order=1.3144");
  await expect(figure.getByRole("alert")).toContainText(
    "Card 4 is there twice, and 2 is missing",
  );
  await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
});

test("the change is spoken", async ({ page }) => {
  const figure = await open(page);
  await card(figure, 6).press("Home");
  await expect(figure.getByRole("status")).toHaveText(
    "Cards 6 3 1 7 2 5 4. Digits 5 2 0 3 0 1 0. Number 3859, of 0 to 5039.",
  );
});

test("nothing below the figure moves while its words change @phone", async ({
  page,
}) => {
  const figure = await open(page);
  const height = () =>
    figure.evaluate((element) => element.getBoundingClientRect().height);
  const before = await height();
  for (const place of ["first", "second", "third", "seventh"]) {
    await digit(figure, place).focus();
    expect(await height()).toBe(before);
  }
  await digit(figure, "third").fill("9");
  expect(await height()).toBe(before);
  await numberField(figure).fill("9999");
  expect(await height()).toBe(before);
  for (const typed of ["3167255", "0 1 2 3", "3012", "12x", "9 9", "123"]) {
    await orderField(figure).fill(typed);
    await orderField(figure).blur();
    expect(await height()).toBe(before);
  }
});

test("eight cards fit a phone: large enough to read and to touch, nothing beyond the edge @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "for the phone");
  const figure = await open(page, "?order=1.87654321");
  for (const target of await figure
    .locator(".permutation-card, .permutation-digit")
    .all()) {
    const box = (await target.boundingBox())!;
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.height).toBeGreaterThanOrEqual(44);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
  }
  const sizes = await figure
    .locator(".permutation-columns :is(button, input, span, b)")
    .evaluateAll((elements) =>
      elements.map((element) => parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
