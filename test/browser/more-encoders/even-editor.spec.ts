import type { Locator, Page } from "@playwright/test";
import { drag, middleOf } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const FIRST = "3 1 6 2 5 4";

async function open(page: Page, by = openFigure): Promise<Locator> {
  const figure = await by(page, "more-encoders/", "even-editor");
  await figure.getByRole("list", { name: "Cards" }).evaluate((row) => {
    row.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return figure;
}

const card = (figure: Locator, piece: number) =>
  figure.getByRole("button", { name: `Card ${piece},` });
const orderField = (figure: Locator) =>
  figure.getByLabel("The permutation", { exact: true });
const numberField = (figure: Locator) => figure.getByLabel("has index");

/** Everything in the figure must show the same permutation, with an even number of arcs. */
async function expectOrder(
  figure: Locator,
  order: string,
  digits: string,
  index: string,
): Promise<void> {
  const row = digits.split(" ");
  const arcs = row.reduce((sum, value) => sum + Number(value), 0);
  const told = () =>
    figure.evaluate((root) => {
      const texts = (selector: string) =>
        [...root.querySelectorAll(selector)].map((one) => one.textContent.trim());
      const values = (selector: string) =>
        [...root.querySelectorAll<HTMLInputElement>(selector)].map(
          ({ value }) => value,
        );
      return {
        cards: texts(".permutation-card"),
        free: values("[role=spinbutton]"),
        forced: texts("[data-forced]"),
        fields: values(".typed-field input"),
        total: texts(".even-total"),
        arcs: texts("path[data-counted]").length,
        count: texts(".even-count"),
      };
    });
  await expect.poll(told).toEqual({
    cards: order.split(" "),
    free: row.slice(0, -2),
    forced: row.slice(-2),
    fields: [order, index],
    total: [`= ${index}`],
    arcs,
    count: [`${arcs} arcs: even`],
  });
}

test("the forced pair is explained; what a drag leaves odd, the last two put right @phone", async ({
  page,
  isMobile,
}) => {
  const figure = await open(page);
  const count = figure.locator(".even-count");
  await test.step("at first", async () => {
    await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
    await expect(figure.locator("figcaption")).toContainText(
      "The first four cards have five arcs, an odd number. So the last two must add one more: 5 before 4.",
    );
  });
  if (isMobile) {
    await test.step("a card dragged by a finger takes the last two with it", async () => {
      const points = [await middleOf(card(figure, 3)), await middleOf(card(figure, 1))];
      await drag(page, points, isMobile);
      await expectOrder(figure, "1 3 6 2 4 5", "0 1 3 0 0 0", "21");
    });
    return;
  }
  const dragOnto = async (from: number, to: number) => {
    const { x, y } = await middleOf(card(figure, to));
    await card(figure, from).hover();
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 8 });
  };
  await test.step("a card dragged makes the arcs odd until it is let go; then the last two swap", async () => {
    await dragOnto(3, 1);
    await expect(count).toHaveText("5 arcs: odd");
    await expect(figure.locator("figcaption")).toContainText("the last two swap");
    await expect(orderField(figure)).toHaveValue("1 3 6 2 4 5");
    await page.mouse.up();
    await expectOrder(figure, "1 3 6 2 4 5", "0 1 3 0 0 0", "21");
    await chooseAction(figure, "Undo");
    await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
  });
  await test.step("a card let go at the end keeps the focus when the swap takes it along", async () => {
    await dragOnto(3, 4);
    await expect(count).toHaveText("7 arcs: odd");
    await page.mouse.up();
    await expectOrder(figure, "1 6 2 5 3 4", "0 4 0 2 0 0", "50");
    await expect(card(figure, 3)).toBeFocused();
    await chooseAction(figure, "Undo");
  });
  await test.step("the last two cards alone swap back, and the figure says why", async () => {
    await dragOnto(5, 4);
    await expect(count).toHaveText("5 arcs: odd");
    await page.mouse.up();
    await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
    await expect(figure.getByRole("alert")).toContainText("can’t swap alone");
  });
  await test.step("an odd order is explained, and its even neighbour offered", async () => {
    await orderField(figure).fill("2 1 3 4 5 6");
    await expect(figure).toContainText("has one arc, an odd number");
    await figure.getByRole("button", { name: "Use 2 1 3 4 6 5" }).click();
    await expectOrder(figure, "2 1 3 4 6 5", "1 0 0 0 1 0", "60");
  });
});

test("by keyboard alone: cards, digits, order and number", async ({ page }) => {
  const figure = await open(page, loadFigure);
  await card(figure, 4).focus();
  await page.keyboard.press("ArrowLeft");
  await expectOrder(figure, "3 1 6 4 2 5", "2 0 3 1 0 0", "130");
  await expect(card(figure, 4)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectOrder(figure, FIRST, "2 0 3 0 1 0", "129");
  await expect(card(figure, 4)).toBeFocused();
  await card(figure, 5).focus();
  await page.keyboard.press("ArrowRight");
  await expect(figure.getByRole("alert")).toContainText("can’t swap alone");
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
