// What the content of another person's notebook can't do: freeze the page at every visit, hide
// what its code says, or cover the page.
import type { Page } from "@playwright/test";
import { kept } from "../site/on-playground.ts";
import { expect, test } from "../visit.ts";

const KEY = "freezing contents 1";
const DRAWING = `({ [Symbol.for("every-cube drawing")]: () => ({ markup: '<svg width="90" height="60"><circle r="9"/></svg>', label: "A disc" }) })`;

interface Cell {
  readonly kind: "text" | "code";
  readonly source: string;
  readonly from?: "link";
}

/** Opens the playground with these cells, as the browser has stored them. */
async function openWith(page: Page, cells: readonly Cell[]): Promise<void> {
  await page.goto("every-cube.js");
  await page.evaluate((given) => {
    const document = {
      ...{ format: "every-cube notebook", version: 1, page: "playground" },
      cells: given.map((cell, i) => ({ id: `cell-${i + 1}`, ...cell })),
    };
    localStorage.setItem("notebook 1 playground", JSON.stringify(document));
  }, cells);
  await page.goto("playground/");
}

test("content that froze the page is shown as text after a reload, until it is asked for", async ({
  page,
}) => {
  // Each frame of the first visit takes three seconds, by the page's clock.
  await page.addInitScript(() => {
    if (sessionStorage.getItem("visited")) return;
    let skew = 0;
    const now = performance.now.bind(performance);
    const frame = requestAnimationFrame.bind(window);
    performance.now = () => now() + skew;
    window.requestAnimationFrame = (act) =>
      frame((time) => {
        skew += 3000;
        act(time);
      });
  });
  await openWith(page, [
    { kind: "text", source: "Some **bold** text" },
    { kind: "code", source: DRAWING },
  ]);
  const [text, code] = [page.locator("#cell-1"), page.locator("#cell-2")];
  await code.getByRole("button", { name: "Run" }).click();
  await expect(code.getByRole("img", { name: "A disc" })).toBeVisible();
  await expect(code.locator(".cm-editor")).toBeVisible();
  const remembered = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await kept(page, "A disc", "notebook outputs 1 playground");
  await expect.poll(remembered).toMatch(/^\[(\[\d+,0\],?){3}\]$/);
  await page.evaluate((key) => {
    sessionStorage.setItem("visited", "yes");
    // A page that was closed while it was frozen leaves the time at which it began.
    const starts = JSON.parse(localStorage.getItem(key)!) as [number, number][];
    starts[0][1] = Date.now() - 60_000;
    localStorage.setItem(key, JSON.stringify(starts));
  }, KEY);

  await page.reload();
  await expect(text).toContainText("stopped responding while it laid out this text");
  await expect(text.locator("pre")).toHaveText("Some **bold** text");
  await expect(code.locator(".cell-hint")).toContainText("stopped responding");
  await expect(code).toContainText(
    "A disc: the page stopped responding while it showed this drawing",
  );
  await expect(page.locator(".cm-editor, #cell-2 svg")).toHaveCount(0);
  await text.getByRole("button", { name: "Lay it out again" }).click();
  await code.getByRole("button", { name: "Show it again" }).click();
  await code.getByRole("button", { name: "Edit" }).click();
  await expect(text.locator("strong")).toHaveText("bold");
  await expect(code.locator("circle")).toBeVisible();
  await expect(code.locator(".cm-editor")).toBeVisible();
  await expect.poll(remembered).toBeNull();
});

test("hidden characters of others' code are marked, and long lines end in a button for more", async ({
  page,
}) => {
  const trojan = "const a = 1; /*\u202e } \u2066if (a)\u2069 */ 'x\u200by'; // 👩‍💻";
  await openWith(page, [
    { kind: "code", source: trojan, from: "link" },
    { kind: "code", source: `${"\n".repeat(200)}// ${"a\u0628".repeat(3000)}!` },
  ]);
  const [first, long] = [page.locator("#cell-1"), page.locator("#cell-2")];
  const names = ["U+202E", "U+2066", "U+2069", "U+200B"];
  await expect(first.locator(".hidden-character")).toHaveText(names);
  await expect(first.locator(".cell-hint")).toContainText("they are marked");
  await expect(first.locator(".cm-editor")).toBeVisible();
  await expect(first.locator(".hidden-character")).toHaveText(names);

  await long.getByRole("button", { name: "Edit" }).click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("typed");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+Tab");
  const more = long.getByRole("button", { name: /more characters/ });
  await expect(more).toHaveText("… 4,004 more characters");
  await more.press("Enter");
  await expect(more).toHaveText("… 4 more characters");
  await more.press("Enter");
  await expect(more).toHaveCount(0);
  await expect(long.locator(".cm-line").last()).toContainText("!typed");
});

test("a formula that is moved out of its text covers nothing", async ({ page }) => {
  const moved = (formula: string) => `$${formula}{\\Huge \\text{Run all}}$`;
  await openWith(page, [
    { kind: "text", source: `above ${moved("\\raisebox{80px}")}` },
    { kind: "text", source: `below ${moved("\\raisebox{-80px}")}` },
    {
      kind: "text",
      source: `left $\\kern{-200px}\\text{Run all}$ and $\\mathllap{ }$`,
    },
    { kind: "code", source: "1" },
  ]);
  await expect(page.locator("#cell-3 math").last()).toBeAttached();
  const covering = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".markdown-output")];
    const faults = new Set<string>();
    for (let x = 5; x < innerWidth; x += 10) {
      for (let y = 5; y < innerHeight; y += 10) {
        const text = document.elementFromPoint(x, y)?.closest(".markdown-output");
        const box = text?.getBoundingClientRect();
        if (!box) continue;
        const isInside =
          x > box.left - 1 &&
          x < box.right + 1 &&
          y > box.top - 1 &&
          y < box.bottom + 1;
        if (!isInside) faults.add(`text ${boxes.indexOf(text!) + 1}`);
      }
    }
    return [...faults];
  });
  expect(covering).toEqual([]);
});
