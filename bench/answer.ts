/**
 * How long the page takes to answer a key while a worker builds the whole table: from
 * the key to the next painted frame, in a headless browser, beside the same keys without
 * a worker. Only the ratio means anything from one machine to the next.
 *
 * It needs the built site and a browser, and says so when one of them is missing.
 */
import { existsSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { serveSite } from "../scripts/serve.mjs";
import { ensureBrowser } from "../scripts/toolchain.mjs";

const KEYS = 24;
/** A person's pace: each key finds the page at another moment. */
const BETWEEN_KEYS = 45;
const FIGURE = "#fig-all";
const TITLE = "from a key to the next painted frame";

const SITE = new URL("../dist/gods-algorithm/index.html", import.meta.url);

if (!existsSync(SITE)) {
  console.log(`${TITLE}: skipped, the site is not built (npm run build)`);
} else {
  await ensureBrowser().then(measure, (error: Error) =>
    console.log(`${TITLE}: skipped, ${error.message}`),
  );
}

async function measure(executablePath: string): Promise<void> {
  const server = await serveSite();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage();
    await page.goto(`${server.address}gods-algorithm/`);
    await page.locator(FIGURE).scrollIntoViewIfNeeded();
    await page.locator(`${FIGURE}[data-awake]`).waitFor();
    // The first keys also fetch what is loaded on use, and have a table built.
    await press(page, 4);
    await page.locator(FIGURE).getByText("Built here").waitFor({ timeout: 60_000 });

    const alone = await press(page, KEYS);
    await keepBuilding(page);
    const beside = await press(page, KEYS);
    const built = await page.evaluate(() => (window as never as Built).tablesBuilt);
    report(alone, beside, built);
  } finally {
    await browser.close();
    await server.close();
  }
}

interface Built {
  tablesBuilt: number;
}

/** Presses Build again as soon as a table is there, so that the worker never rests. */
function keepBuilding(page: Page): Promise<void> {
  return page.evaluate((figure) => {
    const built = Object.assign(window, { tablesBuilt: 0 });
    setInterval(() => {
      const button = document.querySelector<HTMLElement>(
        `${figure} .all-build.primary`,
      );
      if (!button) return;
      button.click();
      built.tablesBuilt++;
    }, 10);
  }, FIGURE);
}

/** Turns the figure's cube by keys; the milliseconds until each was painted. */
async function press(page: Page, count: number): Promise<number[]> {
  await page.locator(`${FIGURE} .turns-home [tabindex="0"]`).focus();
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const painted = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const onKey = ({ timeStamp }: KeyboardEvent) =>
            // A message sent from a frame arrives when that frame has been painted.
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(undefined);
            });
          addEventListener("keydown", onKey, { once: true, capture: true });
        }),
    );
    await page.keyboard.press("fru"[i % 3]);
    times.push(await painted);
    await page.waitForTimeout(BETWEEN_KEYS);
  }
  return times;
}

function report(alone: number[], beside: number[], built: number): void {
  console.log(TITLE);
  const rest = show("without a worker", alone);
  const busy = show(`while a worker builds (${built} tables begun)`, beside);
  console.log(
    `  median ${(busy.median / rest.median).toFixed(2)} ×, worst ${(busy.worst / rest.worst).toFixed(2)} × that without a worker`,
  );
}

function show(name: string, times: number[]): { median: number; worst: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const worst = sorted.at(-1)!;
  console.log(
    `  ${name.padEnd(46)}median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
  );
  return { median, worst };
}
