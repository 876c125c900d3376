import type { Page } from "@playwright/test";
import { CHAPTERS } from "../../../src/chapters.ts";
import { expect, test } from "../visit.ts";

test("the theme button switches between light and dark, and the choice is kept; the chapters are one press away at every width @firefox", async ({
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
  await expect(chapters).toHaveCSS("scrollbar-width", "none");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(chapters).toBeHidden();
  await menu.press("Enter");
  await chapters.getByRole("link", { name: "7 One frame" }).click();
  await expect(page.locator("h1")).toHaveText("From seven seconds to one frame");
});

/** Opens a page on which the permutation editor is not hydrated until it is released. */
async function openAsleep(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/PermutationEditor[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("indexing/");
  return async () => {
    const figure = page.locator("#permutation-editor");
    await expect(figure).not.toHaveAttribute("data-hydrated");
    release();
    await expect(figure).toHaveAttribute("data-hydrated");
  };
}

test("what is typed into a figure before its code has come is not lost", async ({
  page,
}) => {
  const wake = await openAsleep(page);
  const order = page.getByLabel("The order", { exact: true });
  await order.fill("2 1 3 4 5 6 7");
  await wake();
  await expect(order).toHaveValue("2 1 3 4 5 6 7");
  await expect(page.getByLabel("is number", { exact: true })).toHaveValue("720");
});

test("what is chosen in a figure before its code has come is not lost", async ({
  page,
}) => {
  const wake = await openAsleep(page);
  const cards = page.locator("#permutation-editor select");
  await cards.scrollIntoViewIfNeeded();
  await cards.selectOption("5");
  await wake();
  await expect(cards).toHaveValue("5");
  await expect(page.locator("#permutation-editor .permutation-card")).toHaveCount(5);
});
