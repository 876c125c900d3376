/** Measures the response time to key presses and clicks inside the page. */
import type { Page } from "@playwright/test";

interface Noted {
  answers: number[];
}

/**
 * Makes the page record the milliseconds from every key press and click until the next frame is
 * painted.
 */
export function noteAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted: Noted = Object.assign(window, { answers: [] });
    const onInput = ({ timeStamp }: Event) =>
      // A message posted in a frame callback arrives after that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => noted.answers.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    for (const type of ["keydown", "click"]) {
      addEventListener(type, onInput, { capture: true });
    }
  });
}

/** Returns the milliseconds recorded for each of the inputs that `act` makes. */
export async function answersTo(
  page: Page,
  count: number,
  act: () => Promise<void>,
): Promise<number[]> {
  await page.evaluate(() => ((window as never as Noted).answers.length = 0));
  await act();
  await page.waitForFunction(
    (all) => (window as never as Noted).answers.length >= all,
    count,
  );
  return page.evaluate(() => (window as never as Noted).answers.slice());
}
