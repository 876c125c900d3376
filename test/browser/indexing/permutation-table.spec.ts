import type { Locator, Page } from "@playwright/test";
import { expect, loadFigure, test } from "../visit.ts";

async function open(page: Page, query = ""): Promise<Locator> {
  // Figures are hydrated when they scroll into view: the editor, then the table.
  await loadFigure(page, "indexing/" + query, "permutation-editor");
  const figure = page.locator("#permutation-table");
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-hydrated", "true");
  return figure;
}

const row = (figure: Locator, index: number) =>
  figure.locator(`tr[data-index="${index}"]`);
const rowButton = (figure: Locator, index: number) =>
  row(figure, index).getByRole("button");
const editorOrder = (page: Page) =>
  page.locator("#permutation-editor").locator(".permutation-card");
const size = (figure: Locator) => figure.getByRole("combobox", { name: "cards" });

async function expectMarked(figure: Locator, index: number): Promise<void> {
  const marked = figure.locator('[aria-current="true"]');
  await expect(marked).toHaveCount(1);
  await expect(marked).toHaveText(String(index));
}

test("shows all 24 rows, and what seven cards have to do with one of them", async ({
  page,
}) => {
  const figure = await open(page);
  await expect(figure.locator("tbody tr")).toHaveCount(24);
  await expect(row(figure, 12).locator("td")).toHaveText("3 1 2 4 2 0 0".split(" "));
  await expectMarked(figure, 19);
  await expect(figure.locator("figcaption")).toContainText(
    "You have seven cards. The last four, 7 2 5 4, stand to each other like 4 1 3 2 and have its digits, so number 19 is marked: the remainder of 1531 divided by 24.",
  );
});

test("a click on a row puts it into the editor, and Undo takes it back", async ({
  page,
}) => {
  const figure = await open(page);
  await row(figure, 13).locator("td").first().click();
  await expectMarked(figure, 13);
  await expect(figure.locator("figcaption")).toContainText(
    "Your order, 3 1 4 2, is number 13.",
  );
  await expect(editorOrder(page)).toHaveText(["3", "1", "4", "2"]);
  await figure.getByRole("button", { name: "Undo" }).click();
  await expectMarked(figure, 19);
  await expect(editorOrder(page)).toHaveText("3 1 6 7 2 5 4".split(" "));
});

test("a tap on a row puts it into the editor @phone", async ({ page, isMobile }) => {
  test.skip(!isMobile, "fingers are tried on the phone");
  const figure = await open(page);
  await row(figure, 5).locator("td").nth(2).tap();
  await expectMarked(figure, 5);
  await expect(editorOrder(page)).toHaveText(["1", "4", "3", "2"]);
  expect((await row(figure, 5).boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test("by keyboard alone: one Tab stop, arrows along the rows, Enter takes one", async ({
  page,
}) => {
  const figure = await open(page);
  await expect(figure.locator('tbody [tabindex="0"]')).toHaveCount(1);
  await rowButton(figure, 19).focus();
  await page.keyboard.press("ArrowDown");
  await expect(rowButton(figure, 20)).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(rowButton(figure, 14)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(rowButton(figure, 0)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(rowButton(figure, 0)).toBeFocused();
  await expectMarked(figure, 19);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expectMarked(figure, 23);
  await expect(editorOrder(page)).toHaveText(["4", "3", "2", "1"]);
  await expect(figure.locator('tbody [tabindex="0"]')).toHaveCount(1);
});

test("the mark follows the editor", async ({ page }) => {
  const figure = await open(page, "?order=1.4321");
  await expectMarked(figure, 23);
  await page
    .locator("#permutation-editor")
    .getByRole("button", { name: "The order before it" })
    .click();
  await expectMarked(figure, 22);
});

test("with fewer cards than the table, zeros in front keep the number", async ({
  page,
}) => {
  const figure = await open(page, "?order=1.21");
  await expectMarked(figure, 1);
  await expect(figure.locator("figcaption")).toContainText(
    "You have only two cards. Smaller ones put in front of them add digits 0 and leave the number as it is: 1 2 4 3, number 1, is marked.",
  );
});

test("five cards scroll in a box of their own, to the reader's row, and the page stays", async ({
  page,
}) => {
  const figure = await open(page, "?order=1.12345");
  await size(figure).selectOption("5");
  await expect(figure.locator("tbody tr")).toHaveCount(120);
  await expectMarked(figure, 0);
  const before = await page.evaluate(() => scrollY);
  const last = page.locator("#permutation-editor").getByLabel("is number");
  await last.evaluate((input: HTMLInputElement) => {
    input.value = "119";
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await expectMarked(figure, 119);
  const box = (await figure.locator(".all-orders").boundingBox())!;
  const marked = (await row(figure, 119).boundingBox())!;
  expect(marked.y).toBeGreaterThan(box.y);
  expect(marked.y + marked.height).toBeLessThanOrEqual(box.y + box.height + 1);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("the address keeps the size of the table and the chosen row", async ({
  page,
  context,
}) => {
  const figure = await open(page);
  await size(figure).selectOption("3");
  await rowButton(figure, 4).click();
  await expect(page).toHaveURL(/order=1\.312/);
  await expect(page).toHaveURL(/table=1\.3/);
  const elsewhere = await context.newPage();
  const again = await open(elsewhere, new URL(page.url()).search);
  await expect(again.locator("tbody tr")).toHaveCount(6);
  await expectMarked(again, 4);
  await expect(again.locator("figcaption")).toContainText(
    "Your order, 3 1 2, is number 4.",
  );
});

test("a change is spoken once, though two figures share it", async ({ page }) => {
  const figure = await open(page);
  await rowButton(figure, 0).click();
  const spoken = page.getByRole("status").filter({ hasText: "Cards 1 2 3 4." });
  await expect(spoken).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the whole table is there, not in a scrolling box", async ({ page }) => {
    await page.goto("indexing/");
    const table = page.locator("#permutation-table table");
    await expect(table.locator("tbody tr")).toHaveCount(24);
    const box = page.locator("#permutation-table .all-orders");
    const hidden = await box.evaluate((el) => el.scrollHeight - el.clientHeight);
    expect(hidden).toBeLessThanOrEqual(0);
  });
});
