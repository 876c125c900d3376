// How long a page's thread does not answer, while it shows what its reader did not write.
import { expect, type Page } from "@playwright/test";

/** In milliseconds, on a quick machine. */
const SOON = 200;
/** What `timeOfWork` is on that machine. */
const QUICK = 2;
/** On a machine that is busy otherwise, the page is asked again before it is blamed. */
export const TRIES = 6;
/** Before the next try, in milliseconds. */
const REST = 300;

/** Measures in the page how long its thread does not answer. */
function beat(): void {
  const pulse = { longest: 0 };
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    pulse.longest = Math.max(pulse.longest, now - last);
    last = now;
  }, 5);
  Object.assign(window, { pulse });
}

/** Begins to measure on the page that is open. */
export async function takePulse(page: Page): Promise<void> {
  await page.evaluate(beat);
}

/** Begins to measure with each page that is loaded from now on. */
export async function takePulseFromLoad(page: Page): Promise<void> {
  await page.addInitScript(beat);
}

/** The longest pause so far, as `onQuickMachine` has it; from now on it is measured anew. */
export async function longestPause(page: Page): Promise<number> {
  const longest = await page.evaluate(async () => {
    const { pulse } = window as never as { pulse: { longest: number } };
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { longest } = pulse;
    pulse.longest = 0;
    return longest;
  });
  return onQuickMachine(page, longest);
}

/**
 * How long a pause would be on a quick machine that does nothing else, in milliseconds: on
 * another, a known piece of work is slower, too. One that is short is left as it is.
 */
export async function onQuickMachine(page: Page, pause: number): Promise<number> {
  if (pause <= SOON) return pause;
  const time = await page.evaluate(timeOfWork);
  return pause / Math.max(1, time / QUICK);
}

/** Runs in the page: how long it takes to count some words, on average, in milliseconds. */
function timeOfWork(): number {
  const TIMES = 25;
  const work = () => {
    const words = new Map<string, number>();
    for (let i = 0, x = 1; i < 8000; i++) {
      x = (x * 48271) % 2147483647;
      const word = (x % 4000).toString(36);
      words.set(word, (words.get(word) ?? 0) + 1);
    }
    return JSON.stringify([...words].sort(([a], [b]) => (a < b ? -1 : 1)));
  };
  // At first it is interpreted.
  for (let time = 0; time < TIMES / 2; time++) work();
  const start = performance.now();
  for (let time = 0; time < TIMES; time++) work();
  return (performance.now() - start) / TIMES;
}

/**
 * Does something until the page has answered meanwhile.
 * @param act    returns the longest pause of the page while it acted
 * @param again  called before it is tried again
 */
export async function expectToAnswer(
  name: string,
  act: () => Promise<number>,
  again: () => Promise<unknown> = async () => {},
): Promise<void> {
  const times: number[] = [];
  for (;;) {
    times.push(await act());
    if (times.at(-1)! <= SOON) return;
    expect(
      times.length,
      `${name} keeps the page busy: ${times.map(Math.round).join(", ")} ms`,
    ).toBeLessThan(TRIES);
    await new Promise((resolve) => setTimeout(resolve, REST));
    await again();
  }
}
