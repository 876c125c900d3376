// Draws the committed pictures from the built site: link previews, icons and the README's
// screenshot. Run it when the cover or a title has changed:
// `CHROME_PATH=… node scripts/draw-pictures.mjs`.
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { CHAPTERS } from "../src/chapters.ts";
import { serveSite } from "./serve.mjs";

const COVER = { width: 1280, height: 800 };
/** The size that link previews use. */
const PREVIEW = { width: 1200, height: 630 };
const ICONS = [180, 192, 512];

/** One per page, each with its own cube. */
const PREVIEWS = [
  { name: "cover", title: undefined, cube: 1_234_567 },
  ...CHAPTERS.map(({ slug, title }, i) => ({
    ...{ name: slug, title, cube: 398_765 * (i + 1) },
  })),
  { name: "reference", title: "Reference", cube: 3_298_123 },
  { name: "glossary", title: "Glossary", cube: 2_718_281 },
  { name: "playground", title: "Playground", cube: 3_543_210 },
];

const { address, close } = await serveSite();
const browser = await chromium.launch({
  executablePath: process.env["CHROME_PATH"],
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: COVER, reducedMotion: "reduce" });

await page.goto(address);
await page.evaluate(() => document.fonts.ready);
await keep("docs/cover.png");

await page.setViewportSize(PREVIEW);
for (const { name, title, cube } of PREVIEWS) {
  await page.goto(`${address}?cube=1.${cube}`);
  // The cube of the address appears once the cover is hydrated.
  await page.locator("astro-island:not([ssr])").waitFor({ state: "attached" });
  await page.addStyleTag({
    content: `
      .bar, .cover-controls, .cover-start, .cover-below, .cover-view button { display: none !important }
      .cover-hero { min-height: 0 !important; height: 630px }
    `,
  });
  if (title) {
    await page.evaluate((text) => {
      const heading = document.querySelector("h1");
      const lede = document.querySelector(".lede");
      if (!heading || !lede) throw new Error("the cover has no title");
      lede.textContent = "Every Cube Has a Number";
      heading.textContent = text;
    }, title);
  }
  await keep(`public/social/${name}.png`);
}

await browser.close();
await close();

const icon = readFileSync("public/icon.svg");
for (const size of ICONS) {
  await sharp(icon, { density: 3 * size })
    .resize(size, size)
    .flatten({ background: "#ffffff" })
    .png({ palette: true })
    .toFile(`public/icon-${size}.png`);
}

/** @param {string} file */
async function keep(file) {
  const shot = await page.screenshot();
  await sharp(shot).png({ palette: true, dither: 0, effort: 10 }).toFile(file);
}
