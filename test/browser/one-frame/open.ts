import { expect, type Locator, type Page } from "@playwright/test";

/** Opens the chapter and waits until a figure of it is awake. */
export async function openFigure(page: Page, id: string, query = ""): Promise<Locator> {
  await page.goto(`one-frame/${query}`);
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-awake", "true");
  return figure;
}
