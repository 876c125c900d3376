import type { Locator } from "@playwright/test";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const row = (figure: Locator, digits: string) =>
  figure.getByRole("button", { name: `${digits} number` });

test("one row in each line is lit; a row that is chosen turns the pieces, and a piece that is turned chooses a row", async ({
  page,
}) => {
  const figure = await openFigure(page, "more-encoders/", "twist-rows");
  const caption = figure.locator("figcaption");
  await test.step("at first", async () => {
    const lit = await figure
      .locator("tbody tr")
      .evaluateAll((lines) =>
        lines.map((line) => line.querySelectorAll("[data-allowed]").length),
      );
    expect(lit).toEqual(Array(9).fill(1));
    await expect(figure.locator("tfoot td")).toHaveText(["27 indices", "9"]);
    await expect(row(figure, "1 0 2")).toHaveAttribute("aria-current", "true");
  });
  await row(figure, "1 0 1").click();
  await expect(figure.locator(".twist-piece b")).toHaveText(["1", "0", "1"]);
  await expect(caption).toContainText(
    "sum to 2, not a multiple of three: no turns lead here, and index 10 would never be used",
  );
  await figure.getByRole("button", { name: "Piece 2, twist 0" }).click();
  await expect(row(figure, "1 1 1")).toHaveAttribute("aria-current", "true");
  await expect(caption).toContainText("Without the last twist it is 4");
  await expect(page).toHaveURL(/twisted=1\.3-111/);

  await test.step("four coins: half of the rows are lit", async () => {
    await figure.getByLabel("Which pieces").selectOption("2-4");
    await expect(figure.locator("[data-allowed]")).toHaveCount(8);
    await expect(figure.locator("tfoot td")).toHaveText(["16 indices", "8"]);
  });
});

test("by keyboard alone", async ({ page }) => {
  const figure = await loadFigure(page, "more-encoders/", "twist-rows");
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
