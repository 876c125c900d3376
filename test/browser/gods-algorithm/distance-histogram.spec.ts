import type { Page } from "@playwright/test";
import { expect, loadFigure, showFigure, test } from "../visit.ts";

const figure = (page: Page) => page.locator("#fig-all");
const caption = (page: Page) => figure(page).locator("figcaption");
const slow = { timeout: 50_000 };

const open = (page: Page, path = "gods-algorithm/") =>
  loadFigure(page, path, "fig-all");

test("the table is built here, agrees, says how fast it was and which turns lead closer; Cancel brings back the counts of the page @firefox", async ({
  page,
}) => {
  await open(page);
  const build = figure(page).locator(".all-build");
  await test.step("cancelled, before the worker can be done", async () => {
    await expect(build).toHaveText("Build the table");
    await figure(page).evaluate(async (element) => {
      const press = () => element.querySelector<HTMLElement>(".all-build")!.click();
      press();
      await new Promise(requestAnimationFrame);
      press();
    });
    await expect(caption(page)).toContainText("Cancelled");
    const bars = figure(page).getByRole("img", { name: "States at each distance" });
    await expect(bars).toContainText("1,887,748 ✓");
  });
  await test.step("built", async () => {
    await figure(page).getByRole("button", { name: "Build it again" }).press("Enter");
    await expect(caption(page)).toContainText(
      /Built here, in [\d.]+\sm?s\. All 12 counts agree .* in HTM/,
      slow,
    );
    await expect(figure(page).locator("dl")).toContainText(/\d+\.\d million/);
    await expect(figure(page).locator("dl")).toContainText("8.755576");
    const bars = figure(page).getByRole("img", { name: "States at each distance" });
    await expect(bars).toContainText("1,887,748 ✓");
    await expect(build).toHaveText("Build it again");
  });
  await test.step("following the arrows down solves the cube in the number of turns that the table gave", async () => {
    const words = figure(page).locator(".all-distance");
    await expect(words).toContainText("is 9 turns from solved. Only R2 leads closer.");
    const turns = figure(page).locator(".distance-turns button");
    const closer = figure(page).locator('.distance-turns [data-direction="closer"]');
    for (let left = 8; left >= 0; left--) {
      await closer.first().press("Enter");
      await expect(words).toContainText(
        left === 0 ? "is solved" : `is ${left} ${left === 1 ? "turn" : "turns"} from`,
      );
    }
    await expect(page).toHaveURL(/cube=1\.0$/);
    await expect(turns).toHaveCount(9);
    await expect(
      figure(page).locator('.distance-turns [data-direction="farther"]'),
    ).toHaveCount(9);
  });
});

test("QTM by keyboard, from a link: 15 counts agree, half turns count double, and so do the lower bounds", async ({
  page,
}) => {
  await open(page, "gods-algorithm/?metric=1.QTM");
  const qtm = figure(page).getByRole("button", {
    name: "QTM, the quarter-turn metric",
  });
  await expect(qtm).toHaveAttribute("aria-pressed", "true");
  await expect(caption(page)).toContainText("(QTM)");
  await figure(page).getByRole("button", { name: "Build the table" }).press("Enter");
  await expect(caption(page)).toContainText("All 15 counts agree", slow);
  await expect(figure(page).locator("dl")).toContainText("10.666386");
  await qtm.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/metric=/);
  await page.goto("map/?metric=1.QTM");
  await test.step("the cells of the lower bounds are the same, counted again", async () => {
    const bounds = await showFigure(page, "fig-shadows");
    await bounds.getByRole("button", { name: "Count here" }).click();
    await expect(bounds.locator("figcaption")).toContainText(
      "Counted again in your browser, with the same result in every cell.",
      slow,
    );
  });
});
