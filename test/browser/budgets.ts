import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const KILOBYTE = 1024;

/** How many bytes of JavaScript a page may load, gzipped, inline scripts included. */
export const BUDGETS = { unscrolled: 60 * KILOBYTE, scrolled: 160 * KILOBYTE };

/** Weighs the scripts of a page from now on, which is best before it is opened. */
export function weighScripts(page: Page): () => Promise<number> {
  const loaded: Promise<number>[] = [];
  page.on("response", (response) => {
    const type = response.request().resourceType();
    const isScript = type === "script" || /\.m?js(\?|$)/.test(response.url());
    if (isScript) loaded.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => {
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll("script:not([src])")]
        .map((script) => script.textContent)
        .join(""),
    );
    if (loaded.length === 0) throw new Error("no script was seen");
    const sizes = await Promise.all(loaded);
    return sizes.reduce((a, b) => a + b, gzipSync(inline).length);
  };
}
