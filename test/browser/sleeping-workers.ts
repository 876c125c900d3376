import type { Page } from "@playwright/test";

/** What works beside the page, and is dear: the first change of a cell wakes both. */
type Name = "compiler" | "outdated";

/**
 * Until the next page, this worker seems to be on its way, and no test waits for it. What the
 * compiler says is tested in notebook/live-types.spec.ts.
 */
export async function letSleep(page: Page, name: Name): Promise<void> {
  await page.evaluate((file) => {
    const { Worker } = window;
    const asleep = { addEventListener() {}, postMessage() {}, terminate() {} };
    window.Worker = function (address: string | URL, options?: WorkerOptions) {
      return String(address).includes(file) ? asleep : new Worker(address, options);
    } as never;
  }, `/${name}.worker`);
}
