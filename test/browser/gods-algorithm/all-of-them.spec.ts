import type { Page } from "@playwright/test";
import { serveBrokenSite } from "../../broken/serve-broken-site.ts";
import { expect, loadFigure, test } from "../visit.ts";

const figure = (page: Page) => page.locator("#fig-all");
const caption = (page: Page) => figure(page).locator("figcaption");
const slow = { timeout: 50_000 };

const open = (page: Page, path = "gods-algorithm/") =>
  loadFigure(page, path, "fig-all");

test("the table is built here, agrees, and says how fast it was @phone", async ({
  page,
}) => {
  await open(page);
  await expect(caption(page)).toContainText("found when this page was made");
  await figure(page).getByRole("button", { name: "Build the table" }).press("Enter");
  await expect(caption(page)).toContainText(
    /Built here, in [\d.]+\sm?s\. All 12 counts agree .* in HTM/,
    slow,
  );
  await expect(figure(page).locator("dl")).toContainText(/\d+\.\d million/);
  await expect(figure(page).locator("dl")).toContainText("8.755576");
  const bars = figure(page).getByRole("img", { name: "Positions at each distance" });
  await expect(bars).toContainText("1,887,748 ✓");
  await expect(
    figure(page).getByRole("button", { name: "Build it again" }),
  ).toBeVisible();
});

test("QTM by keyboard, from a link: 15 counts agree, and half turns count double", async ({
  page,
}) => {
  await open(page, "gods-algorithm/?metric=1.QTM");
  const qtm = figure(page).getByRole("button", {
    name: "QTM, the quarter-turn metric",
  });
  await expect(qtm).toHaveAttribute("aria-pressed", "true");
  await expect(caption(page)).toContainText("in QTM");
  await figure(page).getByRole("button", { name: "Build the table" }).press("Enter");
  await expect(caption(page)).toContainText("All 15 counts agree", slow);
  await expect(figure(page).locator("dl")).toContainText("10.666386");
  await qtm.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/metric=/);
});

test("following the arrows down solves the cube in as many turns as the table said", async ({
  page,
}) => {
  await open(page);
  const words = figure(page).locator(".all-distance");
  await expect(words).toContainText("is 9 turns from solved. Only R2 leads nearer.");
  const turns = figure(page).locator(".turns-home button");
  for (let left = 8; left >= 0; left--) {
    await figure(page)
      .locator('.turns-home [data-way="nearer"]')
      .first()
      .press("Enter");
    await expect(words).toContainText(
      left === 0 ? "is solved" : `is ${left} ${left === 1 ? "turn" : "turns"} from`,
      slow,
    );
  }
  await expect(page).toHaveURL(/cube=1\.0$/);
  for (const turn of await turns.all()) {
    await expect(turn).toHaveAttribute("data-way", "farther");
  }
});

test("Cancel ends the worker, and the counts of the page come back", async ({
  page,
}) => {
  await open(page);
  await figure(page).getByRole("button", { name: "Build the table" }).click();
  const cancel = figure(page).getByRole("button", { name: "Cancel" });
  // It may finish before a pointer could press.
  await cancel.click({ timeout: 3000 }).catch(() => undefined);
  await expect(caption(page)).toContainText(/Cancelled|Built here/, slow);
  await figure(page).getByRole("button", { name: "Build it again" }).click();
  await expect(caption(page)).toContainText("Built here", slow);
});

test("a metric that does not exist is refused in words", async ({ page }) => {
  await open(page, "gods-algorithm/?metric=1.STM");
  await expect(figure(page).getByRole("alert")).toContainText("a metric is HTM or QTM");
});

test("a library with a transposed move is found out", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "the library is the same");
  const server = await serveBrokenSite("transposed move");
  try {
    await open(page, `${server.address}gods-algorithm/`);
    await figure(page).getByRole("button", { name: "Build the table" }).click();
    await expect(caption(page)).toContainText(
      /The counts differ from the published ones\. At distance \d+ the library finds/,
      slow,
    );
    await expect(caption(page)).toContainText("One of the two is broken.");
    const bars = figure(page).getByRole("img", { name: "Positions at each distance" });
    await expect(bars).toContainText("✗");
    await expect(bars).not.toContainText("1,887,748 ✓");
  } finally {
    await server.close();
  }
});
