import type { Page } from "@playwright/test";
import { expect, openFigure, test } from "../visit.ts";

const figure = (page: Page) => page.locator("#fig-shadows");
const readout = (page: Page) => figure(page).locator(".bounds-readout");
const slow = { timeout: 50_000 };

const open = (page: Page) => openFigure(page, "map/", "fig-shadows");

/** Whether the frame of the reader's cube is on a cell. */
function frameOn(page: Page, cell: string): Promise<boolean> {
  return figure(page).evaluate((root, name) => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [x, y] = middle(root.querySelector(".bounds-cube")!);
    const [left, top] = middle(root.querySelector(`[data-cell="${name}"]`)!);
    return Math.hypot(x - left, y - top) < 4;
  }, cell);
}

test("turning the cube moves its frame to the cell of its bound and its distance @phone", async ({
  page,
}) => {
  await open(page);
  await expect.poll(() => frameOn(page, "5-9")).toBe(true);
  await expect(readout(page)).toContainText(
    "Bound 5, distance 9: 1,043,264 states, 28 % of all. Here the bound is 4 turns too low.",
  );
  await figure(page).getByRole("button", { name: "Solved" }).click();
  await expect.poll(() => frameOn(page, "0-0"), slow).toBe(true);
  await figure(page).getByRole("button", { name: /^R, / }).click();
  await expect.poll(() => frameOn(page, "1-1"), slow).toBe(true);
  await expect(readout(page)).toContainText("Here the bound is exact.");
});

test("the cells are walked by arrows alone, and say their numbers", async ({
  page,
}) => {
  await open(page);
  await figure(page).locator('.bounds-table button[tabindex="0"]').focus();
  await expect(page.locator(":focus")).toHaveAttribute("data-cell", "0-0");
  // Below solved there is nothing in its column, and nothing to its left.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(":focus")).toHaveAttribute("data-cell", "0-0");
  await figure(page).locator('[data-cell="1-1"]').click();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(":focus")).toHaveAccessibleName(
    "6: bound 1, distance 5, 6 states",
  );
  await page.keyboard.press("ArrowRight");
  await expect(readout(page)).toContainText("Bound 2, distance 5: 30 states");
});
