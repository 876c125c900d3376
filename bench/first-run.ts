/**
 * How long a reader waits for a cell: from the first click on Run to its result, on a page
 * that has loaded nothing for it yet; the same for a second run; and from the first key
 * press in the code to its letter on the screen. Each time is the median of several cold
 * pages.
 *
 * Needs the built site and a browser; if one of them is missing, it says so.
 */
import type { Browser } from "@playwright/test";
import { measureInBrowser, medianAndWorst, PATIENCE } from "./in-browser.ts";
import { roundsOf } from "./rounds.ts";

const PAGES = roundsOf(5);
const TITLE = "a cell, from the reader's action to the result";

await measureInBrowser({ title: TITLE, page: "indexing", measure });

/** Milliseconds, on one cold page. */
interface Times {
  readonly firstRun: number;
  readonly secondRun: number;
  readonly firstKey: number;
}

async function measure(browser: Browser, address: string): Promise<void> {
  const times: Times[] = [];
  for (let i = 0; i < PAGES; i++) times.push(await onColdPage(browser, address));
  report(times);
}

async function onColdPage(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ serviceWorkers: "block" }); // with an empty cache
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address, { waitUntil: "networkidle" });
  const run = () =>
    page.evaluate(() => {
      const cell = document.querySelector("code-cell")!;
      const speech = cell.querySelector(".cell-speech")!;
      const isDone = () => speech.textContent!.endsWith("16");
      return new Promise<number>((resolve) => {
        cell.querySelector<HTMLElement>(".cell-run")!.click();
        const start = performance.now();
        const look = () => {
          if (isDone()) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      });
    });
  const firstRun = await run();
  const secondRun = await run();
  await context.close();

  const other = await browser.newContext({ serviceWorkers: "block" });
  const editing = await other.newPage();
  editing.setDefaultTimeout(PATIENCE);
  await editing.goto(address, { waitUntil: "networkidle" });
  const firstKey = await editing.evaluate(() => {
    const cell = document.querySelector("code-cell")!;
    return new Promise<number>((resolve) => {
      const start = performance.now();
      cell.querySelector<HTMLElement>(".cell-edit")!.click();
      const look = () => {
        const place = cell.querySelector<HTMLElement>(".cm-content");
        if (place && document.activeElement === place) {
          document.execCommand("insertText", false, "x");
          requestAnimationFrame(() => resolve(performance.now() - start));
        } else requestAnimationFrame(look);
      };
      look();
    });
  });
  await other.close();
  return { firstRun, secondRun, firstKey };
}

function report(times: readonly Times[]): void {
  console.log(TITLE);
  const first = show("first click on Run, to the result", times, "firstRun");
  const second = show("second click on Run, to the result", times, "secondRun");
  show("first click on Edit, to a typed letter", times, "firstKey");
  console.log(`  the first run takes ${(first / second).toFixed(1)} × the second`);
}

function show(name: string, times: readonly Times[], of: keyof Times): number {
  const { median, worst } = medianAndWorst(times.map((one) => one[of]));
  console.log(
    `  ${name.padEnd(40)}median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${times.length} cold pages`,
  );
  return median;
}
