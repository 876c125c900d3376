import type { Page } from "@playwright/test";

/** Holds what is loaded from files whose names contain a word; returns how to let it go. */
export async function hold(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(new RegExp(`/${name}[^/]*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
