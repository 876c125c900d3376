import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../visit.ts";

const source = (page: Page) => page.locator(".source").first();
const code = (page: Page) => source(page).locator("pre");
const popup = (page: Page) => page.locator(".hover-popup");
const current = (page: Page) => source(page).locator(".current");
const nameIn = (page: Page, name: string) =>
  source(page)
    .locator("[data-hover]", { hasText: new RegExp(`^${name}$`) })
    .first();

test.beforeEach(async ({ page }) => {
  await page.goto("indexing/");
  await source(page).scrollIntoViewIfNeeded();
});

test("names the file and its lines, and displays only those; pointing at a name displays its type and docs", async ({
  page,
}) => {
  await test.step("the file and its lines", async () => {
    const head = await source(page).locator(".source-head").innerText();
    const [, file, first, last] = /(src\/lib\/\S+)\s+lines (\d+) to (\d+)/.exec(head)!;
    const lines = (await readFile(file, "utf8")).split("\n");
    const shown = await code(page).textContent();
    expect(shown).toBe(lines.slice(Number(first) - 1, Number(last)).join("\n"));
    expect(shown).toContain("export function rankByCounting(");
  });
  await test.step("pointing elsewhere hides what pointing at a name has shown", async () => {
    await nameIn(page, "index").hover();
    await expect(popup(page)).toHaveText("let index: number");
    await nameIn(page, "rankByCounting").hover();
    await expect(popup(page)).toContainText("lexicographic order");
    await expect(popup(page)).toContainText("returns");
    await page.mouse.move(5, 400);
    await expect(popup(page)).toBeHidden();
  });
  await test.step("the mouse can go to the popup, and Escape hides it", async () => {
    await nameIn(page, "rankByCounting").hover();
    await popup(page).hover();
    // Longer than a popup waits for a mouse that has left its name.
    await page.waitForTimeout(400);
    await expect(popup(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
  });
});

test("every popup fits on the screen, and the page stays as wide as it; a tap shows and hides one @phone", async ({
  page,
  hasTouch,
}) => {
  await code(page).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(popup(page)).toBeVisible();
  // The keys are pressed in the page itself: there are many names.
  const { count, faults } = await source(page).evaluate(async (box) => {
    const pre = box.querySelector("pre")!;
    const names = [...box.querySelectorAll("[data-hover]")];
    const { clientWidth, clientHeight } = document.documentElement;
    const boxOf = (element: Element) => element.getBoundingClientRect();
    const faults: (string | null)[] = [];
    for (const name of names) {
      const shown = document.querySelector(".hover-popup:popover-open");
      const isMarked = name.classList.contains("current");
      const isNameSeen =
        boxOf(name).bottom > 0 &&
        boxOf(name).top < clientHeight &&
        boxOf(name).right > 0 &&
        boxOf(name).left < clientWidth;
      const isPopupWhole =
        shown !== null &&
        shown.checkVisibility() &&
        boxOf(shown).left >= 0 &&
        boxOf(shown).right <= clientWidth &&
        boxOf(shown).top >= 0 &&
        boxOf(shown).bottom <= clientHeight;
      const right = { key: "ArrowRight", bubbles: true, cancelable: true };
      if (!isMarked || !isNameSeen || !isPopupWhole) faults.push(name.textContent);
      pre.dispatchEvent(new KeyboardEvent("keydown", right));
      // The types are there already, but are shown in the next task.
      await new Promise((done) => setTimeout(done));
    }
    return { count: names.length, faults };
  });
  expect(count).toBeGreaterThan(20);
  expect(faults).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  if (!hasTouch) return;
  await test.step("a tap shows, a second tap hides, a tap elsewhere hides", async () => {
    await page.keyboard.press("Escape");
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
  await code(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("rankByCounting");
  await page.keyboard.press("ArrowRight");
  await expect(current(page)).toHaveText("perm");
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText("rankByCounting");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toHaveText("assertSmallPermutation");
  await expect(popup(page)).toBeHidden();

  await page.keyboard.press("Enter");
  await expect(popup(page)).toContainText("assertSmallPermutation(perm");
  await expect(page.getByRole("status").filter({ hasText: "void" })).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(popup(page)).toContainText("perm: ArrayLike<number>");
  await page.keyboard.press("Escape");
  await expect(popup(page)).toBeHidden();
  await expect(current(page)).toHaveText("perm");

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(popup(page)).toBeHidden();
  await expect(current(page)).toHaveCount(0);
  await expect(code(page)).not.toBeFocused();
  expect(await code(page).evaluate((pre) => pre.contains(document.activeElement))).toBe(
    false,
  );
  await page.keyboard.press("Shift+Tab");
  await expect(code(page)).toBeFocused();

  await test.step("at the last line the down arrow is left to the page", async () => {
    await code(page).evaluate((pre) => {
      const down = { key: "ArrowDown", bubbles: true, cancelable: true };
      for (let i = 0; i < 40; i++)
        pre.dispatchEvent(new KeyboardEvent("keydown", down));
    });
    await expect(current(page)).toHaveText("index");
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  });
});
