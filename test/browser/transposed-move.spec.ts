// Two sources of F are exchanged in the library that the browser gets: whatever stands on
// it must say that something is wrong. One build of the broken site serves all figures.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { serveSite } from "../../scripts/serve.mjs";
import { buildBrokenSite } from "../broken/build-broken-site.ts";

test.describe.configure({ mode: "default" });
test.skip(({ isMobile }) => isMobile, "the library is the same");

let folder: string;
let server: Awaited<ReturnType<typeof serveSite>>;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = await mkdtemp(join(tmpdir(), "broken-site-"));
  await buildBrokenSite("transposed move", join(folder, "dist"));
  server = await serveSite({ folder: join(folder, "dist") });
});

test.afterAll(async () => {
  await server?.close();
  if (folder) await rm(folder, { recursive: true });
});

async function open(page: Page, chapter: string, id: string): Promise<Locator> {
  await page.goto(`${server.address}${chapter}/`);
  const figure = page.locator(`#${id}`);
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute("data-awake");
  return figure;
}

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

test("the picture has no table to draw", async ({ page }) => {
  const figure = await open(page, "gods-algorithm", "fig-picture");
  await figure.getByRole("button", { name: "Draw all" }).click();
  await expect(figure.getByRole("alert")).toContainText(
    "There is no picture to draw. The table could not be built: no turns lead to",
    { timeout: 50_000 },
  );
});

test("the rings say that the library is broken", async ({ page }) => {
  const figure = await open(page, "gods-algorithm", "fig-rings");
  await figure.getByRole("button", { name: "4 turns" }).click();
  await expect(words(figure)).toContainText("The library is broken");
});
