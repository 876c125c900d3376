import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { KINDS_OF_PAGES, scrollThrough } from "./site.ts";

const KILOBYTE = 1024;
const UNSCROLLED = 60 * KILOBYTE;
const SCROLLED = 160 * KILOBYTE;

for (const path of KINDS_OF_PAGES) {
  test(`/${path} loads little JavaScript`, async ({ page }) => {
    const loaded: Promise<number>[] = [];
    page.on("response", (response) => {
      const type = response.request().resourceType();
      const isScript = type === "script" || /\.m?js(\?|$)/.test(response.url());
      if (isScript) loaded.push(response.body().then((body) => gzipSync(body).length));
    });
    const total = async () => (await Promise.all(loaded)).reduce((a, b) => a + b, 0);

    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(1000);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll("script:not([src])")]
        .map((s) => s.textContent)
        .join(""),
    );
    const inlineSize = gzipSync(inline).length;
    const unscrolled = inlineSize + (await total());
    await scrollThrough(page);
    const scrolled = inlineSize + (await total());
    test.info().annotations.push({
      type: "gzip bytes",
      description: `unscrolled ${unscrolled}, scrolled ${scrolled}`,
    });
    console.log(`/${path}: ${unscrolled} bytes unscrolled, ${scrolled} scrolled`);
    expect(loaded.length).toBeGreaterThan(0);
    expect(unscrolled).toBeLessThanOrEqual(UNSCROLLED);
    expect(scrolled).toBeLessThanOrEqual(SCROLLED);
  });
}
