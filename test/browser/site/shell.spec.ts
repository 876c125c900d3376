import { CHAPTERS } from "../../../src/chapters.ts";
import { expect, test } from "../visit.ts";

test("the theme button switches between light and dark, and the choice is kept; the chapters are one press away at every width", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("more-encoders/");
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);

  const menu = page.getByRole("button", { name: "Chapters" });
  await expect(menu).toBeHidden();
  const chapters = page.getByRole("navigation", { name: "Chapters" });
  // Followed by the reference and the playground.
  await expect(chapters.getByRole("link")).toHaveCount(CHAPTERS.length + 2);
  await expect(chapters.locator("[aria-current]")).toHaveText("2 Encoders");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(chapters).toBeHidden();
  await menu.press("Enter");
  await chapters.getByRole("link", { name: "7 One frame" }).click();
  await expect(page.locator("h1")).toHaveText("From seven seconds to one frame");
});
