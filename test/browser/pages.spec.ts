import { expect, test } from "@playwright/test";
import { axeFinds } from "./axe.ts";
import { KINDS_OF_PAGES, PAGES, scrollThrough } from "./site.ts";

for (const path of KINDS_OF_PAGES) {
  test.describe(`/${path}`, () => {
    test("axe finds nothing, light and dark", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
      await page.goto(path);
      await scrollThrough(page);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        expect(await axeFinds(page), colorScheme).toEqual([]);
      }
    });

    test("no page is wider than a small phone", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await scrollThrough(page);
      const overhang = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overhang).toBe(0);
    });
  });
}

for (const path of PAGES) {
  test(`/${path} › a visit logs no error, asks no other origin, moves nothing, and changes nothing that the server wrote`, async ({
    page,
    request,
    baseURL,
  }) => {
    const errors: string[] = [];
    const strangers: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("request", (asked) => {
      const url = new URL(asked.url());
      const ours = ["data:", "blob:"].includes(url.protocol);
      if (!ours && url.origin !== new URL(baseURL!).origin) strangers.push(url.href);
    });
    page.on("response", (response) => {
      if (response.status() >= 400)
        errors.push(`${response.status()} ${response.url()}`);
    });
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await scrollThrough(page);
    expect(errors).toEqual([]);
    expect(strangers).toEqual([]);
    const shifts = await page.evaluate(
      () => (window as never as { shifts: string[] }).shifts,
    );
    expect(shifts).toEqual([]);

    const served = await (await request.get(path)).text();
    const { before, after } = await page.evaluate((html) => {
      const islands = (root: ParentNode) =>
        [...root.querySelectorAll("astro-island")].map((island) =>
          island.innerHTML
            .replaceAll(/ data-awake="[^"]*"/g, "")
            .replaceAll(/<!--.*?-->/g, ""),
        );
      const server = new DOMParser().parseFromString(html, "text/html");
      return { before: islands(server), after: islands(document) };
    }, served);
    // The reference and the playground live by their cells, and have no figures.
    expect(before.length > 0).toBe(!/^(reference|playground)\//.test(path));
    expect(after).toEqual(before);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of KINDS_OF_PAGES) {
    test(`/${path} is whole: every figure shows its first state`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      const figures = page.locator("figure");
      for (const figure of await figures.all()) {
        await expect(figure).toBeVisible();
        const caption = figure.locator("figcaption");
        expect((await caption.innerText()).trim().length).toBeGreaterThan(20);
      }
      expect(await page.locator(".needs-js:visible").count()).toBe(0);
    });
  }
});

/** Runs in the page: notes whatever moves without the reader's doing. */
function watchShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = (entry.sources ?? []).map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : String(node),
      );
      shifts.push(`${entry.value.toFixed(4)} ${moved.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
