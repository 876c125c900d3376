import { chooseAction } from "../figure-menu.ts";
import { expect, openFigure, test } from "../visit.ts";

test("the bounds follow the cube; another orientation leaves the permutation's bound as it is", async ({
  page,
}) => {
  const figure = await openFigure(page, "search/", "lower-bounds");
  const bounds = figure.locator(".bound-steps b");
  await expect(bounds).toHaveText(["4", "5"]);
  await expect(figure).toContainText("at least 5");
  await figure
    .getByRole("button", { name: "Same permutation, other orientation" })
    .click();
  await expect(figure.locator(".bound-shared").first()).toContainText("index 1693");
  await expect(bounds.first()).toHaveText("4");
  await chooseAction(figure, "Undo");
  await expect(bounds).toHaveText(["4", "5"]);
  await figure.getByRole("group", { name: /^Cube/ }).press("r");
  await expect(page).toHaveURL(/cube=1\.\d+/);
  await openFigure(page, "search/", "lower-bounds", "?cube=1.0");
  await expect(bounds).toHaveText(["0", "0"]);
  await expect(figure.locator("figcaption")).toContainText("the solved cube");
});
