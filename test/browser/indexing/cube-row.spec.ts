import { expect, openFigure, test } from "../visit.ts";

test("pointing at a corner, focusing a number and tapping read a position", async ({
  page,
}) => {
  const figure = await openFigure(page, "indexing/", "cube-row");
  const reading = figure.locator(".position-reading");
  const [solved, scrambled] = await figure.locator(".numbered-cube").all();
  await expect(reading).toContainText("Position 1 holds piece 3.");

  await scrambled.locator("[data-position='3'] text").first().hover();
  await expect(reading).toContainText("Position 4 holds piece 6.");
  await expect(reading).toContainText("yellow, green and red");

  // On the solved cube, a corner leads to where its piece is now.
  await solved.locator("[data-position='2'] text").first().hover();
  await expect(reading).toContainText("Position 3 holds piece 1.");

  const number = (position: number) =>
    figure.getByRole("button", { name: `position ${position} ` });
  await number(2).focus();
  await expect(reading).toContainText("Position 2 holds piece 4.");
  await page.keyboard.press("End");
  await expect(number(7)).toBeFocused();
  await expect(number(7)).toHaveAttribute("aria-pressed", "true");
  await expect(reading).toContainText("Position 7 holds piece 5.");

  await number(5).click();
  await expect(reading).toContainText("Position 5 holds piece 2.");
});
