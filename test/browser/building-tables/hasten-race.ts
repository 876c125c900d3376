import type { Page } from "@playwright/test";

/**
 * From now on the clock of a race runs a hundred times as fast: a reading, the mean over a
 * tenth of a second, ends with the first search.
 */
export async function hastenRace(page: Page): Promise<void> {
  const clock =
    "{ const now = performance.now.bind(performance); performance.now = () => 100 * now(); }";
  await page.route("**/jobs.worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${clock}\n${await response.text()}` });
  });
}
