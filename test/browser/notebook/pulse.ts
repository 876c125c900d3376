// How long a page's thread does not answer, while it shows what its reader did not write.
import { expect, type Page } from "@playwright/test";

/** In milliseconds. */
const SOON = 200;
/** On a machine that is busy otherwise, the page is asked again before it is blamed. */
const TRIES = 6;
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

/**
 * The longest pause so far, in milliseconds of a machine that does nothing else; from now on
 * it is measured anew.
 */
export async function longestPause(page: Page): Promise<number> {
  const longest = await page.evaluate(async () => {
    const { pulse } = window as never as { pulse: { longest: number } };
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { longest } = pulse;
    pulse.longest = 0;
    return longest;
  });
  if (longest <= SOON) return longest;
  const busy = await page.evaluate(howBusy);
  await page.evaluate(
    () => ((window as never as { pulse: { longest: number } }).pulse.longest = 0),
  );
  return longest / busy;
}

/**
 * Runs in the page: how many times as long a piece of work takes as it would alone. The
 * shortest of many short ones was not interrupted.
 */
function howBusy(): number {
  const times = Array.from({ length: 100 }, () => {
    const start = performance.now();
    for (let i = 0, x = 1; i < 500_000; i++) x = Math.imul(x ^ i, 31);
    return performance.now() - start;
  });
  const sum = times.reduce((all, time) => all + time);
  return sum / (times.length * Math.max(Math.min(...times), 0.1));
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
