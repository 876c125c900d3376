/**
 * How long a reader who types waits for what the compiler knows: from a letter to the mark
 * under a mistake, on a page that has not loaded the compiler and on one that has; and from
 * Ctrl+Space to the list, of names and of members. The pause that marks wait for is part of
 * the first two.
 *
 * Needs the built site and a browser; if one of them is missing, it says so.
 */
import type { Browser, Page } from "@playwright/test";
import { measureInBrowser, medianAndWorst, PATIENCE } from "./in-browser.ts";
import { roundsOf } from "./rounds.ts";

const PAGES = roundsOf(5);
const TITLE = "types, from the reader's action to the result";

await measureInBrowser({ title: TITLE, page: "indexing", measure });

/** Milliseconds, on one cold page. */
interface Times {
  readonly coldMark: number;
  readonly warmMark: number;
  readonly names: number;
  readonly members: number;
}

async function measure(browser: Browser, address: string): Promise<void> {
  const times: Times[] = [];
  for (let i = 0; i < PAGES; i++) times.push(await onColdPage(browser, address));
  console.log(TITLE);
  show("a letter to its mark, cold", times, "coldMark");
  show("a letter to its mark, warm", times, "warmMark");
  show("Ctrl+Space to the list of names", times, "names");
  show("Ctrl+Space to the list of members", times, "members");
}

async function onColdPage(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext({ serviceWorkers: "block" }); // with an empty cache
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator("code-cell .cell-edit").first().click();
  await page.locator("code-cell .cm-content").first().waitFor();
  const write = async (text: string) => {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  };
  const toMark = () => timed(page, "z", ".cm-lintRange-error");
  const toList = () => timed(page, "Control+Space", "[role=listbox]");
  await write("");
  const coldMark = await toMark();
  await write("");
  await page.locator(".cm-lintRange-error").waitFor({ state: "detached" });
  const warmMark = await toMark();
  await write("const order = [2, 0, 1];\n");
  const names = await toList();
  await page.keyboard.press("Escape");
  await page.keyboard.insertText("order.");
  const members = await toList();
  await context.close();
  return { coldMark, warmMark, names, members };
}

/** From a key press to the frame in which the element is there. */
async function timed(page: Page, key: string, wanted: string): Promise<number> {
  await page.evaluate((selector) => {
    const note = () => {
      const start = performance.now();
      const look = () => {
        if (!document.querySelector(selector)) requestAnimationFrame(look);
        else document.body.dataset["took"] = String(performance.now() - start);
      };
      requestAnimationFrame(look);
    };
    delete document.body.dataset["took"];
    addEventListener("keydown", note, { capture: true, once: true });
  }, wanted);
  await page.keyboard.press(key);
  const took = page.locator("body[data-took]");
  await took.waitFor();
  return Number(await took.getAttribute("data-took"));
}

function show(name: string, times: readonly Times[], of: keyof Times): void {
  const { median, worst } = medianAndWorst(times.map((one) => one[of]));
  console.log(
    `  ${name.padEnd(36)}median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms of ${times.length} cold pages`,
  );
}
