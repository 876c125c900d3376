/**
 * The response time to a key press while a worker builds the whole table: from the key
 * press to the next painted frame, in a headless browser, compared with key presses without
 * a worker. Only the ratio can be compared between machines.
 *
 * Needs the built site and a browser; if one of them is missing, it says so.
 */
import type { Browser, Page } from "@playwright/test";
import { answersTo, noteAnswers } from "./answer-times.ts";
import { measureInBrowser, medianAndWorst, PATIENCE } from "./in-browser.ts";
import { roundsOf } from "./rounds.ts";

const KEYS = roundsOf(24);
/** Milliseconds between key presses: a human pace, not in step with frames. */
const BETWEEN_KEYS = 45;
const FIGURE = "#fig-all";
const TITLE = "from a key to the next painted frame";

await measureInBrowser({ title: TITLE, page: "gods-algorithm", measure });

async function measure(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  await page.locator(FIGURE).scrollIntoViewIfNeeded();
  await page.locator(`${FIGURE}[data-hydrated]`).waitFor();
  await noteAnswers(page);
  // The first key presses also load code and build a table.
  await press(page, 4);
  await page.locator(FIGURE).getByText("Built here").waitFor();

  const alone = await press(page, KEYS);
  await keepBuilding(page);
  const beside = await press(page, KEYS);
  const begun = await page.evaluate(() => (window as never as Noted).tablesBegun);
  report(alone, beside, begun);
}

/** What the page records for this bench. */
interface Noted {
  tablesBegun: number;
}

/** Presses Build again as soon as a table is finished, so that the worker never rests. */
function keepBuilding(page: Page): Promise<void> {
  return page.evaluate((figure) => {
    const noted: Noted = Object.assign(window, { tablesBegun: 0 });
    setInterval(() => {
      const button = document.querySelector<HTMLElement>(
        `${figure} .all-build.primary`,
      );
      if (!button) return;
      button.click();
      noted.tablesBegun++;
    }, 10);
  }, FIGURE);
}

/** Turns the figure's cube by key presses; returns the milliseconds until each response. */
async function press(page: Page, count: number): Promise<number[]> {
  await page.locator(`${FIGURE} .distance-turns [tabindex="0"]`).focus();
  return answersTo(page, count, async () => {
    for (let i = 0; i < count; i++) {
      await page.keyboard.press("fru"[i % 3]);
      await page.waitForTimeout(BETWEEN_KEYS);
    }
  });
}

function report(alone: number[], beside: number[], begun: number): void {
  console.log(TITLE);
  const rest = show("without a worker", alone);
  const busy = show(`while a worker builds (${begun} tables begun)`, beside);
  console.log(
    `  median ${(busy.median / rest.median).toFixed(2)} ×, worst ${(busy.worst / rest.worst).toFixed(2)} × that without a worker`,
  );
}

function show(name: string, times: number[]): { median: number; worst: number } {
  const { median, worst } = medianAndWorst(times);
  console.log(
    `  ${name.padEnd(46)}median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
  );
  return { median, worst };
}
