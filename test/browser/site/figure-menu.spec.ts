// The menu of a figure: by keys, by touch, before its code has come, and presented.
import { actionOf, menuOf } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const NAME = "Actions for “Odometer”";

test("by keys: Enter opens the menu, Tab goes through it, Escape closes it, and an action leaves the focus at its button", async ({
  page,
}) => {
  const figure = await openFigure(page, "indexing/", "odometer");
  const menu = figure.getByRole("button", { name: NAME, exact: true });
  const undo = figure.getByRole("button", { name: "Undo", exact: true });
  await figure.getByRole("button", { name: "+ 1" }).click();
  await expect(undo).toBeHidden();
  await menu.press("Enter");
  await expect(undo).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  // It is often pressed again, so the menu stays.
  await page.keyboard.press("Enter");
  await expect(figure).not.toHaveAttribute("data-edited");
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Tab");
  await expect(actionOf(figure, "Redo")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(figure).toHaveAttribute("data-edited");
  await page.keyboard.press("Control+z");
  await expect(figure).not.toHaveAttribute("data-edited");
  await page.keyboard.press("Control+Shift+z");
  await expect(figure).toHaveAttribute("data-edited");
  await page.keyboard.press("Escape");
  await expect(undo).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.press("Space");
  await actionOf(figure, "Reset").press("Enter");
  await expect(figure).not.toHaveAttribute("data-edited");
  await expect(undo).toBeHidden();
  await expect(menu).toBeFocused();
});

test("on a phone a tap opens it beside its button, and a tap elsewhere closes it @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await openFigure(page, "indexing/", "odometer");
  const menu = menuOf(figure);
  const press = () => (hasTouch ? menu.tap() : menu.click());
  await press();
  for (const name of ["Undo", "Redo", "Reset", "Predict", "Present"]) {
    await expect(actionOf(figure, name)).toBeInViewport({ ratio: 1 });
  }
  const [button, list] = await Promise.all([
    menu.boundingBox(),
    figure.locator(".figure-actions").boundingBox(),
  ]);
  const gap = list!.y - (button!.y + button!.height);
  expect(Math.abs(gap)).toBeLessThan(10);
  await figure.locator(".figure-title").click();
  await expect(actionOf(figure, "Undo")).toBeHidden();
});

test("before the code of the figure has come, it opens, and what is pressed in it is done later", async ({
  page,
}) => {
  let wake = () => {};
  const asked = new Promise<void>((resolve) => (wake = resolve));
  await page.route(/Odometer[^/]*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("indexing/");
  const figure = page.locator("#odometer");
  await figure.scrollIntoViewIfNeeded();
  await menuOf(figure).click();
  await actionOf(figure, "Predict").click();
  await expect(figure.locator(".predict-bar")).toHaveCount(0);
  wake();
  await expect(figure.locator(".predict-bar")).toBeVisible();
  await expect(actionOf(figure, "Predict")).toBeHidden();
});

test("while a figure is presented, Undo, Reset and Predict are beside its title", async ({
  page,
}) => {
  const figure = await loadFigure(page, "indexing/?present#odometer", "odometer");
  for (const name of ["Undo", "Reset", "Predict"]) {
    await expect(actionOf(figure, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(menuOf(figure)).toBeHidden();
  await expect(actionOf(figure, "Present")).toBeHidden();
  await actionOf(figure, "Predict").click();
  await expect(figure.locator(".predict-bar")).toBeVisible();
});
