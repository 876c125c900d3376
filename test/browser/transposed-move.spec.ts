// Two sources of F are swapped in the library that the browser loads: whatever relies on it
// must report an error. One broken site serves all figures.
import type { Locator, Page } from "@playwright/test";
import { serveBrokenSite } from "../broken/serve-broken-site.ts";
import { expect, loadFigure, test } from "./visit.ts";

test.describe.configure({ mode: "default" });
test.skip(({ isMobile }) => isMobile, "the library is the same");

let server: Awaited<ReturnType<typeof serveBrokenSite>>;

test.beforeAll(async () => {
  server = await serveBrokenSite("transposed move");
});

test.afterAll(async () => {
  await server?.close();
});

const open = (page: Page, chapter: string, id: string) =>
  loadFigure(page, `${server.address}${chapter}/`, id);

const words = (figure: Locator) => figure.locator("figcaption");

test("four turns of F do not bring everything home", async ({ page }) => {
  const figure = await open(page, "moves", "turn-cycles");
  await figure.getByRole("button", { name: "F F F F" }).click();
  await expect(words(figure)).toContainText("not everything is home");
});

test("nor do they in the transition table", async ({ page }) => {
  const figure = await open(page, "moves", "move-table");
  await figure.getByLabel("go to row").fill("1");
  await figure.getByRole("grid").focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Enter");
  await expect(figure.getByRole("list", { name: "Your walk" })).toHaveText(
    /^1(–F→ \d+){4}$/,
  );
  await expect(words(figure)).not.toContainText("are back");
});

test("the race of the stickers counts other than published", async ({ page }) => {
  const figure = await open(page, "moves", "sticker-race");
  await figure.getByLabel("turns").selectOption("7");
  await figure.getByRole("button", { name: "Measure" }).click();
  await expect(words(figure)).toContainText("The counts differ.", { timeout: 50_000 });
});

test("the whole table counts other than published", async ({ page }) => {
  const figure = await open(page, "gods-algorithm", "fig-all");
  await figure.getByRole("button", { name: "Build the table" }).click();
  await expect(words(figure)).toContainText(
    /The counts differ from the published ones\. At distance \d+ the library finds/,
    { timeout: 50_000 },
  );
  await expect(words(figure)).toContainText("One of the two is broken.");
  const bars = figure.getByRole("img", { name: "Positions at each distance" });
  await expect(bars).toContainText("✗");
  await expect(bars).not.toContainText("1,887,748 ✓");
});

test("the picture has other colours than published", async ({ page }) => {
  const figure = await open(page, "gods-algorithm", "fig-picture");
  await figure.getByRole("button", { name: "Draw all" }).click();
  await expect(figure.locator(".picture-check")).toContainText(
    /The colours differ from the published counts: [\d,]+ at distance \d+ instead of/,
    { timeout: 50_000 },
  );
});

test("the rings say that the library is broken", async ({ page }) => {
  const figure = await open(page, "gods-algorithm", "fig-rings");
  await figure.getByRole("button", { name: "4 turns" }).click();
  await expect(words(figure)).toContainText("The library is broken");
});
