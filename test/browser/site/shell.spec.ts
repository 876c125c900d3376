import { readFileSync } from "node:fs";
import { CHAPTERS } from "#src/chapters.ts";
import { MOVED_ANCHORS } from "#components/site/frame/moved-anchors.ts";
import { expect, test } from "../visit.ts";

test("the theme button switches between light and dark, and the choice is kept; the chapters are one press away at every width @firefox", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("more-encoders/");
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);

  await page.getByRole("button", { name: "Chapters" }).press("Enter");
  const chapters = page.getByRole("navigation", { name: "Chapters" });
  // Followed by the pages of the bar, from practice to the playground.
  await expect(chapters.getByRole("link")).toHaveCount(CHAPTERS.length + 6);
  await expect(chapters.locator("[aria-current]")).toHaveText("A More encoders");
  await chapters.getByRole("link", { name: "3 Moves" }).click();
  await expect(page.locator("h1")).toHaveText("Moves");
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link", { name: "Solver" }).click();
  await expect(pages.locator("[aria-current]")).toHaveText("Solver");
});

test("the head fits from 320 to 2560 px, in one line, in whichever font", async ({
  page,
}) => {
  const head = page.locator(".bar");
  const widths = [320, 390, 560, 561, 820, 1024, 1071, 1072, 1184, 1280, 1440];
  const fonts = ["Inter", "Verdana, DejaVu Sans, sans-serif"];
  for (const [path, font] of ["glossary/", "moves/"].flatMap((path) =>
    fonts.map((font) => [path, font]),
  )) {
    await page.goto(path);
    await head.evaluate((bar, name) => (bar.style.fontFamily = name), font);
    for (const width of [...widths, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const { height, overhang, clipped } = await head.evaluate((bar) => ({
        height: bar.clientHeight,
        overhang: bar.scrollWidth - bar.clientWidth,
        clipped: [...bar.querySelectorAll("nav")].filter(
          (nav) => nav.scrollWidth > nav.clientWidth,
        ).length,
      }));
      expect({ width, overhang, clipped }).toEqual({ width, overhang: 0, clipped: 0 });
      expect(height, `at ${width} px`).toBeLessThan(64);
    }
  }
});

test("the contents beside the text mark the section that is read; where they are hidden, nothing is worked out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("moves/#exercises");
  const marked = page.locator(".toc-wide [aria-current]");
  await expect(page.locator("#exercises")).toBeInViewport();
  await expect(marked).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("#what-to-keep").evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText("What to keep");
});

test("old links lead to content that has moved, by anchor or by the figure's key", async ({
  page,
}) => {
  const figure = page.locator("#twist-dial");
  for (const link of [
    "#twist-dial",
    "?twists=1.1020202",
    "?twists=1.1020202#twist-dial",
  ]) {
    await page.goto(`indexing/${link}`);
    await expect(page).toHaveURL(/\/orientations\/.*#twist-dial$/);
    await expect(figure).toBeInViewport();
  }
  await expect(page).toHaveURL(/[?]twists=1\.1020202/);
  await page.goto("gods-algorithm/#the-farthest");
  await expect(page).toHaveURL(/\/map\/#the-hardest-states$/);
  await expect(page.locator("#the-hardest-states")).toBeInViewport();
});

test("every old link leads to something on its new page", () => {
  const pages = new Map(
    CHAPTERS.map(({ slug }) => [slug, readFileSync(`dist/${slug}/index.html`, "utf8")]),
  );
  for (const [from, to] of MOVED_ANCHORS) {
    const [page, anchor] = to.split("/#");
    if (anchor) expect(pages.get(page), `${from}: ${to}`).toContain(`id="${anchor}"`);
    const [former, name] = from.split("/#");
    expect(pages.get(former), from).not.toContain(`id="${name}"`);
  }
});

test("a page that does not exist leads to the search and to the chapters, at any depth", async ({
  page,
}) => {
  for (const path of ["nowhere", "a/b/c/"]) {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await expect(page.locator("h1")).toHaveText("There is no such page");
  }
  await page.getByRole("button", { name: "Search the notebook" }).click();
  await page.locator("#search [type=search]").fill("factorial");
  await page.locator(".search-results a").first().click();
  await expect(page.locator("h1")).toHaveText(/Indexing/);
  await page.goto("a/b/c/");
  await page.getByRole("main").getByRole("link", { name: "Moves" }).click();
  await expect(page.locator("h1")).toHaveText("Moves");
});

test("code keeps its size while its font is on the way @firefox", async ({ page }) => {
  const sizes = () =>
    page.locator("pre code").evaluateAll((blocks) =>
      blocks.slice(0, 5).map((block) => {
        const { width, height } = block.getBoundingClientRect();
        return [Math.round(width), Math.round(height)];
      }),
    );
  const font = /jetbrains-mono/;
  await page.route(font, (route) => route.abort());
  await page.goto("moves/");
  const before = await sizes();
  await page.unroute(font);
  await page.reload();
  await page.evaluate(() => document.fonts.load('400 16px "JetBrains Mono"'));
  expect(before.length).toBe(5);
  expect(await sizes()).toEqual(before);
});
