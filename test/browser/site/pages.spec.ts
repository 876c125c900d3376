import { createHash } from "node:crypto";
import { axeFindsBesidesColours, axeFindsInBoth } from "../axe.ts";
import { faultsOnPaper } from "../faults-on-paper.ts";
import { faultsOfHeight, isChapter } from "../figure-heights.ts";
import {
  BUDGETS,
  expectWithin,
  unscrolledBudget,
  weighPage,
  weighScripts,
} from "../budgets.ts";
import { SPACED } from "../spaced.ts";
import { KINDS_OF_PAGES, PAGES, loadDocument, scrollThrough } from "../site.ts";
import { expect, test } from "../visit.ts";

// One visit checks all that needs no page of its own. A page that is made of the same parts
// as one before is visited once, and checked for what its words and cells can do.
for (const path of PAGES) {
  const isOneOfItsKind = KINDS_OF_PAGES.includes(path);
  const more = isOneOfItsKind
    ? ", loads little JavaScript, shrinks to 320 px, bears more room between letters, and axe finds nothing, light and dark @phone"
    : "";
  test(`/${path} › a visit logs no error, asks no other origin, moves nothing, and changes nothing that the server wrote${more}`, async ({
    page,
    request,
    baseURL,
    isMobile,
  }) => {
    // Messages of the previous page don't count.
    await page.goto("icon.svg");
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
    const weigh = weighScripts(page);
    const isWeighed = isOneOfItsKind && !isMobile;

    await page.goto(path);
    await page.evaluate(watchShifts);
    if (isWeighed) {
      await test.step("little JavaScript is loaded at first", async () => {
        await page.waitForLoadState("networkidle");
        expectWithin(unscrolledBudget(path), await weigh(), `/${path}, unscrolled`);
      });
    }
    await scrollThrough(page);
    const server = await page.evaluateHandle(loadDocument, baseURL! + path);
    if (isWeighed) {
      await test.step("its text comes in one small file, and its fonts are small", async () => {
        const served = await (await request.get(path)).text();
        expect.soft(served).not.toContain('rel="stylesheet"');
        const { html, fonts } = await weighPage(page, served);
        expectWithin(BUDGETS.html, html, `/${path}, HTML`);
        expectWithin(BUDGETS.fonts, fonts, `/${path}, fonts`);
      });
      await test.step("and not much more when all has been seen", async () => {
        expectWithin(BUDGETS.scrolled, await weigh(), `/${path}, scrolled`);
      });
    }
    // What the page's policy forbids is an error, too.
    expect.soft(errors, "errors").toEqual([]);
    expect.soft(strangers, "other origins").toEqual([]);
    const shifts = await page.evaluate(
      () => (window as never as { shifts: string[] }).shifts,
    );
    expect.soft(shifts, "what moved").toEqual([]);
    if (isChapter(path)) {
      await test.step("its figures fit the screen, and the first is near the top", async () => {
        expect.soft(await faultsOfHeight(page)).toEqual([]);
      });
    }
    await test.step("its policy allows only its own inline scripts", async () => {
      if (isMobile) return;
      const { policy, scripts } = await server.evaluate((server) => {
        const inline = [...server.querySelectorAll("script:not([src])")];
        // It does not apply to scripts before it.
        const meta = "meta:not(script ~ *)[http-equiv=Content-Security-Policy]";
        return {
          policy: server.querySelector<HTMLMetaElement>(meta)?.content ?? "none",
          scripts: inline.map(({ textContent }) => textContent),
        };
      });
      const allowed = /script-src ([^;]*)/.exec(policy)?.[1].split(" ");
      const hashes = scripts.map(
        (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
      );
      expect
        .soft(new Set(allowed))
        .toEqual(new Set(["'self'", "'wasm-unsafe-eval'", ...hashes]));
    });

    await test.step("nothing is changed that the server wrote", async () => {
      const { before, after } = await server.evaluate((server) => {
        const islands = (root: ParentNode) =>
          [...root.querySelectorAll("astro-island")].map((island) => {
            const copy = island.cloneNode(true) as Element;
            // What the server cannot know, such as where the site is.
            for (const part of copy.querySelectorAll("[data-of-browser]"))
              part.remove();
            return copy.innerHTML
              .replaceAll(/ data-hydrated="[^"]*"/g, "")
              .replaceAll(/<!--.*?-->/g, "");
          });
        return { before: islands(server), after: islands(document) };
      });
      // The reference and the playground live by their cells; these others are words alone.
      expect
        .soft(before.length > 0)
        .toBe(
          !/^((reference|playground|glossary|offline|cut-outs|embed)\/|teaching\/$)/.test(
            path,
          ),
        );
      expect.soft(after).toEqual(before);
    });

    if (!isOneOfItsKind) return;
    await test.step("on paper nothing can be pressed, no figure is empty, and 3D drawings are flat", async () => {
      if (isMobile) return;
      await page.emulateMedia({ media: "print" });
      expect.soft(await page.evaluate(faultsOnPaper)).toEqual([]);
      await page.emulateMedia({ media: null });
    });
    await test.step("axe finds nothing, light and dark", async () => {
      const found = isMobile ? axeFindsBesidesColours(page) : axeFindsInBoth(page);
      expect.soft(await found).toEqual([]);
      // What a phone alone has is in the head, which all pages share.
      if (isMobile && path === "")
        expect.soft(await axeFindsInBoth(page, "body > header")).toEqual([]);
    });
    if (!isMobile) return;
    const overhang = () =>
      page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
    await test.step("the page is no wider than a small phone, and formulas that may scroll have names", async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overhang()).toBe(0);
      // Browsers make what can be scrolled a stop of the keyboard.
      const nameless = await page
        .locator(".katex:has(> [display=block]):not([aria-label])")
        .count();
      expect.soft(nameless).toBe(0);
    });
    await test.step("and no wider than a phone with more room between letters", async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const spaced = await page.addStyleTag({ content: SPACED });
      expect.soft(await overhang()).toBe(0);
      // The next test may use the page.
      await spaced.evaluate((style) => (style as Element).remove());
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of KINDS_OF_PAGES) {
    test(`/${path} is whole: every figure shows its first state`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      const figures = page.locator("figure");
      expect(await figures.locator("visible=false").count()).toBe(0);
      const captions = await figures.locator("figcaption").allInnerTexts();
      expect(captions).toHaveLength(await figures.count());
      for (const caption of captions) {
        expect(caption.trim().length).toBeGreaterThan(20);
      }
      expect(await page.locator(".needs-js:visible").count()).toBe(0);
    });
  }
});

/** Runs in the page: notes whatever moves without the reader's doing, and can be seen to. */
function watchShifts(): void {
  // Of a whole screen that moves by its height: a word that moves by a pixel is less.
  const SEEN = 0.0001;
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources?: { node?: Node | null }[];
    })[]) {
      if (entry.hadRecentInput || entry.value < SEEN) continue;
      const moved = (entry.sources ?? []).map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 80) : String(node),
      );
      shifts.push(`${entry.value.toFixed(4)} ${moved.join(" | ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

test("the links of the footer stand apart from its words", async ({ page }) => {
  await page.goto("playground/");
  await expect(page.locator(".site-footer")).toHaveText(
    /nowhere else\.\s+Practice\s+Glossary\s+For teachers/,
  );
});
