// Drawings that would keep a browser busy for seconds, or for good: the page answers a key
// while it gets them, and says which limit they break.
import type { Page } from "@playwright/test";
import { bareTest as test, expect } from "../visit.ts";
import { runCell } from "./witnesses.ts";

/** The greatest delay from a key to its answer, in milliseconds. */
const MAX_DELAY = 200;

const svg = (inner: string) => `<svg width="600" height="400">${inner}</svg>`;
const times = (count: number, markup: string) => markup.repeat(count);
const POINTS = Array.from(
  { length: 20_000 },
  (_, i) => `${(i * 7919) % 600},${(i * 104_729) % 400}`,
).join(" ");
const RECT = 'width="600" height="400"';
const DISC = '<circle cx="300" cy="200" r="150" fill="#fff"/>';
const using = (part: string, content: string, use: string) =>
  svg(`<defs><${part} id="p" width="1" height="1">${content}</${part}></defs>${use}`);

const COSTLY: Record<string, [markup: string, why: RegExp]> = {
  "columns in columns": [
    times(20, '<div style="columns:2">x '),
    /columns within columns/,
  ],
  "lines of boxes in columns": [
    `<div style="columns:20">${times(9000, "<p>x y z</p>")}</div>`,
    /mostly because of its boxes/,
  ],
  "markers of many shapes": [
    using(
      "marker",
      times(1000, '<circle r="5"/>'),
      `<polyline points="${POINTS}" marker-mid="url(#p)"/>`,
    ),
    /markers/,
  ],
  "markers that are inherited": [
    using(
      "marker",
      times(1000, '<circle r="5"/>'),
      `<g style="marker-mid: url(#p)"><g marker-end="url(#p)">${times(5000, '<path d="M0 0L9 9"/>')}</g></g>`,
    ),
    /markers/,
  ],
  patterns: [
    using(
      "pattern",
      times(5000, '<circle r=".5"/>'),
      times(5000, `<rect ${RECT} fill="url(#p)"/>`),
    ),
    /patterns/,
  ],
  masks: [
    using("mask", times(1000, DISC), times(5000, `<rect ${RECT} mask="url(#p)"/>`)),
    /masks/,
  ],
  clips: [
    using(
      "clipPath",
      times(1000, DISC),
      times(5000, `<rect ${RECT} clip-path="url(#p)"/>`),
    ),
    /clip paths/,
  ],
  dashes: [
    svg(
      `<polyline points="${POINTS}" fill="none" stroke="red" stroke-dasharray="0.1"/>`,
    ),
    /dashes/,
  ],
  "layers in layers": [
    svg(
      times(90, '<g opacity=".9">') +
        times(9000, `<g opacity=".9"><rect ${RECT}/></g>`),
    ),
    /transparent groups/,
  ],
  blending: [
    svg(times(5000, `<rect ${RECT} style="mix-blend-mode:multiply"/>`)),
    /blending/,
  ],
  "letters that are stretched": [
    svg(`<text textLength="500">${times(900_000, "x")}</text>`),
    /letters/,
  ],
  "letters of many fonts": [svg(`<text>${times(20_000, "日ש😀")}</text>`), /letters/],
  "elements inside each other": [svg(times(19_000, "<g>")), /inside each other/],
  "boxes inside each other": [times(19_000, "<div>"), /inside each other/],
  height: ['<svg width="9" height="9000000"/>', /9,000,000 pixels tall/],
};

/** Just within the limits. */
const FINE: Record<string, string> = {
  "many shapes": svg(times(19_000, '<circle cx="99" cy="99" r="3"/>')),
  "many texts": svg(times(2500, '<text transform="rotate(9)">a word</text>')),
  "a long path": svg(
    `<path d="M${POINTS} ${POINTS} ${POINTS}" fill="none" stroke="red"/>`,
  ),
  "a few masks": using("mask", DISC, times(150, `<rect ${RECT} mask="url(#p)"/>`)),
};

/** Runs before the worker's own script, and gives its port to the cells. */
const LEAK = `addEventListener("message", ({ ports }) => { globalThis.port = ports[0]; }, { once: true });\n`;

/** Presses a key again and again while something is done: the longest wait for an answer. */
async function longestDelay(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(window, { seen });
    let last = performance.now();
    const turn = () => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - last);
      last = now;
      const isLatest = (window as never as { seen: unknown }).seen === seen;
      if (isLatest) setTimeout(turn);
    };
    turn();
    addEventListener("keydown", ({ timeStamp }) => {
      seen.longest = Math.max(seen.longest, performance.now() - timeStamp);
    });
  });
  let isDone = false;
  const doing = act().finally(() => (isDone = true));
  while (!isDone) {
    await page.keyboard.press("Shift");
    await page.waitForTimeout(20);
  }
  await doing;
  await page.keyboard.press("Shift");
  return page.evaluate(
    () => (window as never as { seen: { longest: number } }).seen.longest,
  );
}

/** Shows a drawing, by its cell or in the worker's own name, which no cell can. */
async function expectQuick(page: Page, source: string): Promise<string> {
  let text = "";
  // Another program may have the processor for a while: a drawing that freezes does always.
  await expect
    .poll(
      () =>
        longestDelay(page, async () => {
          text = await runCell(page, source);
          await page.waitForTimeout(200);
        }),
      { intervals: [0], timeout: 30_000 },
    )
    .toBeLessThan(MAX_DELAY);
  return text;
}

test("no drawing keeps the page from answering a key", async ({ page }) => {
  test.setTimeout(240_000);
  await page.route(/notebook-worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: LEAK + (await response.text()) });
  });
  await page.goto("reference/indexing/");
  const id = await page.locator("code-cell").first().getAttribute("id");
  const drawn = (markup: string) =>
    `({ [Symbol.for("every-cube drawing")]: () => ({ markup: ${JSON.stringify(markup)}, label: "x" }) })`;
  const forged = (svg: string) => {
    const view = { kind: "drawing", svg, label: "x" };
    const message = { kind: "output", id, output: { line: 1, text: "x", view } };
    return `(globalThis as any).port.postMessage(${JSON.stringify(JSON.stringify(message))}); await new Promise((resolve) => setTimeout(resolve, 300))`;
  };
  const place = page.locator("code-cell").first().locator(".cell-results");
  await runCell(page, drawn("<svg/>"));
  for (const [name, [markup, why]] of Object.entries(COSTLY)) {
    await test.step(name, async () => {
      expect(await expectQuick(page, drawn(markup)), name).toMatch(why);
      await expectQuick(page, forged(markup));
      await expect(place.locator(".output-problem"), name).toHaveText(why);
    });
  }
  for (const [name, markup] of Object.entries(FINE)) {
    await test.step(name, async () => {
      await expectQuick(page, drawn(markup));
      await expect(
        place.locator(".cell-drawing > svg > *").first(),
        name,
      ).toBeAttached();
    });
  }
  await runCell(page, drawn('<svg width="99" height="19000"/>'));
  const box = await place.locator(".cell-drawing").boundingBox();
  expect(box!.height).toBeLessThan(2000);
});
