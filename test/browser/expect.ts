import { expect as everyExpect, type Page } from "@playwright/test";

/** Between two looks, in milliseconds. */
const PAUSE = 50;

/**
 * Playwright's `expect`. Where an address is not yet what it shall be, Playwright describes
 * the whole page at each look, for its message: which takes most of the time of a page that
 * writes its state to the address. It does so for an element that is not there yet, too, but
 * not for a list: where one comes late, a test expects a list of one text.
 */
export const expect = everyExpect.extend({
  async toHaveURL(
    page: Page,
    expected: string | RegExp | ((url: URL) => boolean),
    options: { timeout?: number } = {},
  ) {
    const isAsExpected = (address: string) => {
      if (typeof expected === "function") return expected(new URL(address));
      return typeof expected === "string"
        ? address === expected
        : expected.test(address);
    };
    const { timeout = this.timeout } = options;
    const end = performance.now() + timeout;
    let address = await addressOf(page);
    while (isAsExpected(address) === this.isNot && performance.now() < end) {
      await new Promise((looked) => setTimeout(looked, PAUSE));
      address = await addressOf(page);
    }
    return {
      pass: isAsExpected(address),
      message: () =>
        `expected an address ${this.isNot ? "other than" : "as"} ${expected}, and after ${timeout} ms it is ${address}`,
    };
  },
});

/** Of a page that is being left, the address that it goes to. */
async function addressOf(page: Page): Promise<string> {
  return page.evaluate(() => location.href).catch(() => page.url());
}
