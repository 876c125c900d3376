import type { Locator, Page } from "@playwright/test";
import { middleOf, swipe } from "../touch.ts";
import { expect, openFigure, test } from "../visit.ts";

const FIRST = "3 1 6 2 5 4";

async function open(page: Page, query = ""): Promise<Locator> {
  const figure = await openFigure(page, "more-encoders/", "even-editor", query);
  await figure.getByRole("list", { name: "Cards" }).evaluate((row) => {
    row.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return figure;
}

const card = (figure: Locator, piece: number) =>
  figure.getByRole("button", { name: `Card ${piece},` });
const orderField = (figure: Locator) => figure.getByLabel("The order", { exact: true });
const numberField = (figure: Locator) => figure.getByLabel("is number");

/** Everything in the figure must show the same permutation, with an even number of arcs. */
async function expectOrder(
  figure: Locator,
  order: string,
  digits: string,
  index: string,
): Promise<void> {
  await expect(figure.locator(".permutation-card")).toHaveText(order.split(" "));
  const free = digits.split(" ").slice(0, -2);
  await expect(figure.getByRole("spinbutton")).toHaveCount(free.length);
  for (const [at, value] of free.entries()) {
    await expect(figure.getByRole("spinbutton").nth(at)).toHaveValue(value);
  }
  await expect(figure.locator("[data-forced]")).toHaveText(digits.split(" ").slice(-2));
  await expect(orderField(figure)).toHaveValue(order);
  await expect(numberField(figure)).toHaveValue(index);
  await expect(figure.locator(".even-total")).toHaveText(`= ${index}`);
  const arcs = digits.split(" ").reduce((sum, value) => sum + Number(value), 0);
  await expect(figure.locator("path[data-counted]")).toHaveCount(arcs);
  await expect(figure.locator(".even-count")).toHaveText(`${arcs} arcs: even`);
}

test("begins with the forced pair explained", async ({ page }) => {
  const figure = await open(page);
  await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
  await expect(figure.locator("figcaption")).toContainText(
    "From the first four cards spring five arcs, an odd number. So the last two must add one more: 5 before 4.",
  );
});

test("a card dragged makes the arcs odd until it is let go; then the last two swap @phone", async ({
  page,
}) => {
  const figure = await open(page);
  const to = await middleOf(card(figure, 1));
  await card(figure, 3).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(figure.locator(".even-count")).toHaveText("5 arcs: odd");
  await expect(figure.locator("figcaption")).toContainText("the last two swap");
  await expect(orderField(figure)).toHaveValue("1 3 6 2 4 5");
  await page.mouse.up();
  await expectOrder(figure, "1 3 6 2 4 5", "0 1 3 0 0 0", "21");
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
});

test("a card dragged by a finger takes the last two with it @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "fingers are tried on the phone");
  const figure = await open(page);
  await swipe(page, await middleOf(card(figure, 3)), await middleOf(card(figure, 1)));
  await expectOrder(figure, "1 3 6 2 4 5", "0 1 3 0 0 0", "21");
});

test("a card let go at the end keeps the focus when the swap takes it along", async ({
  page,
}) => {
  const figure = await open(page);
  const to = await middleOf(card(figure, 4));
  await card(figure, 3).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(figure.locator(".even-count")).toHaveText("7 arcs: odd");
  await page.mouse.up();
  await expectOrder(figure, "1 6 2 5 3 4", "0 4 0 2 0 0", "50");
  await expect(card(figure, 3)).toBeFocused();
});

test("the last two cards alone swap back, and the figure says why", async ({
  page,
}) => {
  const figure = await open(page);
  const to = await middleOf(card(figure, 4));
  await card(figure, 5).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(figure.locator(".even-count")).toHaveText("5 arcs: odd");
  await page.mouse.up();
  await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
  await expect(figure.getByRole("alert")).toContainText("cannot swap alone");
});

test("by keyboard alone: cards, digits, order and number", async ({ page }) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await card(figure, 4).focus();
  await page.keyboard.press("ArrowLeft");
  await expectOrder(figure, "3 1 6 4 2 5", "2 0 3 1 0 0", "130");
  await expect(card(figure, 4)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
  await expect(card(figure, 4)).toBeFocused();
  await card(figure, 5).focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure.getByRole("alert")).toContainText("cannot swap alone");
  await expect(card(figure, 5)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(figure.getByRole("spinbutton").first()).toBeFocused();
  await page.keyboard.press("4");
  await expectOrder(figure, "5 1 6 2 4 3", "4 0 3 0 1 0", "249");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(numberField(figure)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(numberField(figure)).toHaveValue("250");
});

test("an odd order is explained, and its even neighbour offered", async ({ page }) => {
  const figure = await open(page);
  await orderField(figure).fill("2 1 3 4 5 6");
  await expect(figure).toContainText("has one arc, an odd number");
  await figure.getByRole("button", { name: "Use 2 1 3 4 6 5" }).click();
  await expectOrder(figure, "2 1 3 4 6 5", "1 0 0 0 1 0", "60");
});

test("a link brings the order back; one that is odd is refused in words", async ({
  page,
}) => {
  await open(page, "?even=1.2143");
  const figure = page.locator("#even-editor");
  await expectOrder(figure, "2 1 4 3", "1 0 1 0", "3");
  await open(page, "?even=1.2134");
  await expect(figure.getByRole("alert")).toContainText("2 1 3 4 has one arc");
  await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
});
