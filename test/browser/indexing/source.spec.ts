import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { axeFindsInBoth } from "../axe.ts";
import { expect, test } from "../visit.ts";

const source = (page: Page) => page.locator(".source").first();
const popup = (page: Page) => page.locator(".hover-popup");
const nameIn = (page: Page, name: string) =>
  source(page)
    .locator("[data-hover]", { hasText: new RegExp(`^${name}$`) })
    .first();

test.beforeEach(async ({ page }) => {
  await page.goto("indexing/");
  await source(page).scrollIntoViewIfNeeded();
});

async function isOnScreen(box: Locator) {
  return box.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    return left >= 0 && right <= clientWidth && top >= 0 && bottom <= clientHeight;
  });
}

test("names the file and its lines, and shows just those", async ({ page }) => {
  const head = await source(page).locator(".source-head").innerText();
  const [, file, first, last] = /(src\/lib\/\S+)\s+lines (\d+) to (\d+)/.exec(head)!;
  const lines = (await readFile(file, "utf8")).split("\n");
  const shown = await source(page).locator("pre").textContent();
  expect(shown).toBe(lines.slice(Number(first) - 1, Number(last)).join("\n"));
  expect(shown).toContain("export function rankByCounting(");
});

test("is all there without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}indexing/`);
  await expect(source(page).locator("pre")).toContainText("return index;");
  await expect(source(page).locator(".source-hint")).toBeHidden();
  await context.close();
});

test("every popup fits on the screen, and the page stays as wide as it @phone", async ({
  page,
}) => {
  const names = source(page).locator("[data-hover]");
  await source(page).locator("pre").focus();
  const count = await names.count();
  expect(count).toBeGreaterThan(20);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  for (let i = 0; i < count; i++) {
    await expect(names.nth(i)).toHaveClass(/current/);
    await expect(popup(page)).toBeVisible();
    await expect(names.nth(i)).toBeInViewport();
    expect(await isOnScreen(popup(page)), await names.nth(i).innerText()).toBe(true);
    await page.keyboard.press("ArrowRight");
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test.describe("with a mouse", () => {
  test.skip(({ isMobile }) => isMobile, "a phone has no mouse");

  test("pointing at a name shows its type and docs, pointing elsewhere hides them", async ({
    page,
  }) => {
    await nameIn(page, "index").hover();
    await expect(popup(page)).toHaveText("let index: number");
    await nameIn(page, "rankByCounting").hover();
    await expect(popup(page)).toContainText("lexicographic order");
    await expect(popup(page)).toContainText("returns");
    await page.mouse.move(5, 400);
    await expect(popup(page)).toBeHidden();
  });

  test("the mouse can go to the popup, and Escape hides it", async ({ page }) => {
    await nameIn(page, "rankByCounting").hover();
    await popup(page).hover();
    await page.waitForTimeout(400);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
  });
});

test.describe("with a finger", () => {
  test.skip(({ isMobile }) => !isMobile, "a desktop has no fingers");

  test("a tap shows, a second tap hides, a tap elsewhere hides @phone", async ({
    page,
  }) => {
    await nameIn(page, "perm").tap();
    await expect(popup(page)).toContainText("perm: ArrayLike<number>");
    await nameIn(page, "perm").tap();
    await expect(popup(page)).toBeHidden();
    await nameIn(page, "n").tap();
    await expect(popup(page)).toHaveText("const n: number");
    await source(page).locator(".source-head").tap();
    await expect(popup(page)).toBeHidden();
  });
});

test("by keys: one Tab stop, arrows from name to name, Enter shows, Escape hides", async ({
  page,
}) => {
  const code = source(page).locator("pre");
  const current = source(page).locator(".current");
  await code.focus();
  await page.keyboard.press("ArrowRight");
  await expect(current).toHaveText("rankByCounting");
  await page.keyboard.press("ArrowRight");
  await expect(current).toHaveText("perm");
  await page.keyboard.press("ArrowLeft");
  await expect(current).toHaveText("rankByCounting");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect(current).toHaveText("assertSmallPermutation");
  await expect(popup(page)).toBeHidden();

  await page.keyboard.press("Enter");
  await expect(popup(page)).toContainText("assertSmallPermutation(perm");
  await expect(page.getByRole("status").filter({ hasText: "void" })).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(popup(page)).toContainText("perm: ArrayLike<number>");
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await expect(current).toHaveText("perm");

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(popup(page)).toBeHidden();
  await expect(current).toHaveCount(0);
  await expect(code).not.toBeFocused();
  expect(await code.evaluate((pre) => pre.contains(document.activeElement))).toBe(
    false,
  );
  await page.keyboard.press("Shift+Tab");
  await expect(code).toBeFocused();
});

test("at the last line the down arrow is left to the page", async ({ page }) => {
  const code = source(page).locator("pre");
  await code.focus();
  for (let i = 0; i < 40; i++) await page.keyboard.press("ArrowDown");
  await expect(source(page).locator(".current")).toHaveText("index");
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test("nothing for axe to find while a popup is open, light and dark", async ({
  page,
}) => {
  await source(page).locator("pre").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(popup(page)).toBeVisible();
  expect(await axeFindsInBoth(page, ".source", ".hover-popup")).toEqual([]);
  await expect(popup(page)).toBeVisible();
});
