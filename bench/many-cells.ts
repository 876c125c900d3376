/**
 * A notebook of 60 cells; each uses the one before, and the first is a slider: how
 * long it takes to open and to run, and how long from a move of the slider to the result two
 * cells down and to the last one. The playground has it as a reader would have written it.
 *
 * Needs the built site and a browser; if one of them is missing, it says so.
 */
import type { Browser, Page } from "@playwright/test";
import { measureInBrowser, medianAndWorst, PATIENCE } from "./in-browser.ts";
import { roundsOf } from "./rounds.ts";

const CELLS = 60;
const MOVES = roundsOf(20);
const TITLE = "a notebook of 60 cells, each using the one before";

const FIRST = `import { Inputs, view } from "every-cube/notebook";
const a1 = view(Inputs.range([0, 1000], { label: "n", step: 1, value: 0 }));`;

const sources = Array.from({ length: CELLS }, (_, i) =>
  i === 0 ? FIRST : `const a${i + 1} = a${i} + 1;\na${i + 1};`,
);

await measureInBrowser({ title: TITLE, page: "playground", measure });

async function measure(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ serviceWorkers: "block" });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  await page.evaluate((texts) => {
    const cells = texts.map((source, i) => ({
      id: `cell-${i + 1}`,
      kind: "code",
      source,
    }));
    const document = { format: "every-cube notebook", version: 1, cells };
    const kept = JSON.stringify({ ...document, page: "playground" });
    localStorage.setItem("notebook 1 playground", kept);
  }, sources);

  const before = performance.now();
  await page.goto(address);
  await page.locator(`#cell-${CELLS}`).waitFor({ state: "attached" });
  const opened = performance.now() - before;

  const result = (cell: number) => `#cell-${cell} .cell-results`;
  await page.evaluate(() =>
    document.querySelector("[data-action=run]")!.scrollIntoView(),
  );
  const ran = await timed(page, "run", result(CELLS), String(CELLS - 1));
  await page.locator("#cell-1 input[type=range]").waitFor(); // its code loads separately
  const near: number[] = [];
  const far: number[] = [];
  for (let i = 1; i <= MOVES; i++) {
    near.push(await timed(page, i, result(3), String(i + 2)));
    await settled(page, result(CELLS), String(i + CELLS - 1));
  }
  for (let i = MOVES + 1; i <= 2 * MOVES; i++) {
    far.push(await timed(page, i, result(CELLS), String(i + CELLS - 1)));
  }
  console.log(TITLE);
  console.log(`  from the address to its last cell          ${opened.toFixed(0)} ms`);
  console.log(`  “Run all”, to the last result              ${ran.toFixed(0)} ms`);
  show("the slider, to the result two cells down", near);
  show("the slider, to the result 59 cells down", far);
  await page.close();
}

/** From an act in the page to the frame in which an element ends with a text. */
function timed(
  page: Page,
  act: "run" | number,
  selector: string,
  text: string,
): Promise<number> {
  return page.evaluate(
    ([what, place, wanted]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        if (what === "run") {
          document.querySelector<HTMLElement>("[data-action=run]")!.click();
        } else {
          const slider = document.querySelector<HTMLInputElement>("input[type=range]")!;
          slider.value = String(what);
          slider.dispatchEvent(new Event("input", { bubbles: true }));
        }
        const look = () => {
          const shown = document.querySelector(place)?.textContent ?? "";
          if (shown.endsWith(wanted)) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [act, selector, text] as const,
  );
}

async function settled(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([place, wanted]) => document.querySelector(place)?.textContent?.endsWith(wanted),
    [selector, text] as const,
  );
}

function show(name: string, times: readonly number[]): void {
  const { median, worst } = medianAndWorst(times);
  console.log(
    `  ${name.padEnd(43)}median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${times.length} moves`,
  );
}
