import type { Locator, Page } from "@playwright/test";
import { middleOf } from "../touch.ts";
import { expect, openFigure, test } from "../visit.ts";

async function open(page: Page, query = ""): Promise<Locator> {
  const figure = await openFigure(page, "more-encoders/", "places-editor", query);
  await figure.locator(".pascal-grid").evaluate((grid) => {
    grid.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return figure;
}

const place = (figure: Locator, number: number) =>
  figure.getByRole("button", { name: `Place ${number}`, exact: true });
const placesField = (figure: Locator) => figure.getByLabel("the taken places");
const numberField = (figure: Locator) => figure.getByLabel("their number");

/**
 * The row, the highlighted entries, the sum and both fields must show the same combination.
 */
async function expectChoice(
  figure: Locator,
  places: string,
  entries: readonly string[],
  index: string,
): Promise<void> {
  const taken = figure.locator('.pascal-place[aria-pressed="true"]');
  await expect(taken).toHaveText(places.split(" "));
  await expect(figure.locator("[data-used]")).toHaveText(entries);
  await expect(figure.locator(".pascal-sum")).toContainText(
    `= ${entries.join(" + ")} = ${index}`,
  );
  await expect(placesField(figure)).toHaveValue(places);
  await expect(numberField(figure)).toHaveValue(index);
}

test("begins with three entries of the triangle lit", async ({ page }) => {
  const figure = await open(page);
  await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
  await expect(figure.locator("[data-path]")).toHaveCount(9);
  await expect(figure.locator("[data-end]")).toHaveText("56");
  await expect(figure.locator("figcaption")).toHaveText(
    "The third piece stands in place 7. Before it lie six places. Were this place free, the first three pieces would stand before it, in C(6, 3) = 20 ways, and all these come first.",
  );
});

test("a free place calls the nearest piece, or the picked one; in front, zeros light up", async ({
  page,
  isMobile,
}) => {
  const figure = await open(page);
  const press = (number: number) =>
    isMobile ? place(figure, number).tap() : place(figure, number).click();
  await press(1);
  await expectChoice(figure, "1 4 7", ["0", "3", "20"], "23");
  await press(2);
  await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
  await press(1);
  await expectChoice(figure, "1 4 7", ["0", "3", "20"], "23");
  await press(4);
  await expect(figure.getByRole("button", { name: "Place 4, picked" })).toBeVisible();
  await press(2);
  await expectChoice(figure, "1 2 7", ["0", "0", "20"], "20");
  await expect(figure.locator("figcaption")).toContainText(
    "too few for two pieces: C(1, 2) = 0, an entry just outside the triangle",
  );
});

test("a piece is dragged along the row, and one Undo brings it back @phone", async ({
  page,
}) => {
  const figure = await open(page);
  const to = await middleOf(place(figure, 6));
  await place(figure, 4).hover();
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 10 });
  await page.mouse.up();
  await expectChoice(figure, "2 6 7", ["1", "10", "20"], "31");
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
});

test("by keyboard alone: the row, the places and the number", async ({ page }) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await place(figure, 1).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
  await expect(place(figure, 5)).toBeFocused();
  await expect(figure.locator("figcaption")).toContainText("Place 5 is free");
  await page.keyboard.press("Enter");
  await expectChoice(figure, "2 5 7", ["1", "6", "20"], "27");
  await page.keyboard.press("Tab");
  await expect(placesField(figure)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(numberField(figure)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expectChoice(figure, "1 5 7", ["0", "6", "20"], "26");
  await numberField(figure).fill("55");
  await expectChoice(figure, "6 7 8", ["5", "15", "35"], "55");
});

test("the middle edges of the 3x3x3: twelve places, four pieces, 495 numbers", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByRole("combobox", { name: "places" }).selectOption("12");
  await figure.getByRole("combobox", { name: "pieces" }).selectOption("4");
  await expect(figure.locator("[data-end]")).toHaveText("495");
  await numberField(figure).fill("494");
  await expectChoice(figure, "9 10 11 12", ["8", "36", "120", "330"], "494");
});

test("wrong places are explained where they stand, and the nearest offered", async ({
  page,
}) => {
  const figure = await open(page);
  await placesField(figure).fill("2 4 9");
  await expect(figure).toContainText("There is no place 9");
  await figure.getByRole("button", { name: "Use 1 2 4" }).click();
  await expectChoice(figure, "1 2 4", ["0", "0", "1"], "1");
});

test("a link brings the row back; a broken one is refused in words", async ({
  page,
}) => {
  const figure = await open(page, "?places=1.000111");
  await expectChoice(figure, "4 5 6", ["3", "6", "10"], "19");
  await open(page, "?places=1.0000");
  await expect(figure.getByRole("alert")).toContainText("0 places are taken");
  await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
});

test("a number out of range is not left in the field when more places bring it within", async ({
  page,
}) => {
  const figure = await open(page);
  await numberField(figure).fill("99");
  await expect(figure).toContainText("“99” is too large");
  await numberField(figure).press("Tab");
  await figure.getByLabel("places").first().selectOption("12");
  await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
});
