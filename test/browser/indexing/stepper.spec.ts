import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import { axeFindsInBoth } from "../axe.ts";
import { drag } from "../touch.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";
import { chooseAction } from "../figure-menu.ts";
import { markedLine } from "./marked-line.ts";

const figure = (page: Page) => page.locator("#fig-stepper");
const caption = (page: Page) => figure(page).locator("figcaption");
const slider = (page: Page) => figure(page).getByRole("slider", { name: "Step" });
const button = (page: Page, name: string) =>
  figure(page).getByRole("button", { name, exact: true });
const variable = (page: Page, name: string) =>
  figure(page)
    .locator("dl > div", { has: page.getByText(name, { exact: true }) })
    .locator("dd");
const count = (page: Page) => figure(page).locator(".step-count");

const AT_START = /^(Step )?1 of/;

const load = (page: Page, query = "") =>
  loadFigure(page, "indexing/" + query, "fig-stepper");
/** Seven cards, and the second smaller one to the right of the third was just counted. */
const SEVEN = "?order=1.3167254&step=1.rank-43-3167254";
const open = (page: Page) => openFigure(page, "indexing/", "fig-stepper", SEVEN);

const expectMarked = (page: Page, text: string) =>
  expect.poll(() => markedLine(figure(page))).toContain(text);

const overhang = (page: Page) =>
  page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );

test("with mouse or finger: on, back, by the slider, and on to the end, the library's number @phone", async ({
  page,
  hasTouch,
}) => {
  const press = (name: string) =>
    hasTouch ? button(page, name).tap() : button(page, name).click();
  await open(page);
  await test.step("shows the lines that the file has, and counts them as the file does", async () => {
    const source = await readFile("src/lib/indexing/permutation.ts", "utf8");
    const shown = await figure(page).locator("[data-shown] pre").textContent();
    expect(source).toContain(shown);
    const told = await slider(page).getAttribute("aria-valuetext");
    const line = Number(/line (\d+)$/.exec(told!)![1]);
    expect(source.split("\n")[line - 1]).toBe(await markedLine(figure(page)));
  });
  await press("Step on");
  await expect(variable(page, "j")).toHaveText("5 → 6");
  await expectMarked(page, "for (let j");
  await press("Step back");
  await press("Step back");
  await expectMarked(page, "if (perm[j] < perm[i])");
  await expect(caption(page)).toHaveText("Is piece 5 smaller than piece 6? Yes.");

  await slider(page).fill("74");
  await expect(count(page)).toHaveText(/75 of 77/);
  await press("Step on");
  await press("Step on");
  await expect(count(page)).toHaveText(/77 of 77/);
  const index = rankPermutation([2, 0, 5, 6, 1, 4, 3]);
  await expect(variable(page, "index")).toHaveText(String(index));
  await expect(caption(page)).toContainText(`has the index ${index}.`);
  await expectMarked(page, "return index;");
  await press("Step on");
  await expect(count(page)).toHaveText(/77 of 77/);

  await test.step("a drag on the slider goes to any step, and is undone as one", async () => {
    await open(page);
    await slider(page).scrollIntoViewIfNeeded();
    const box = (await slider(page).boundingBox())!;
    const at = (part: number) => ({
      x: box.x + box.width * part,
      y: box.y + box.height / 2,
    });
    await drag(page, [at(0.5), at(0.7), at(1.05)], hasTouch);
    await expectMarked(page, "return index;");
    await chooseAction(figure(page), "Undo");
    await expect(count(page)).toHaveText(/43 of 77/);
  });
});

test("by keys alone: the other program, its slider, to the end; nothing for axe to find there and in the popup of a name, light and dark", async ({
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

  // Together with a popup, so that axe is asked once for what a visit does not show.
  await slider(page).fill("30");
  await page.locator(".source pre").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const popup = page.locator(".hover-popup");
  await expect(popup).toBeVisible();
  expect(
    await axeFindsInBoth(page, "#fig-stepper", ".source .current", ".hover-popup"),
  ).toEqual([]);
  await expect(popup).toBeVisible();
});

test("play goes on by itself to the end, and a press stops it", async ({ page }) => {
  const seconds = async (n: number) => {
    // Each timer sets the next one, so run them one by one.
    for (let i = 0; i < n; i++) await page.clock.runFor(1000);
  };
  await page.clock.install({ time: 0 });
  await load(page, SEVEN);
  await page.clock.pauseAt(24 * 60 * 60 * 1000);
  await button(page, "Play").click();
  await expect(count(page)).toHaveText(/44 of 77/);
  await seconds(1);
  await expect(count(page)).toHaveText(/45 of 77/);
  await button(page, "Pause").click();
  await seconds(3);
  await expect(count(page)).toHaveText(/45 of 77/);
  await slider(page).fill("72");
  await button(page, "Play").click();
  await seconds(4);
  await expect(count(page)).toHaveText(/77 of 77/);
  await expect(button(page, "Pause")).toHaveCount(0);
  await button(page, "Play").click();
  await expect(count(page)).toHaveText(/^(Step )?1 of 77/);
});

test("another order begins the program anew, typed or in a link; a step is kept with its own pieces", async ({
  page,
}) => {
  await test.step("typed into the editor", async () => {
    await open(page);
    const editor = page.locator("#permutation-editor");
    await editor.scrollIntoViewIfNeeded();
    await expect(editor).toHaveAttribute("data-hydrated");
    const typed = editor.getByRole("textbox", { name: "The permutation", exact: true });
    await typed.fill("2 1 3 4 5 6 7");
    await typed.press("Enter");
    await expect(count(page)).toHaveText(AT_START);
    await expect(figure(page).locator(".step-card")).toHaveText([..."2134567"]);
    await slider(page).press("End");
    await expect(caption(page)).toContainText(
      "The permutation 2 1 3 4 5 6 7 has the index 720.",
    );
  });
  await test.step("in a link with a step of these pieces", async () => {
    await load(page, "?order=1.4213&step=1.rank-13-4213");
    await expect(count(page)).toHaveText(/^(Step )?13 of/);
    await expect(figure(page).locator(".step-card")).toHaveText([..."4213"]);
    await expect(figure(page)).toHaveAttribute("data-edited");
  });
  await test.step("in a link with a step of others; the narrowest phone does not scroll sideways", async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await load(page, "?order=1.87654321&step=1.rank-43-3167254");
    await expect(count(page)).toHaveText(AT_START);
    await expect(figure(page).locator(".step-card")).toHaveText([..."87654321"]);
    await slider(page).press("End");
    await expect(variable(page, "index")).toHaveText("40319");
    await button(page, "unrankByMakingRoom").click();
    await slider(page).press("End");
    expect(await overhang(page)).toBe(0);
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
});

test("nothing moves, whatever the step, the program or the screen @phone", async ({
  page,
}) => {
  await open(page);
  for (const routine of ["rankByCounting", "unrankByMakingRoom"]) {
    await figure(page).getByText(routine, { exact: true }).first().click();
    const heights = await slider(page).evaluate(async (input: HTMLInputElement) => {
      const box = input.closest("figure")!;
      const found = new Set<number>();
      for (let step = 0; step <= Number(input.max); step++) {
        input.value = String(step);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        const isShown = () =>
          box
            .querySelector(".step-count")!
            .textContent.replace(/^Step /, "")
            .startsWith(`${step + 1} of`);
        await null; // Drawn before the browser paints: there are many steps.
        while (!isShown()) await new Promise((done) => setTimeout(done));
        found.add(box.getBoundingClientRect().height);
      }
      return [...found];
    });
    expect(heights).toHaveLength(1);
    await expect(slider(page)).toHaveValue((await slider(page).getAttribute("max"))!);
  }
  expect(await overhang(page)).toBe(0);
});

test("presented, the program is a window of whole lines, and the marked one is always in it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await load(page, SEVEN);
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error("refused"));
  });
  await chooseAction(figure(page), "Present");
  await page.locator(".presenter-bar").waitFor();
  for (const routine of ["rankByCounting", "unrankByMakingRoom"]) {
    await figure(page).getByText(routine, { exact: true }).first().click();
    for (const key of ["End", "ArrowLeft", "ArrowLeft", "Home", "ArrowRight"]) {
      await slider(page).press(key);
      await expect
        .poll(() => figure(page).locator(".step-sources").evaluate(cutOrUnmarked))
        .toEqual([]);
    }
  }
});

/** Runs in the page. @returns the lines that the window cuts, and “the mark” if it is outside */
function cutOrUnmarked(box: Element): string[] {
  const { top, bottom } = box.getBoundingClientRect();
  const source = box.querySelector("[data-shown]")!;
  const isIn = (rect: DOMRect) => rect.top >= top - 2 && rect.bottom <= bottom + 2;
  const cut = [...source.querySelectorAll<HTMLElement>(".line")].filter((line) => {
    const rect = line.getBoundingClientRect();
    const seen = Math.min(rect.bottom, bottom) - Math.max(rect.top, top);
    // The head of the function takes two lines.
    const one = line.matches(":first-child") ? rect.height / 2 : rect.height;
    return seen > 2 && Math.abs(seen - one) > 2 && Math.abs(seen - rect.height) > 2;
  });
  const mark = source.querySelector(".step-mark")!.getBoundingClientRect();
  return [...cut.map((line) => line.innerText), ...(isIn(mark) ? [] : ["the mark"])];
}
