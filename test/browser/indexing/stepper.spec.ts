import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  rankPermutation,
  unrankPermutation,
} from "../../../src/lib/indexing/permutation.ts";
import { axeFindsInBoth } from "../axe.ts";
import { expect, loadFigure, test } from "../visit.ts";

const figure = (page: Page) => page.locator("#fig-stepper");
const caption = (page: Page) => figure(page).locator("figcaption");
const slider = (page: Page) => figure(page).getByRole("slider", { name: "Step" });
const button = (page: Page, name: string) =>
  figure(page).getByRole("button", { name, exact: true });
const variable = (page: Page, name: string) =>
  figure(page)
    .locator("dl > div", { has: page.getByText(name, { exact: true }) })
    .locator("dd");

const open = (page: Page, query = "") =>
  loadFigure(page, "indexing/" + query, "fig-stepper");

/** The text of the marked source line. */
function markedLine(page: Page): Promise<string | undefined> {
  return figure(page)
    .locator("[data-shown]")
    .evaluate((shown) => {
      const mark = shown.querySelector(".step-mark")!.getBoundingClientRect();
      const marked = [...shown.querySelectorAll<HTMLElement>(".line")].find((line) => {
        const { top, height } = line.getBoundingClientRect();
        const middle = top + height / 2;
        return middle > mark.top && middle < mark.bottom;
      });
      return marked?.innerText;
    });
}

const expectMarked = (page: Page, text: string) =>
  expect.poll(() => markedLine(page)).toContain(text);

test("without JavaScript it shows a smaller card being counted", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}indexing/`);
  await expect(caption(page)).toContainText("Card 5 is smaller than card 6");
  await expect(variable(page, "index")).toHaveText("61 → 62");
  await expect(figure(page).locator(".step-question")).toHaveText(
    "perm[j] < perm[i] 4 < 5 yes",
  );
  expect(await markedLine(page)).toContain("index++;");
  await expect(button(page, "Step on")).toBeHidden();
  await expect(slider(page)).toBeHidden();
  await context.close();
});

test("shows the lines that the file has, and counts them as the file does", async ({
  page,
}) => {
  await open(page);
  const source = await readFile("src/lib/indexing/permutation.ts", "utf8");
  const shown = await figure(page).locator("[data-shown] pre").textContent();
  expect(source).toContain(shown);
  const told = await slider(page).getAttribute("aria-valuetext");
  const line = Number(/line (\d+)$/.exec(told!)![1]);
  expect(source.split("\n")[line - 1]).toBe(await markedLine(page));
});

test("with mouse or finger: on, back, and on to the end, the library's number @phone", async ({
  page,
  isMobile,
}) => {
  const press = (name: string) =>
    isMobile ? button(page, name).tap() : button(page, name).click();
  await open(page);
  await press("Step on");
  await expect(variable(page, "j")).toHaveText("5 → 6");
  await expectMarked(page, "for (let j");
  await press("Step back");
  await press("Step back");
  await expectMarked(page, "if (perm[j] < perm[i])");
  await expect(caption(page)).toHaveText("Is card 5 smaller than card 6? Yes.");

  for (let step = 42; step < 77; step++) await press("Step on");
  await expect(figure(page).locator(".step-count")).toHaveText(/77 of 77/);
  const index = rankPermutation([2, 0, 5, 6, 1, 4, 3]);
  await expect(variable(page, "index")).toHaveText(String(index));
  await expect(caption(page)).toContainText(`is number ${index}.`);
  await expectMarked(page, "return index;");
  await press("Step on");
  await expect(figure(page).locator(".step-count")).toHaveText(/77 of 77/);
});

test("by keys alone: the other program, its slider, to the end, the reader's cards", async ({
  page,
}) => {
  await open(page);
  await button(page, "rankByCounting").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(button(page, "unrankByMakingRoom")).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(figure(page).locator(".step-card.empty")).toHaveCount(7);
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press("Tab");
    if (await slider(page).evaluate((input) => input === document.activeElement)) break;
  }
  await expect(slider(page)).toBeFocused();
  for (let i = 0; i < 10; i++) await page.keyboard.press("ArrowRight");
  await expect(caption(page)).toContainText("that is the digit");
  await expect(figure(page).locator(".step-card:not(.empty)")).toHaveText(["2", "1"]);
  await page.keyboard.press("ArrowLeft");
  await expectMarked(page, "const radix");
  await page.keyboard.press("End");
  await expectMarked(page, "return perm;");
  await expect(figure(page).locator(".step-cell")).toHaveText(
    unrankPermutation(1531, 7).map(String),
  );
  await page.keyboard.press("Home");
  await expectMarked(page, "assertExactLength(n);");
});

test("a drag on the slider goes to any step, and is undone as one", async ({
  page,
  isMobile,
}) => {
  await open(page);
  const box = (await slider(page).boundingBox())!;
  const y = box.y + box.height / 2;
  if (isMobile) {
    await page.touchscreen.tap(box.x + box.width - 2, y);
  } else {
    await page.mouse.move(box.x + box.width * 0.5, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.7, y, { steps: 5 });
    await page.mouse.move(box.x + box.width + 20, y, { steps: 5 });
    await page.mouse.up();
  }
  await expectMarked(page, "return index;");
  await button(page, "Undo").click();
  await expect(figure(page).locator(".step-count")).toHaveText(/43 of 77/);
  await expect(figure(page)).not.toHaveAttribute("data-edited");
});

test("play goes on by itself to the end, and a press stops it", async ({ page }) => {
  const count = figure(page).locator(".step-count");
  const seconds = async (n: number) => {
    // Each timer sets the next one, so run them one by one.
    for (let i = 0; i < n; i++) await page.clock.runFor(1000);
  };
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(24 * 60 * 60 * 1000);
  await button(page, "Play").click();
  await expect(count).toHaveText(/44 of 77/);
  await seconds(1);
  await expect(count).toHaveText(/45 of 77/);
  await button(page, "Pause").click();
  await seconds(3);
  await expect(count).toHaveText(/45 of 77/);
  await button(page, "Play").click();
  await seconds(35);
  await expect(count).toHaveText(/77 of 77/);
  await expect(button(page, "Pause")).toHaveCount(0);
  await button(page, "Play").click();
  await expect(count).toHaveText(/^(Step )?1 of 77/);
});

test("the address brings the same step back, on the same cards", async ({
  page,
  context,
}) => {
  await open(page, "?order=1.4213");
  await expect(figure(page).locator(".step-count")).toHaveText(/^(Step )?1 of/);
  await slider(page).fill("12");
  const words = await caption(page).innerText();
  await expect.poll(() => page.url()).toContain("step=1.rank-13-4213");
  const other = await context.newPage();
  await open(other, new URL(page.url()).search);
  await expect(caption(other)).toHaveText(words);
  await expect(figure(other)).toHaveAttribute("data-edited");
});

test("an address that is no step is explained, and the example stays", async ({
  page,
}) => {
  await open(page, "?step=1.rank-400-3167254");
  await expect(figure(page).getByRole("alert")).toContainText("steps 1 to 77");
  await expect(caption(page)).toContainText("Card 5 is smaller than card 6");
});

test("another order in the editor begins the program anew", async ({ page }) => {
  await open(page);
  const editor = page.locator("#permutation-editor");
  await editor.scrollIntoViewIfNeeded();
  await expect(editor).toHaveAttribute("data-hydrated");
  const typed = editor.getByRole("textbox", { name: "The order", exact: true });
  await typed.fill("2 1 3 4 5 6 7");
  await typed.press("Enter");
  await expect(figure(page).locator(".step-count")).toHaveText(/^(Step )?1 of/);
  await expect(figure(page).locator(".step-card")).toHaveText([..."2134567"]);
  await slider(page).press("End");
  await expect(caption(page)).toContainText("The order 2 1 3 4 5 6 7 is number 720.");
});

test("a step of other cards than the reader's begins at the start", async ({
  page,
}) => {
  await open(page, "?order=1.87654321&step=1.rank-43-3167254");
  await expect(figure(page).locator(".step-count")).toHaveText(/^(Step )?1 of/);
  await expect(figure(page).locator(".step-card")).toHaveText([..."87654321"]);
  await slider(page).press("End");
  await expect(variable(page, "index")).toHaveText("40319");
});

test("a change is spoken", async ({ page }) => {
  await open(page);
  await button(page, "Step back").click();
  await expect(figure(page).getByRole("status")).toHaveText(
    "Step 42 of 77, line " +
      (await slider(page).getAttribute("aria-valuetext"))!.match(/line (\d+)/)![1] +
      ". Is card 5 smaller than card 6? Yes.",
  );
});

test("nothing moves, whatever the step, the program or the screen @phone", async ({
  page,
}) => {
  await open(page);
  for (const routine of ["rankByCounting", "unrankByMakingRoom"]) {
    await button(page, routine).click();
    const heights = await slider(page).evaluate(async (input: HTMLInputElement) => {
      const found = new Set<number>();
      for (let step = 0; step <= Number(input.max); step++) {
        input.value = String(step);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise(requestAnimationFrame);
        found.add(input.closest("figure")!.getBoundingClientRect().height);
      }
      return [...found];
    });
    expect(heights).toHaveLength(1);
    await expect(slider(page)).toHaveValue((await slider(page).getAttribute("max"))!);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test("on the narrowest phone the page does not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, "?order=1.87654321");
  await button(page, "unrankByMakingRoom").click();
  await slider(page).press("End");
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  const digit = await figure(page)
    .locator(".step-card")
    .first()
    .evaluate((card) => ({
      size: parseFloat(getComputedStyle(card).fontSize),
      fits: card.scrollWidth <= card.clientWidth,
    }));
  expect(digit.size).toBeGreaterThanOrEqual(16);
  expect(digit.fits).toBe(true);
});

test("nothing for axe to find, light and dark", async ({ page }) => {
  await open(page);
  for (const routine of ["rankByCounting", "unrankByMakingRoom"]) {
    await button(page, routine).click();
    await slider(page).fill("30");
    expect(await axeFindsInBoth(page, "#fig-stepper")).toEqual([]);
  }
});
