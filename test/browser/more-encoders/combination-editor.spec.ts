import type { Locator, Page } from "@playwright/test";
import { drag, middleOf } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, openFigure, test } from "../visit.ts";

async function open(page: Page): Promise<Locator> {
  const figure = await openFigure(page, "more-encoders/", "places-editor");
  await figure.locator(".pascal-grid").evaluate((grid) => {
    grid.scrollIntoView({ block: "center", behavior: "instant" });
  });
  return figure;
}

const place = (figure: Locator, number: number) =>
  figure.getByRole("button", { name: `Position ${number}`, exact: true });
const placesField = (figure: Locator) => figure.getByLabel("the taken positions");
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
  const told = () =>
    figure.evaluate((root) => {
      const texts = (selector: string) =>
        [...root.querySelectorAll(selector)].map((one) => one.textContent.trim());
      return {
        taken: texts('.pascal-place[aria-pressed="true"]'),
        lit: texts("[data-used]"),
        fields: [...root.querySelectorAll<HTMLInputElement>(".typed-field input")].map(
          ({ value }) => value,
        ),
      };
    });
  await expect.poll(told).toEqual({
    taken: places.split(" "),
    lit: entries,
    fields: [places, index],
  });
  await expect(figure.locator(".pascal-sum")).toContainText(
    `= ${entries.join(" + ")} = ${index}`,
  );
}

test("the lit entries of the triangle follow positions that are clicked, typed or suggested", async ({
  page,
}) => {
  const figure = await open(page);
  const caption = figure.locator("figcaption");
  const places = figure.getByRole("combobox", { name: "positions" });
  await test.step("at first", async () => {
    await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
    await expect(figure.locator("[data-path]")).toHaveCount(9);
    await expect(figure.locator("[data-end]")).toHaveText("56");
    await expect(caption).toHaveText(
      "The third piece is in position 7. Six positions come before it. If this position were free, the first three pieces would be before it, in C(6, 3) = 20 ways, which all come first.",
    );
  });
  await test.step("a free place calls the nearest piece, or the picked one; in front, zeros light up", async () => {
    const press = (number: number) => place(figure, number).click();
    await press(1);
    await expectChoice(figure, "1 4 7", ["0", "3", "20"], "23");
    await press(2);
    await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
    await press(1);
    await expectChoice(figure, "1 4 7", ["0", "3", "20"], "23");
    await press(4);
    await expect(
      figure.getByRole("button", { name: "Position 4, picked" }),
    ).toBeVisible();
    await press(2);
    await expectChoice(figure, "1 2 7", ["0", "0", "20"], "20");
    await expect(caption).toContainText(
      "too few for two pieces: C(1, 2) = 0, an entry just outside the triangle",
    );
  });
  await test.step("wrong places are explained where they stand, and the nearest offered", async () => {
    await placesField(figure).fill("2 4 9");
    await expect(figure).toContainText("There is no place 9");
    await figure.getByRole("button", { name: "Use 1 2 4" }).click();
    await expectChoice(figure, "1 2 4", ["0", "0", "1"], "1");
  });
  await test.step("a number out of range is not left in the field when more places bring it within", async () => {
    await open(page);
    await numberField(figure).fill("99");
    await expect(figure).toContainText("“99” is too large");
    await numberField(figure).press("Tab");
    await places.selectOption("12");
    await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
  });
  await test.step("the middle edges of the 3x3x3: twelve places, four pieces, 495 numbers", async () => {
    await figure.getByRole("combobox", { name: "pieces" }).selectOption("4");
    await expect(figure.locator("[data-end]")).toHaveText("495");
    await numberField(figure).fill("494");
    await expectChoice(figure, "9 10 11 12", ["8", "36", "120", "330"], "494");
  });
});

test("a piece is dragged along the row, also beside it, the page stays where it is, and one Undo brings it back @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await open(page);
  const [from, to] = [
    await middleOf(place(figure, 4)),
    await middleOf(place(figure, 6)),
  ];
  const scrolled = await page.evaluate(() => scrollY);
  // On the phone the row is upright.
  const beside = hasTouch ? { x: to.x + 60, y: to.y } : { x: to.x, y: to.y + 60 };
  await drag(page, [from, beside], hasTouch);
  await expectChoice(figure, "2 6 7", ["1", "10", "20"], "31");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await chooseAction(figure, "Undo");
  await expectChoice(figure, "2 4 7", ["1", "3", "20"], "24");
});

test("by keyboard alone: the row, the places and the number", async ({ page }) => {
  const figure = await open(page);
  await place(figure, 1).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
  await expect(place(figure, 5)).toBeFocused();
  await expect(figure.locator("figcaption")).toContainText("Position 5 is free");
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
