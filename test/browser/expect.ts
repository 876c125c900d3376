import { expect as everyExpect, type Locator, type Page } from "@playwright/test";

/** Between two looks, in milliseconds. */
const PAUSE = 50;

/**
 * Playwright's `expect`. Where an address is not yet what it should be, or an element is not
 * there yet, Playwright describes the whole page at each look, for its message: which takes
 * most of the time of a page that does much else. It does not do so for a list: where a text comes
 * late, a test expects a list of one text.
 */
export const expect = everyExpect.extend({
  async toHaveURL(
    page: Page,
    expected: string | RegExp | ((url: URL) => boolean),
    options: { timeout?: number } = {},
  ) {
    const { timeout = this.timeout } = options;
    const isAsExpected = (address: string) => {
      if (typeof expected === "function") return expected(new URL(address));
      return typeof expected === "string"
        ? address === expected
        : expected.test(address);
    };
    const address = await lookUntil(
      () => addressOf(page),
      (seen) => isAsExpected(seen) !== this.isNot,
      timeout,
    );
    return {
      pass: isAsExpected(address),
      message: () =>
        `expected an address ${this.isNot ? "other than" : "as"} ${expected}, and after ${timeout} ms it is ${address}`,
    };
  },

  async toBeVisible(locator: Locator, options: { timeout?: number } = {}) {
    const { timeout = this.timeout } = options;
    const pass = await lookUntil(
      () => locator.isVisible(),
      (isVisible) => isVisible !== this.isNot,
      timeout,
    );
    const seen = pass ? "seen" : "hidden, or not on the page";
    return {
      pass,
      message: () =>
        `expected ${locator} ${this.isNot ? "not to be seen" : "to be seen"}, and after ${timeout} ms it is ${seen}`,
    };
  },
});

/** Where code, a worker or a table comes on first use, on a machine that may be busy. */
export const patientExpect = expect.configure({ timeout: 20_000 });

/** The value once it is as expected, or else after the timeout in milliseconds. */
async function lookUntil<Seen>(
  look: () => Promise<Seen>,
  isGood: (seen: Seen) => boolean,
  timeout: number,
): Promise<Seen> {
  const end = performance.now() + timeout;
  let seen = await look();
  while (!isGood(seen) && performance.now() < end) {
    await new Promise((waited) => setTimeout(waited, PAUSE));
    seen = await look();
  }
  return seen;
}

/** Of a page that is being left, the address that it goes to. */
async function addressOf(page: Page): Promise<string> {
  return page.evaluate(() => location.href).catch(() => page.url());
}
