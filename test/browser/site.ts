import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readLibraryDocs } from "../../build/library-docs.ts";
import { CHAPTERS } from "../../src/chapters.ts";

/** The playground's examples, each with a page of its own. */
export const EXAMPLES = readdirSync("src/components/playground/examples").map((file) =>
  file.replace(".md", ""),
);

/** Every page of the site, relative to the folder it is served from. */
export const PAGES = [
  "",
  ...CHAPTERS.map(({ slug }) => `${slug}/`),
  "playground/",
  ...EXAMPLES.map((slug) => `playground/${slug}/`),
  "reference/",
  ...readLibraryDocs().map(({ name }) => `reference/${name}/`),
];

/** One of each kind: pages that are made of the same parts differ in their words alone. */
export const KINDS_OF_PAGES = PAGES.filter(
  (path) =>
    !/^(playground|reference)\/./.test(path) ||
    path === `playground/${EXAMPLES[0]}/` ||
    path === "reference/indexing/",
);

/** Down the page as a reader goes, so that every figure wakes up; ends at the foot. */
export async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const step = page.viewportSize()!.height * 0.8;
  for (let top = 0; top < height; top += step) {
    await page.evaluate(
      (y) => scrollTo({ top: y, behavior: "instant" }),
      Math.round(top),
    );
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(
    () => document.querySelector("astro-island[ssr]") === null,
  );
}
