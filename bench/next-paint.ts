/**
 * The time from a key press to the next painted frame with the controls that readers use
 * most, as a multiple of the time that a bare button takes: one that changes its own
 * letter, on the same page. A control is to take at most three times as long.
 *
 * Needs the built site and a browser; if one of them is missing, it says so.
 */
import type { Browser, Locator, Page } from "@playwright/test";
import { answersTo, noteAnswers } from "./answer-times.ts";
import { measureInBrowser, medianAndWorst, PATIENCE } from "./in-browser.ts";
import { roundsOf } from "./rounds.ts";

const ROUNDS = roundsOf(20);
/** Milliseconds between key presses: a human pace, not in step with frames. */
const BETWEEN_KEYS = 85;
const MOST = 3;

interface Control {
  readonly name: string;
  readonly page: string;
  /** The id of its figure. */
  readonly figure: string;
  readonly keys: readonly string[];
  /** Brings the figure to where the control is used; returns what is to have the focus. */
  prepare(figure: Locator): Promise<Locator>;
}

const button = (figure: Locator, name: string | RegExp) =>
  figure.getByRole("button", { name, exact: true });

const CONTROLS: readonly Control[] = [
  {
    name: "a turn of the cube",
    page: "orientations",
    figure: "cube-number",
    keys: ["Enter"],
    prepare: async (figure) => figure.locator(".turn-buttons button").first(),
  },
  {
    name: "the odometer, plus one",
    page: "indexing",
    figure: "odometer",
    keys: ["Enter"],
    prepare: async (figure) => button(figure, "+ 1"),
  },
  {
    name: "a card, moved by an arrow key",
    page: "indexing",
    figure: "permutation-editor",
    keys: ["ArrowRight", "ArrowLeft"],
    prepare: async (figure) => figure.locator(".permutation-card").first(),
  },
  {
    name: "the picture, zoomed in and out",
    page: "map",
    figure: "fig-picture",
    keys: ["+", "-"],
    async prepare(figure) {
      await button(figure, /^Draw all/).click();
      const frame = figure.locator(".picture-frame[data-order]");
      await frame.waitFor();
      return frame;
    },
  },
  {
    name: "all solutions of a random cube",
    page: "solving",
    figure: "fig-solutions",
    keys: ["Enter"],
    async prepare(figure) {
      await button(figure, "Random").click();
      await figure.locator("[data-phase=found]").waitFor();
      return button(figure, "Random");
    },
  },
];

for (const control of CONTROLS) {
  const { name, page } = control;
  const measure = (browser: Browser, address: string) =>
    compare(browser, address, control);
  await measureInBrowser({ title: name, page, measure });
}

async function compare(
  browser: Browser,
  address: string,
  { name, figure: id, keys, prepare }: Control,
): Promise<void> {
  const page = await browser.newPage({
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  await page.locator(`#${id}`).scrollIntoViewIfNeeded();
  const control = await prepare(page.locator(`#${id}[data-hydrated]`));
  await noteAnswers(page);
  const ours = await press(page, control, keys);
  const theirs = await press(page, await addBareButton(page, id), ["Enter"]);
  const times = ours.median / theirs.median;
  const verdict = times <= MOST ? "" : `, more than ${MOST}`;
  console.log(
    `${name.padEnd(32)}median ${ours.median.toFixed(1)} ms, worst ${ours.worst.toFixed(1)} ms: ${times.toFixed(2)} × a bare button${verdict}`,
  );
}

async function press(page: Page, control: Locator, keys: readonly string[]) {
  const round = async (count: number) => {
    for (let i = 0; i < count; i++) {
      await page.keyboard.press(keys[i % keys.length]);
      await page.waitForTimeout(BETWEEN_KEYS);
    }
  };
  await control.focus();
  // The first ones also load and compile code.
  await round(Math.min(ROUNDS, 4));
  return medianAndWorst(await answersTo(page, ROUNDS, () => round(ROUNDS)));
}

/** A button that changes its own letter, beside the figure. */
async function addBareButton(page: Page, figure: string): Promise<Locator> {
  await page.locator(`#${figure}`).evaluate((element) => {
    const bare = Object.assign(document.createElement("button"), { textContent: "a" });
    bare.id = "bare";
    bare.onclick = () => {
      bare.textContent = bare.textContent === "a" ? "b" : "a";
    };
    element.before(bare);
  });
  return page.locator("#bare");
}
