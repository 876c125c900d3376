import type { Page } from "@playwright/test";
import { expect, test } from "../visit.ts";
import { letSleep } from "../sleeping-workers.ts";

async function add(page: Page, below: number, code: string): Promise<void> {
  await page
    .getByRole("button", { name: `Add code below cell ${below}`, exact: true })
    .click();
  await expect(page.locator(`#cell-${below + 1} .cm-focused`)).toBeVisible();
  await page.keyboard.insertText(code);
}

test("a cell that waits says so while another runs", async ({ page }) => {
  await page.goto("playground/");
  await letSleep(page, "compiler");
  await add(
    page,
    5,
    "const late = await new Promise((done) => setTimeout(done, 2500, 20));",
  );
  await add(page, 6, "late + 1;");
  await page.getByRole("button", { name: "Run all", exact: true }).click();
  const hint = (cell: number) => page.locator(`#cell-${cell} .cell-hint`);
  await expect(hint(6)).toHaveText("Running…");
  await expect(hint(7)).toHaveText("Waiting for its turn.");
  await expect(page.locator("#cell-7 .cell-results")).toContainText("21");
  await expect(hint(7)).not.toHaveText("Waiting for its turn.");
});

test("a promise that failed does not look like a value, nor does a missing import stay unexplained", async ({
  page,
}) => {
  await page.goto("playground/");
  await add(
    page,
    5,
    '1;\nPromise.reject(new Error("no luck"));\nFileAttachment("a.csv");',
  );
  await page.keyboard.press("Control+Enter");
  const cell = page.locator("#cell-6");
  await expect(cell.locator(".cell-failure")).toHaveText(
    "Rejected promise: Error: no luck",
  );
  await expect(cell.locator(".cell-error")).toContainText(
    'add import { FileAttachment } from "every-cube/notebook";',
  );
  const colours = await cell.evaluate((element) =>
    [".cell-outputs code", ".cell-failure", ".cell-error"].map(
      (part) => getComputedStyle(element.querySelector(part)!).color,
    ),
  );
  expect(colours[1]).toBe(colours[2]);
  expect(colours[1]).not.toBe(colours[0]);
});
