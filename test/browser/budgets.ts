import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { CHAPTERS } from "#src/chapters.ts";
import { expect, test } from "./visit.ts";

const KILOBYTE = 1024;

/** The kind of annotation that scripts/test.mjs reports. */
const OVER_BUDGET = "over budget";

/** The number of bytes, gzipped, that a page may load. */
export const BUDGETS = {
  /** Its HTML, with its styles and all that it shows. */
  html: 70 * KILOBYTE,
  fonts: 96 * KILOBYTE,
  /** JavaScript, including inline scripts. */
  unscrolled: 42 * KILOBYTE,
  scrolled: 132 * KILOBYTE,
};

/** Pages that hydrate more at once: a figure that fills the first screen, or cells. */
const UNSCROLLED: Readonly<Record<string, number>> = {
  // A chapter has its first figure in the first screen.
  ...Object.fromEntries(CHAPTERS.map(({ slug }) => [slug, 68 * KILOBYTE])),
  solving: 82 * KILOBYTE,
  solve: 60 * KILOBYTE,
  // With the frame that it shows.
  embed: 50 * KILOBYTE,
  workshop: 69 * KILOBYTE,
  playground: 52 * KILOBYTE,
};

/** The number of bytes of JavaScript that a page may load before it is scrolled. */
export function unscrolledBudget(path: string): number {
  return UNSCROLLED[path.split("/")[0]] ?? BUDGETS.unscrolled;
}

/**
 * Expects at most 5 % more than a budget. Anything beyond the budget itself is only
 * reported: 28 bytes are not worth rearranging code for.
 */
export function expectWithin(budget: number, bytes: number, what: string): void {
  if (bytes > budget) {
    const description = `${what}: ${bytes - budget} bytes over ${budget}`;
    test.info().annotations.push({ type: OVER_BUDGET, description });
  }
  expect.soft(bytes, what).toBeLessThanOrEqual(1.05 * budget);
}

/** The number of bytes of a page's HTML, and of the fonts that it names. */
export async function weighPage(page: Page, html: string) {
  const fonts = await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[as="font"]')];
    const loaded = links.map(async ({ href }) => (await fetch(href)).arrayBuffer());
    return (await Promise.all(loaded)).reduce((sum, one) => sum + one.byteLength, 0);
  });
  return { html: gzipSync(html).length, fonts };
}

/**
 * By address: built scripts have a hash in their names, and most pages load the same ones.
 */
const weights = new Map<string, number>();

/** The number of bytes of what came, gzipped. The browser may not keep it as long. */
export async function weigh(page: Page, url: string): Promise<number> {
  const known = weights.get(url);
  if (known !== undefined) return known;
  const weight = gzipSync(await (await page.request.get(url)).body()).length;
  weights.set(url, weight);
  return weight;
}

/** Measures the scripts that a page loads from now on; best called before it is opened. */
export function weighScripts(page: Page): () => Promise<number> {
  const loaded: string[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    const isScript = type === "script" || /\.m?js(\?|$)/.test(response.url());
    if (isScript) loaded.push(response.url());
  });
  return async () => {
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll("script:not([src])")]
        .map((script) => script.textContent)
        .join(""),
    );
    if (loaded.length === 0) throw new Error("no script was seen");
    const sizes = await Promise.all(loaded.map((url) => weigh(page, url)));
    return sizes.reduce((a, b) => a + b, gzipSync(inline).length);
  };
}
