import type { Page } from "@playwright/test";
import { patientExpect as expect, test } from "../visit.ts";

/** The cell whose code contains a text. */
function cellWith(page: Page, code: string) {
  const cell = page.locator("code-cell").filter({ hasText: code }).first();
  return {
    cell,
    outputs: cell.locator(".cell-outputs:not([data-past]) code"),
    run: cell.getByRole("button", { name: "Run", exact: true }),
  };
}

/** Runs a cell until it finishes: a run in progress would be cancelled by the next one. */
async function runToItsEnd({ cell, run }: ReturnType<typeof cellWith>): Promise<void> {
  await run.click();
  await expect(cell.getByRole("status")).not.toHaveText("");
  await expect(run).toBeVisible();
}

test("served cells follow the cards of a figure, and set the cube of the page: figure and other cells follow", async ({
  page,
}) => {
  await page.goto("indexing/");
  await test.step("cards", async () => {
    const reading = cellWith(page, "rankPermutation(readerPermutation)");
    await expect(reading.outputs).toHaveText("16");
    await runToItsEnd(reading);
    const next = page.getByRole("button", { name: "The permutation after it" });
    await next.scrollIntoViewIfNeeded();
    await expect(page.locator("figure[data-hydrated]", { has: next })).toBeVisible();
    await next.click();
    await expect(reading.outputs).toHaveText("17");
  });
  await page.goto("orientations/");
  await test.step("the cube", async () => {
    const reading = cellWith(page, "rankState(readerCube)");
    await expect(reading.outputs).toHaveText(["1693", "370", "1234567"]);
    await runToItsEnd(reading);
    await runToItsEnd(cellWith(page, "setReaderCube"));
    await expect(reading.outputs).toHaveText(["330", "216", "240786"]);
    await expect(page).toHaveURL(/cube=1\.240786/);
  });
});

test("the next cell follows a control, in its worker", async ({ page }) => {
  await page.goto("building-tables/");
  const control = cellWith(page, "Inputs.text").cell;
  const field = control.getByRole("textbox", { name: "moves allowed" });
  const following = cellWith(page, "Plot.barY(histogram(allowed)");
  await field.scrollIntoViewIfNeeded();
  await expect(async () => {
    await field.fill("F2 R2");
    await field.press("Enter");
    const bars = following.cell.locator(".cell-drawing svg rect");
    await expect(bars).toHaveCount(4, { timeout: 4000 });
  }).toPass();
});
