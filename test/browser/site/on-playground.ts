// What tests of the playground look at, and do again and again.
import type { Page } from "@playwright/test";
import { expect } from "../visit.ts";
import { letSleep } from "../sleeping-workers.ts";

export const cells = (page: Page) => page.locator("code-cell, text-cell");
export const labels = (page: Page) =>
  cells(page).evaluateAll((all) =>
    all.map((cell) => `${cell.id} is ${(cell as HTMLElement).dataset["label"]}`),
  );
export const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true });
export const lastText = (page: Page) => page.locator("text-cell").last();

/** Opens it, without the types of its code. */
export async function openPlayground(page: Page): Promise<void> {
  await page.goto("playground/");
  await letSleep(page, "compiler");
}

/** Adds a cell of code. The editor of the cell before it may have had the focus till now. */
export async function addCode(page: Page, below: number, code: string): Promise<void> {
  await button(page, `Add code below cell ${below}`).click();
  await expect(page.locator(".cm-focused .cm-content")).toHaveText("");
  await page.keyboard.insertText(code);
}

/** Waits until the browser has stored a part of the cells' texts, or of their outputs. */
export async function kept(
  page: Page,
  part: string,
  key = "notebook 1 playground",
): Promise<void> {
  await expect
    .poll(() => page.evaluate((at) => localStorage.getItem(at), key), {
      intervals: [50],
    })
    .toContain(JSON.stringify(part).slice(1, -1));
}
