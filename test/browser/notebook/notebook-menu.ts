import type { Page } from "@playwright/test";

/** Opens a chapter's notebook menu, unless it is open. */
export async function openNotebookMenu(page: Page): Promise<void> {
  if (await page.locator("#notebook").isVisible()) return;
  await page.getByRole("button", { name: "Notebook", exact: true }).click();
}
