import type { Page } from "@playwright/test";
import { CHAPTERS } from "../../../src/chapters.ts";
import { expect, test } from "../visit.ts";

test("the theme button switches between light and dark, and the choice is kept", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("indexing/");
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
});

test("the chapters are one press away at every width", async ({ page }, {
  project,
}) => {
  await page.goto("moves/");
  const menu = page.getByRole("button", { name: "Chapters" });
  if (project.name === "phone") await menu.press("Enter");
  else await expect(menu).toBeHidden();
  const chapters = page.getByRole("navigation", { name: "Chapters" });
  // Followed by the reference and the playground.
  await expect(chapters.getByRole("link")).toHaveCount(CHAPTERS.length + 2);
  await expect(chapters.locator("[aria-current]")).toHaveText("3 Moves");
  await chapters.getByRole("link", { name: "1 Indexing" }).click();
  await expect(page.locator("h1")).toHaveText("Indexing");
});

test("search opens with the slash key and leads to a section", async ({ page }) => {
  await page.goto("");
  await page.keyboard.press("/");
  await page.getByRole("searchbox").fill("number");
  const first = page.locator(".search-results a").first();
  await expect(first).toBeVisible();
  await page.getByRole("searchbox").press("Enter");
  await expect(page.locator("dialog")).not.toBeVisible();
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
