import { expect, test } from "@playwright/test";
import { openFigure } from "./open.ts";

test("a turn in steps: words, then digits; the ring goes along, and the address with it", async ({
  page,
}) => {
  const figure = await openFigure(page, "fig-translate");
  const twists = figure.locator(".bit-twists tbody tr");
  const now = figure.locator("[data-layer=now]");
  const before = await now.getAttribute("d");
  const there = await twists.first().locator("td").allInnerTexts();
  const added = (await twists.nth(1).locator("td").allInnerTexts()).map(
    (text) => Number(text.replace(/\D/g, "")) || 0,
  );
  expect(added.some((by) => by > 0)).toBe(true);
  await figure.getByRole("button", { name: "words" }).click();
  await expect(page).toHaveURL(/pull=1\.3\.1\.0/);
  await figure.getByRole("button", { name: "digit 3" }).click();
  await expect(figure.locator("figcaption")).toContainText("Done: these");
  await expect(twists.last().locator("td")).toHaveText(
    there.map((twist, i) => String((Number(twist) + added[i]) % 3)),
  );
  expect(await now.getAttribute("d")).not.toBe(before);
  await expect(page).toHaveURL(/pull=1\.3\.4\.0/);

  await page.reload();
  await expect(figure).toHaveAttribute("data-awake", "true");
  await expect(figure.locator("figcaption")).toContainText("Done: these");
  await figure.getByRole("button", { name: "Reset" }).click();
  await expect(now).toHaveAttribute("d", before!);
  await expect(page).not.toHaveURL(/pull=/);
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
});

test("pointing at the grid, by mouse or finger, follows the nearest square", async ({
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
  await figure.getByRole("button", { name: "Undo" }).click();
  await expect(slider).toHaveAttribute("aria-valuenow", "1");
});

test("the grid fills up with the depth, for each of the orders; its place is in the address", async ({
  page,
}) => {
  const figure = await openFigure(page, "fig-filling");
  const depth = figure.getByRole("slider", { name: "depth" });
  await depth.focus();
  await page.keyboard.press("Home");
  await expect(figure.locator("figcaption")).toContainText(
    "at depth 0: 1 of its 729 bits are new",
  );
  await page.keyboard.press("End");
  await expect(figure.locator("figcaption")).toContainText("729 are set");
  await expect(figure.locator("[aria-current] th")).toHaveText("11");
  await figure.getByRole("button", { name: "reversed" }).click();
  await expect(figure.locator("figcaption")).toContainText("Order 5039");
  await expect(page).toHaveURL(/fill=1\.3\.11/);
  await page.reload();
  await expect(figure).toHaveAttribute("data-awake", "true");
  await expect(figure.locator("figcaption")).toContainText("Order 5039");
});

test("an address that makes no sense is told so, and the page shows its own example", async ({
  page,
}) => {
  const translate = await openFigure(page, "fig-translate", "?pull=1.9.9.9&fill=1.7.7");
  await expect(translate.getByRole("alert")).toContainText("moves are numbered 0 to 8");
  const filling = page.locator("#fig-filling");
  await filling.scrollIntoViewIfNeeded();
  await expect(filling.getByRole("alert")).toContainText("there are 4 orders");
});
