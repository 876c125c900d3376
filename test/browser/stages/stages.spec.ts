import { expectCube } from "../cube-on-page.ts";
import { expect, loadFigure, test } from "../visit.ts";

test("any cube goes home on both ways, as far as the slider says @phone", async ({
  page,
}) => {
  const figure = await loadFigure(page, "stages/?cube=1.2500000", "two-ways-home");
  const lanes = figure.locator(".two-solutions-lane");
  await expect(figure.locator("figcaption")).toContainText("God’s algorithm needs");
  for (const lane of await lanes.all()) await expectCube(lane, 2_500_000);
  const slider = figure.getByRole("slider", { name: "Turns made" });
  await slider.focus();
  await page.keyboard.press("End");
  for (const lane of await lanes.all()) {
    await expect(lane.locator(".two-solutions-made")).toHaveText("✓ solved");
    await expectCube(lane, 0);
  }
  await figure.getByRole("button", { name: "Solved" }).click();
  await expect(figure.locator("figcaption")).toHaveText(
    "This cube is solved. Choose another.",
  );
});

test("cases are found by moves, and copied for other programs; what is not there is said, and the sheet is printed with all ways", async ({
  page,
  context,
}) => {
  const figure = await loadFigure(page, "stages/", "case-sheet");
  const cards = figure.locator(".case-card");
  await expect(cards).toHaveCount(7);
  const find = figure.getByRole("searchbox", { name: "Find" });
  await find.fill("R U R' U R U2 R'");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("Sune");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await figure.getByRole("button", { name: "Copy Sune" }).click();
  await expect(figure.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "R U R' U R U2 R'",
  );
  await find.fill("M2");
  await expect(figure.locator(".case-none")).toContainText("No case of this stage");
  await find.fill("");
  await figure.getByRole("button", { name: "both layers" }).click();
  await expect(cards).toHaveCount(5);
  await page.emulateMedia({ media: "print" });
  await expect(find).toBeHidden();
  await expect(figure.getByRole("button", { name: /^Cop/ }).first()).toBeHidden();
  await expect(cards.first().locator(".layer-picture")).toHaveCount(2);
});
