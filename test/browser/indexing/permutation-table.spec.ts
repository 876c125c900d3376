import type { Locator, Page } from "@playwright/test";
import { chooseAction } from "../figure-menu.ts";
import { expect, openFigure, showFigure, test } from "../visit.ts";

/** Figures are hydrated when they scroll into view: the editor, then the table. */
async function open(page: Page, query = "?order=1.3167254"): Promise<Locator> {
  await openFigure(page, "indexing/", "permutation-editor", query);
  return see(page);
}

const see = (page: Page) => showFigure(page, "permutation-table");

const row = (figure: Locator, index: number) =>
  figure.locator(`tr[data-index="${index}"]`);
const rowButton = (figure: Locator, index: number) =>
  row(figure, index).getByRole("button");
const editor = (page: Page) => page.locator("#permutation-editor");
const editorOrder = (page: Page) => editor(page).locator(".permutation-card");
const size = (figure: Locator) => figure.getByRole("combobox", { name: "pieces" });

async function expectMarked(figure: Locator, index: number): Promise<void> {
  await expect(figure.locator('[aria-current="true"]')).toHaveText([String(index)]);
}

test("the table and the editor show the same order, whichever of them is used", async ({
  page,
}) => {
  const figure = await open(page);
  const caption = figure.locator("figcaption");
  const type = (order: string) =>
    editor(page).getByLabel("The permutation", { exact: true }).fill(order);
  await test.step("all 24 rows, and what seven pieces have to do with one of them", async () => {
    await expect(figure.locator("tbody tr")).toHaveCount(24);
    await expect(row(figure, 12).locator("td")).toHaveText("3 1 2 4 2 0 0".split(" "));
    await expectMarked(figure, 19);
    await expect(caption).toContainText(
      "Your permutation has seven pieces. The last four, 7 2 5 4, are in the same order as 4 1 3 2 and have the same digits, so index 19 is marked: the remainder of 1531 divided by 24.",
    );
  });
  await test.step("a click on a row puts it into the editor, is spoken once, and Undo takes it back", async () => {
    await row(figure, 13).locator("td").first().click();
    await expectMarked(figure, 13);
    await expect(caption).toContainText("Your permutation, 3 1 4 2, has the index 13.");
    await expect(editorOrder(page)).toHaveText(["3", "1", "4", "2"]);
    const spoken = page.getByRole("status").filter({ hasText: "Permutation 3 1 4 2." });
    await expect(spoken).toHaveCount(1);
    await chooseAction(figure, "Undo");
    await expectMarked(figure, 19);
    await expect(editorOrder(page)).toHaveText("3 1 6 7 2 5 4".split(" "));
  });
  await test.step("the mark follows the editor", async () => {
    await type("4321");
    await editor(page).getByLabel("has index", { exact: true }).fill("22");
    await expectMarked(figure, 22);
  });
  await test.step("with fewer pieces than the table, zeros in front keep the index", async () => {
    await editor(page).getByRole("combobox", { name: "pieces" }).selectOption("2");
    await type("21");
    await expectMarked(figure, 1);
    await expect(caption).toContainText(
      "Your permutation, 2 1, has only two pieces. Smaller pieces in front of them add digits 0 and don’t change the index: 1 2 4 3, index 1, is marked.",
    );
  });
  await test.step("five pieces scroll in a box of their own, to the reader's row, and the page stays", async () => {
    await type("12345");
    await see(page);
    await size(figure).selectOption("5");
    await expect(figure.locator("tbody tr")).toHaveCount(120);
    await expectMarked(figure, 0);
    const before = await page.evaluate(() => scrollY);
    const last = editor(page).getByLabel("has index");
    await last.evaluate((input: HTMLInputElement) => {
      input.value = "119";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await expectMarked(figure, 119);
    const isInBox = async () => {
      const box = (await figure.locator(".all-orders").boundingBox())!;
      const marked = (await row(figure, 119).boundingBox())!;
      const below = marked.y + marked.height - box.y - box.height;
      return marked.y > box.y && below <= 1;
    };
    await expect.poll(isInBox).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
  await test.step("the address keeps the size of the table and the chosen row", async () => {
    await size(figure).selectOption("3");
    await rowButton(figure, 4).click();
    await expect(page).toHaveURL(/order=1\.312/);
    await expect(page).toHaveURL(/table=1\.3/);
    await open(page, new URL(page.url()).search);
    await expect(figure.locator("tbody tr")).toHaveCount(6);
    await expectMarked(figure, 4);
    await expect(caption).toContainText("Your permutation, 3 1 2, has the index 4.");
  });
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
