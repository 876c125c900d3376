import type { Locator, Page } from "@playwright/test";
import { KINDS_OF_PAGES, loadDocument } from "../site.ts";
import { expect, openFigure, test } from "../visit.ts";

const CODE = ".code-block > pre";

// In the reference, names link to their own entries instead.
const HOVERING = KINDS_OF_PAGES.filter((path) => !path.startsWith("reference/"));

test(`every piece of code tells the types of its names (${HOVERING.length} pages)`, async ({
  page,
  baseURL,
}) => {
  await page.goto("reference/");
  for (const path of HOVERING) {
    const served = await page.evaluateHandle(loadDocument, `../${path}`);
    const file = await served.evaluate(({ body }) => body.dataset["hovers"]);
    const hovers =
      file &&
      (await page.evaluateHandle(loadDocument, new URL(file, baseURL + path).href));
    const silent = await page.evaluate(
      ([served, told]) => {
        const hovers = told ? told.body.children : [];
        return (
          [...served.querySelectorAll("pre, .code")]
            // Printed output, definitions of puzzles, HTML and settings of servers.
            .filter(
              (block) =>
                !block.matches(".console-report, .definition-printed, .embed-listing"),
            )
            // Programs to be judged or assembled have no hovers.
            .filter((block) => !block.closest("#mutant-hunt, .lines"))
            // A function that uses what the cell around it defines.
            .filter((block) => block.ariaLabel !== "solveAll")
            // AssemblyScript has types that the compiler doesn't know.
            .filter((block) => !block.ariaLabel?.includes("from src/assembly/"))
            .filter((block) => {
              const names = [...block.querySelectorAll("[data-hover]")];
              const isTold = (name: Element) =>
                hovers[Number(name.getAttribute("data-hover"))].textContent !== "";
              return names.length === 0 || !names.every(isTold);
            })
            .map((block) => block.getAttribute("aria-label") ?? block.outerHTML)
        );
      },
      [served, hovers] as const,
    );
    expect(silent, path).toEqual([]);
  }
});

/** Code that a figure steps through, in a box of its own. */
const FIGURES = {
  "the stepper": { path: "indexing/", figure: "fig-stepper", name: "perm" },
  "the flood": { path: "building-tables/", figure: "flood", name: "puzzle" },
};

for (const [what, { path, figure, name }] of Object.entries(FIGURES)) {
  test(`the code of ${what} tells its types: by keyboard arrows go from name to name, Enter shows, Escape hides; so does pointing at a name`, async ({
    page,
  }) => {
    await openFigure(page, path, figure);
    const code = page.locator(`#${figure} ${CODE}`).first();
    const shown = page.locator(".hover-popup");
    await code.focus();
    await page.keyboard.press("ArrowRight");
    const current = code.locator(".current");
    const first = await current.textContent();
    await page.keyboard.press("Enter");
    await expect(shown).toContainText(first!);
    // What comes under a pointer hides nothing that a key has shown.
    await page.mouse.move(2, 450);
    await page.mouse.move(720, 2);
    await page.waitForTimeout(300);
    await expect(shown).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(shown).toContainText((await current.textContent())!);
    expect(await isInView(page, shown)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(shown).toBeHidden();
    await nameIn(code, name).hover();
    await expect(shown).toContainText(name);
    // It goes when the pointer leaves, though a key has been at the name before.
    await current.hover();
    await expect(shown).toContainText((await current.textContent())!);
    await page.mouse.move(2, 450);
    await expect(shown).toBeHidden();
    // By keys the code scrolls under a pointer at rest, which then points at nothing.
    await code.locator("[data-hover]").nth(20).hover();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("ArrowDown");
      await expect(shown).toContainText((await current.textContent())!);
    }
  });
}

test("types that cannot be loaded are said to be missing, and come when the network is back", async ({
  page,
}) => {
  await page.route(/hovers\.\w+\.html$/, (route) => route.abort());
  await page.goto("moves/");
  const code = page.locator(CODE).first();
  await code.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const shown = page.locator(".hover-popup");
  await expect(shown).toHaveText("Its type could not be loaded.");
  await page.unrouteAll();
  await page.keyboard.press("ArrowRight");
  await expect(shown).toContainText((await code.locator(".current").textContent())!);
});

// In a cell, too: see cell.spec.ts.
test("a tap on a name in a figure shows its type @phone", async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "needs a touch screen");
  const { path, figure, name } = FIGURES["the flood"];
  await openFigure(page, path, figure);
  await nameIn(page.locator(`#${figure} ${CODE}`).first(), name).tap();
  await expect(page.locator(".hover-popup")).toContainText(name);
});

const nameIn = (code: Locator, name: string) =>
  code.locator("[data-hover]").getByText(name, { exact: true }).first();

async function isInView(page: Page, box: Locator): Promise<boolean> {
  const { x, y, width, height } = (await box.boundingBox())!;
  const size = page.viewportSize()!;
  return x >= 0 && y >= 0 && x + width <= size.width && y + height <= size.height;
}
