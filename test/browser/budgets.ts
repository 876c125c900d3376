import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";

const KILOBYTE = 1024;

/**
 * The number of bytes of JavaScript that a page may load, gzipped, including inline
 * scripts.
 */
export const BUDGETS = { unscrolled: 60 * KILOBYTE, scrolled: 160 * KILOBYTE };

/** Measures the scripts that a page loads from now on; best called before it is opened. */
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
