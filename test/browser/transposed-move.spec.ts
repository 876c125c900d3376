// Two sources of F are swapped in the library that the browser loads: whatever relies on it
// must report an error. One broken site serves all figures.
import type { Locator, Page } from "@playwright/test";
import { serveBrokenSite } from "../broken/serve-broken-site.ts";
import { hastenRace } from "./building-tables/hasten-race.ts";
import { expect, loadFigure, showFigure, test } from "./visit.ts";

test.describe.configure({ mode: "default" });

let server: Awaited<ReturnType<typeof serveBrokenSite>>;

test.beforeAll(async () => {
  server = await serveBrokenSite("transposed move");
});

test.afterAll(async () => {
  await server?.close();
});

/** A figure of a chapter in which a figure before may be open already. */
const open = async (page: Page, chapter: string, id: string): Promise<Locator> => {
  const path = `${server.address}${chapter}/`;
  if (page.url().startsWith(path)) return showFigure(page, id);
  return loadFigure(page, path, id);
};

const words = (figure: Locator) => figure.locator("figcaption");

test("on moves: four turns of F do not bring everything home, and the race of the stickers counts other than published", async ({
  page,
}) => {
  const cycles = await open(page, "moves", "turn-cycles");
  await cycles.getByRole("button", { name: "F F F F" }).click();
  await expect(words(cycles)).toContainText("not every piece is back");

  await test.step("nor do they in the transition table", async () => {
    const table = await open(page, "moves", "move-table");
    await table.getByLabel("go to row").fill("1");
    await table.getByRole("grid").focus();
    for (let i = 0; i < 4; i++) await page.keyboard.press("Enter");
    await expect(table.getByRole("list", { name: "Your walk" })).toHaveText(
      /^1(–F→ \d+){4}$/,
    );
    await expect(words(table)).not.toContainText("are back");
  });
  await test.step("the race of the stickers", async () => {
    const race = await open(page, "stickers", "sticker-race");
    await race.getByLabel("quarter turns").selectOption("7");
    await race.getByRole("button", { name: "Measure" }).click();
    await expect(words(race)).toContainText("The counts differ.", { timeout: 50_000 });
  });
});

test("on building tables: flood, console and race differ from the published counts", async ({
  page,
}) => {
  await test.step("the flood, in both tables", async () => {
    const flood = await open(page, "building-tables", "flood");
    const agreement = flood.locator(".flood-agreement");
    await expect(agreement).toContainText("✗ This differs from the published counts");
    // Through other moves first, so that the browser renders everything checked.
    await flood.locator(".figure-more summary").click();
    await flood.getByRole("button", { name: /^½/ }).click();
    await flood.getByRole("button", { name: /^HTM/ }).click();
    await expect(flood.locator(".flood-now")).toContainText("the search is over");
    await expect(agreement).toHaveText(
      /^✗ This differs from the published counts at depth \d: found \d+, published \d+\.$/,
    );
    await expect(agreement).toHaveAttribute("data-agrees", "false");
    await flood.getByRole("button", { name: "orientations" }).click();
    await expect(agreement).toContainText("✗ This differs from the published counts");
    await flood.getByRole("button", { name: /^QTM/ }).click();
    await expect(agreement).toContainText("✗ This differs from the published counts");
    await expect(agreement).toHaveAttribute("data-agrees", "false");
  });
  await test.step("the console, line by line", async () => {
    const log = await open(page, "building-tables", "console");
    await log.getByRole("button", { name: "Run" }).click();
    await expect(words(log)).toContainText(
      /✗ \w+ lines differ from the published counts/,
      { timeout: 20_000 },
    );
    await expect(log.locator("[data-astray]").first()).toContainText(
      /Depth: \d Positions: \d+ ✗ published: \d+/,
    );
  });
  await test.step("the race", async () => {
    const race = await open(page, "building-tables", "race");
    await hastenRace(page);
    await race.getByRole("button", { name: "Race" }).click();
    await expect(words(race)).toContainText(
      /✗ “.+” differs from the published counts at depth \d: found \d+, published \d+/,
      { timeout: 55_000 },
    );
  });
});

test("the whole table counts other than published", async ({ page }) => {
  const figure = await open(page, "gods-algorithm", "fig-all");
  await figure.getByRole("button", { name: "Build the table" }).click();
  await expect(words(figure)).toContainText(
    /The counts differ from the published ones\. At distance \d+ the library finds/,
    { timeout: 50_000 },
  );
  await expect(words(figure)).toContainText("One of the two is wrong.");
  const bars = figure.getByRole("img", { name: "States at each distance" });
  await expect(bars).toContainText("✗");
  await expect(bars).not.toContainText("1,887,748 ✓");
});

test("on God's algorithm: the picture has other colours than published, and the rings say that the library is broken", async ({
  page,
}) => {
  const picture = await open(page, "map", "fig-picture");
  await picture.getByRole("button", { name: "Draw all" }).click();
  await expect(picture.locator(".picture-check")).toContainText(
    /The colours differ from the published counts: [\d,]+ at distance \d+ instead of/,
    { timeout: 50_000 },
  );
  const rings = await open(page, "map", "fig-rings");
  await rings.getByRole("button", { name: "4 turns" }).click();
  await expect(words(rings)).toContainText("The library is broken");
});
