import { expect, test } from "../visit.ts";
import { chooseAction } from "../figure-menu.ts";
import { openFigure } from "./open.ts";

test("a turn in steps: words, then digits; the ring goes along, and the address with it", async ({
  page,
}) => {
  const figure = await openFigure(page, "fig-translate");
  const twists = figure.locator(".bit-twists tbody tr");
  const now = figure.locator(".bit-board [data-layer=now]");
  const before = await now.getAttribute("d");
  const there = await twists.first().locator("td").allInnerTexts();
  const added = (await twists.nth(1).locator("td").allInnerTexts()).map(
    (text) => Number(text.replace(/\D/g, "")) || 0,
  );
  expect(added.some((by) => by > 0)).toBe(true);
  await figure.getByRole("button", { name: "words" }).click();
  await expect(page).toHaveURL(/pull=1\.3\.1\.0/);
  await figure.getByRole("button", { name: "digit 3" }).click();
  await expect(figure.locator("figcaption")).toContainText("Done. These");
  await expect(twists.last().locator("td")).toHaveText(
    there.map((twist, i) => String((Number(twist) + added[i]) % 3)),
  );
  expect(await now.getAttribute("d")).not.toBe(before);
  await expect(page).toHaveURL(/pull=1\.3\.4\.0/);
});

test("by keyboard: turns and steps by arrows, and from square to square", async ({
  page,
}) => {
  const figure = await openFigure(page, "fig-translate");
  await figure.getByRole("button", { name: "R", exact: true }).focus();
  for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(figure.getByRole("button", { name: "U", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await figure.getByRole("button", { name: "digit 1" }).press("Enter");
  await expect(figure.locator("figcaption")).toContainText("nothing moves");

  const slider = figure.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuenow", "2");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  const last = await slider.getAttribute("aria-valuemax");
  await expect(slider).toHaveAttribute("aria-valuenow", last!);
  await page.keyboard.press("Home");
  await expect(slider).toHaveAttribute("aria-valuenow", "1");
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuenow", last!);
  // Tab stops are as in other rows where arrow keys move between buttons.
  await figure.getByRole("button", { name: "digit 1" }).focus();
  await page.keyboard.press("End");
  await expect(figure.getByRole("button", { name: "digit 3" })).toBeFocused();
  await page.keyboard.press("Home");
  await expect(figure.getByRole("button", { name: "there" })).toBeFocused();
});

test("pointing at the grid, by mouse or finger, follows the nearest square @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await openFigure(page, "fig-translate");
  const slider = figure.getByRole("slider");
  await expect(slider).toHaveAttribute("aria-valuenow", "1");
  const { width, height } = (await slider.boundingBox())!;
  const position = { x: width - 4, y: height - 4 };
  if (hasTouch) await slider.tap({ position });
  else await slider.click({ position });
  await expect(slider).not.toHaveAttribute("aria-valuenow", "1");
  await chooseAction(figure, "Undo");
  await expect(slider).toHaveAttribute("aria-valuenow", "1");
});

test("the grid of each permutation fills up by depth", async ({ page }) => {
  const figure = await openFigure(page, "fig-filling");
  const depth = figure.getByRole("slider", { name: "depth" });
  await depth.focus();
  await page.keyboard.press("Home");
  await expect(figure.locator("figcaption")).toContainText(
    "at depth 0: 1 of its 729 bits set, 1 of them new",
  );
  await page.keyboard.press("End");
  await expect(figure.locator("figcaption")).toContainText("729 of its 729 bits set");
  await expect(figure.locator("[aria-current] th")).toHaveText("11");
  await figure.getByRole("button", { name: "reversed" }).click();
  await expect(figure.locator("figcaption")).toContainText("Permutation 5039");
  await expect(figure.getByRole("status")).toHaveText(
    "Permutation reversed, depth 11.",
  );
  await expect(page).toHaveURL(/fill=1\.3\.11/);
});

const ASKS = /Step on|Press another|Run it by|yours to/;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("no figure asks for what cannot be pressed, and each says what its marks mean", async ({
    page,
  }) => {
    await page.goto("one-frame/");
    for (const id of ["six-forms", "fig-translate", "fig-filling"]) {
      expect(await page.locator(`#${id}`).innerText()).not.toMatch(ASKS);
    }
    await expect(page.locator("#fig-translate .bit-legend")).toContainText(
      "A row is one word of 27 bits",
    );
    await expect(page.locator("#fig-filling .bit-legend")).toContainText(
      "new at this depth",
    );
  });
});

test("as printed they ask for no press either, and keep what they show @phone", async ({
  page,
}) => {
  const translate = await openFigure(page, "fig-translate", "?pull=1.3.0.0");
  await expect(translate).toContainText(ASKS);
  await page.emulateMedia({ media: "print" });
  for (const id of ["six-forms", "fig-translate", "fig-filling"]) {
    const figure = page.locator(`#${id}`);
    expect(await figure.innerText()).not.toMatch(ASKS);
    await expect(figure.locator("button:visible, input:visible")).toHaveCount(0);
  }
  await expect(translate.locator("figcaption")).toContainText("R leads to permutation");
});
