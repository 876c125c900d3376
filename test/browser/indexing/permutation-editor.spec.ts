import type { Locator, Page } from "@playwright/test";
import { drag, middleOf, swipe } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const FIRST = "3 1 6 7 2 5 4";

/** Seven cards, as many as the cube has movable corners. */
const SEVEN = "?order=1.3167254";

async function open(page: Page, query = SEVEN): Promise<Locator> {
  const figure = await openFigure(page, "indexing/", "permutation-editor", query);
  // Moves the row out from under the bar at the top.
  await figure.getByRole("list", { name: "Pieces" }).evaluate((row) => {
    row.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return figure;
}

const card = (figure: Locator, piece: number) =>
  figure.getByRole("button", { name: `Piece ${piece},` });
const digit = (figure: Locator, place: string) =>
  figure.getByRole("spinbutton", { name: `${place} digit` });
const orderField = (figure: Locator) =>
  figure.getByLabel("The permutation", { exact: true });
const numberField = (figure: Locator) => figure.getByLabel("has index");

/** Everything in the figure must show the same permutation. */
async function expectOrder(
  figure: Locator,
  order: string,
  digits: string,
  index: string,
): Promise<void> {
  const row = digits.split(" ");
  const told = () =>
    figure.evaluate((root) => {
      const all = <T extends Element>(selector: string) => [
        ...root.querySelectorAll<T>(selector),
      ];
      return {
        cards: all(".permutation-card").map((one) => one.textContent),
        digits: all<HTMLInputElement>("[role=spinbutton], [type=number]").map(
          ({ value }) => value,
        ),
        fields: all<HTMLInputElement>(".typed-field input").map(({ value }) => value),
        total: root.querySelector(".permutation-total")!.textContent.trim(),
        arcs: all("path[data-counted]").length,
      };
    });
  await expect.poll(told).toEqual({
    cards: order.split(" "),
    digits: row,
    fields: [order, index],
    total: `= ${index}`,
    arcs: row.reduce((sum, value) => sum + Number(value), 0),
  });
}

test("begins with a piece emphasised and explained; pieces, digits, order and number are typed, and what is wrong is explained", async ({
  page,
}) => {
  // What was chosen before stays emphasised, so the page is loaded anew.
  const figure = await loadFigure(page, `indexing/${SEVEN}`, "permutation-editor");
  const button = (name: string) => figure.getByRole("button", { name, exact: true });
  const cards = figure.getByRole("combobox", { name: "pieces" });
  const caption = figure.locator("figcaption");
  await test.step("the first state, and a mouse over its pieces", async () => {
    await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
    await expect(caption).toHaveText(
      "The first piece, 3, has two smaller pieces to its right (1 and 2), so its digit is 2 and it contributes 2 × 6! = 1440.",
    );
    await expect(figure.locator("path[data-strong]")).toHaveCount(2);
    await card(figure, 7).hover();
    await expect(caption).toContainText("The fourth piece, 7,");
    await card(figure, 4).hover();
    await expect(caption).toContainText("its digit is always 0");
    await page.mouse.move(0, 0);
    await expect(caption).toContainText("The first piece, 3,");
  });
  await test.step("a number", async () => {
    await numberField(figure).fill("5040");
    await expect(figure.getByText("“5040” is too large")).toBeVisible();
    await expect(numberField(figure)).toHaveAttribute("aria-invalid", "true");
    await button("Use 5039").click();
    await expectOrder(figure, "7 6 5 4 3 2 1", "6 5 4 3 2 1 0", "5039");
    await button("The permutation after it").click();
    await expect(numberField(figure)).toHaveValue("5039");
    await button("The permutation before it").click();
    await expectOrder(figure, "7 6 5 4 3 1 2", "6 5 4 3 2 0 0", "5038");
    await numberField(figure).fill("77");
    await expectOrder(figure, "1 2 6 3 7 5 4", "0 0 3 0 2 1 0", "77");
  });
  await test.step("an order", async () => {
    await orderField(figure).fill("3,1,6,7,2,4,5");
    await expect(orderField(figure)).toHaveValue("3,1,6,7,2,4,5");
    await orderField(figure).press("Enter");
    await expectOrder(figure, "3 1 6 7 2 4 5", "2 0 3 3 0 0 0", "1530");
    await orderField(figure).fill("3167255");
    await expect(
      figure.getByText("Piece 5 appears twice, and 4 is missing."),
    ).toBeVisible();
    await expect(orderField(figure)).toHaveValue("3167255");
    await button("Use 3 1 6 7 2 5 4").click();
    await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
    await orderField(figure).fill("0 2 1 3 4 5 6 7");
    await expect(figure.getByText("the guide’s dummy")).toBeVisible();
  });
  await test.step("an order in the making is no mistake until it is left", async () => {
    await orderField(figure).fill("7654");
    await expect(figure.getByText("are missing")).toHaveCount(0);
    await orderField(figure).blur();
    await expect(
      figure.getByText("Of 7 pieces, 1, 2 and 3 are missing."),
    ).toBeVisible();
    await expect(orderField(figure)).toHaveValue("7654");
  });
  await test.step("a digit, which comes back when it is emptied and left", async () => {
    await open(page);
    await digit(figure, "fifth").fill("7");
    await expect(figure.getByRole("alert")).toContainText(
      "“7” is too large: the fifth piece has two pieces to its right.",
    );
    await expect(digit(figure, "fifth")).toHaveValue("7");
    await expect(card(figure, 2)).toBeVisible();
    await button("Use 2").click();
    await expect(digit(figure, "fifth")).toBeFocused();
    await expectOrder(figure, "3 1 6 7 5 4 2", "2 0 3 3 2 1 0", "1535");
    await digit(figure, "first").fill("");
    await expect(digit(figure, "first")).toHaveValue("");
    await digit(figure, "first").blur();
    await expectOrder(figure, "3 1 6 7 5 4 2", "2 0 3 3 2 1 0", "1535");
  });
  await test.step("another number of pieces: those above go, new ones come at the right", async () => {
    await open(page);
    await cards.selectOption("4");
    await expectOrder(figure, "3 1 2 4", "2 0 0 0", "12");
    await cards.selectOption("8");
    await expectOrder(figure, "3 1 2 4 5 6 7 8", "2 0 0 0 0 0 0 0", "10,080");
  });
});

test("a piece dragged takes its new place, one Undo brings it back, and nothing below moves while the words change; on a phone a finger that goes down scrolls the page @phone @firefox", async ({
  page,
  isMobile,
}) => {
  const figure = await open(page);
  await test.step("dragged, which discards an abandoned draft", async () => {
    await orderField(figure).fill("3167255");
    await expect(figure.getByText("Piece 5 appears twice")).toBeVisible();
    const [from, to] = isMobile ? [1, 5] : [6, 4];
    const points = [
      await middleOf(card(figure, from)),
      await middleOf(card(figure, to)),
    ];
    await drag(page, points, isMobile);
    if (isMobile) await expectOrder(figure, "3 6 7 2 5 1 4", "2 4 4 1 2 0 0", "2026");
    else await expectOrder(figure, "3 1 7 2 5 4 6", "2 0 4 0 1 0 0", "1538");
    await expect(figure.getByText("Piece 5 appears twice")).toBeHidden();
    await chooseAction(figure, "Undo");
    await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
  });
  await test.step("scrolled", async () => {
    if (!isMobile) return;
    const from = await middleOf(card(figure, 6));
    const before = await page.evaluate(() => scrollY);
    await swipe(page, from, { x: from.x + 3, y: from.y - 250 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expectOrder(figure, FIRST, "2 0 3 3 0 1 0", "1531");
  });
  await test.step("nothing moves", async () => {
    const heights = await figure.evaluate(async (root) => {
      const digits = [...root.querySelectorAll<HTMLInputElement>("[role=spinbutton]")];
      const [order, number] =
        root.querySelectorAll<HTMLInputElement>(".typed-field input");
      const found = new Set<number>();
      const measure = async () => {
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        found.add(root.getBoundingClientRect().height);
      };
      const type = async (field: HTMLInputElement, text: string) => {
        field.focus();
        field.value = text;
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await measure();
        field.blur();
        await measure();
      };
      await measure();
      for (const place of [0, 1, 2, 6]) {
        digits[place].focus();
        await measure();
      }
      await type(digits[2], "9");
      await type(number, "9999");
      for (const text of ["3167255", "0 1 2 3", "3012", "12x", "9 9", "123"]) {
        await type(order, text);
      }
      return [...found];
    });
    expect(heights).toHaveLength(1);
    await expect(
      figure.getByText("Of 7 pieces, 4, 5, 6 and 7 are missing."),
    ).toBeVisible();
  });
});

test("by keyboard alone: the arrow keys move a piece and focus goes with it; digits, order and number", async ({
  page,
}) => {
  const figure = await loadFigure(page, `indexing/${SEVEN}`, "permutation-editor");
  await card(figure, 6).focus();
  await page.keyboard.press("ArrowRight");
  await expectOrder(figure, "3 1 7 6 2 5 4", "2 0 4 3 0 1 0", "1555");
  await expect(card(figure, 6)).toBeFocused();
  await expect(figure.locator("figcaption")).toContainText("The fourth piece, 6,");
  await page.keyboard.press("Home");
  await expect(orderField(figure)).toHaveValue("6 3 1 7 2 5 4");
  await page.keyboard.press("ArrowLeft");
  await expect(orderField(figure)).toHaveValue("6 3 1 7 2 5 4");
  await page.keyboard.press("End");
  await expect(orderField(figure)).toHaveValue("3 1 7 2 5 4 6");
  await expect(card(figure, 6)).toBeFocused();
  for (let i = 0; i < 3; i++) {
    await chooseAction(figure, "Undo", (button) => button.press("Enter"));
  }

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

test("eight pieces fit a phone: large enough to read and to touch, nothing beyond the edge @phone", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "for the phone");
  const figure = await open(page, "?order=1.87654321");
  const boxes = await figure
    .locator(".permutation-card, .permutation-digit")
    .evaluateAll((targets) =>
      targets.map((target) => {
        const { left, right, width, height } = target.getBoundingClientRect();
        return { left, right, width, height };
      }),
    );
  expect(boxes).toHaveLength(16);
  for (const { left, right, width, height } of boxes) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
  }
  const sizes = await figure
    .locator(".permutation-columns :is(button, input, span, b)")
    .evaluateAll((elements) =>
      elements.map((element) => parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});
