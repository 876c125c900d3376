import type { Locator, Page } from "@playwright/test";
import { KINDS_OF_PAGES } from "../site.ts";
import { expect, test } from "../visit.ts";

const CODE = ".code-block > pre";

// In the reference, names link to their own entries instead.
const HOVERING = KINDS_OF_PAGES.filter((path) => !path.startsWith("reference/"));

for (const path of HOVERING) {
  test(`every piece of code on /${path} tells the types of its names`, async ({
    page,
  }) => {
    await page.goto(path);
    const silent = await page.locator("pre, .code").evaluateAll((blocks) =>
      blocks
        .filter((block) => !block.matches(".console-report")) // printed output
        // AssemblyScript has types that the compiler doesn't know.
        .filter((block) => !block.ariaLabel?.includes("from src/assembly/"))
        .filter((block) => {
          const names = [...block.querySelectorAll("[data-hover]")];
          const hovers =
            block.parentElement!.querySelector("template")?.content.children;
          const isTold = (name: Element) =>
            hovers?.[Number(name.getAttribute("data-hover"))]?.textContent !== "";
          return names.length === 0 || !names.every(isTold);
        })
        .map((block) => block.getAttribute("aria-label") ?? block.outerHTML),
    );
    expect(silent).toEqual([]);
  });
}

/** Code that a figure steps through, in a box of its own. */
const FIGURES = {
  "the stepper": { path: "indexing/", figure: "#fig-stepper", name: "perm" },
  "the flood": { path: "building-tables/", figure: "#flood", name: "puzzle" },
  "the search": { path: "solving/", figure: "#fig-search", name: "lowerBound" },
};

for (const [what, { path, figure, name }] of Object.entries(FIGURES)) {
  test.describe(what, () => {
    let code: Locator;
    let shown: Locator;
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
      await page.locator(figure).scrollIntoViewIfNeeded();
      await expect(page.locator(figure)).toHaveAttribute("data-hydrated");
      code = page.locator(`${figure} ${CODE}`).first();
      shown = page.locator(".hover-popup");
    });
    const nameIn = () => code.locator("[data-hover]").getByText(name, { exact: true });

    test("by keyboard: arrows go from name to name, Enter shows, Escape hides", async ({
      page,
    }) => {
      await code.focus();
      await page.keyboard.press("ArrowRight");
      const current = code.locator(".current");
      const first = await current.textContent();
      await page.keyboard.press("Enter");
      await expect(shown).toContainText(first!);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(shown).toContainText((await current.textContent())!);
      expect(await isInView(page, shown)).toBe(true);
      await page.keyboard.press("Escape");
      await expect(shown).toBeHidden();
    });

    test("pointing at a name, or a tap, shows its type @phone", async ({
      hasTouch,
    }) => {
      const word = nameIn().first();
      await (hasTouch ? word.tap() : word.hover());
      await expect(shown).toContainText(`${name}`);
    });
  });
}

async function isInView(page: Page, box: Locator): Promise<boolean> {
  const { x, y, width, height } = (await box.boundingBox())!;
  const size = page.viewportSize()!;
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}
