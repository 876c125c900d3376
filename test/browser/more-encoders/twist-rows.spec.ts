import type { Locator, Page } from "@playwright/test";
import { expect, openFigure, test } from "../visit.ts";

const open = (page: Page, query = "") =>
  openFigure(page, "more-encoders/", "twist-rows", query);

const row = (figure: Locator, digits: string) =>
  figure.getByRole("button", { name: `${digits} number` });

test("one row in each line is lit", async ({ page }) => {
  const figure = await open(page);
  for (const line of await figure.locator("tbody tr").all()) {
    await expect(line.locator("[data-allowed]")).toHaveCount(1);
  }
  await expect(figure.locator("tfoot td")).toHaveText(["27 numbers", "9"]);
  await expect(row(figure, "1 0 2")).toHaveAttribute("aria-current", "true");
});

test("a row that is chosen turns the pieces, and a piece that is turned chooses a row", async ({
  page,
}) => {
  const figure = await open(page);
  await row(figure, "1 0 1").click();
  await expect(figure.locator(".twist-piece b")).toHaveText(["1", "0", "1"]);
  await expect(figure.locator("figcaption")).toContainText(
    "sum to 2, no multiple of three: no turns lead here, and number 10 would stand unused",
  );
  await figure.getByRole("button", { name: "Piece 2, twist 0" }).click();
  await expect(row(figure, "1 1 1")).toHaveAttribute("aria-current", "true");
  await expect(figure.locator("figcaption")).toContainText("they are number 4");
  await expect(page).toHaveURL(/twisted=1\.3-111/);
});

test("by keyboard alone", async ({ page }) => {
  await page.goto("about:blank"); // resets the Tab order
  const figure = await open(page);
  await figure.getByRole("button", { name: "Piece 1," }).focus();
  await page.keyboard.press("2");
  await expect(row(figure, "2 0 2")).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("3");
  await expect(row(figure, "2 0 2")).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Tab");
  await expect(row(figure, "0 0 0")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(row(figure, "0 1 1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(figure.locator(".twist-piece b")).toHaveText(["0", "1", "1"]);
});

test("four coins: half of the rows are lit", async ({ page }) => {
  const figure = await open(page);
  await figure.getByLabel("Which pieces").selectOption("2-4");
  await expect(figure.locator("[data-allowed]")).toHaveCount(8);
  await expect(figure.locator("tfoot td")).toHaveText(["16 numbers", "8"]);
});

test("a link brings the row back; a broken one is refused in words", async ({
  page,
}) => {
  const figure = await open(page, "?twisted=1.2-1010");
  await expect(row(figure, "1 0 1 0")).toHaveAttribute("aria-current", "true");
  await open(page, "?twisted=1.3-1020");
  await expect(figure.getByRole("alert")).toContainText("there are 4 pieces");
});
