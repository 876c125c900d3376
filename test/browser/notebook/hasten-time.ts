import type { Page } from "@playwright/test";

/** What the page waits for a second or longer comes ten times as soon from now on. */
export async function hastenTime(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, time = 0) =>
      setTimeout(act, time < 1000 ? time : time / 10)) as typeof setTimeout;
  });
}
