// A chapter as a presentation.
import type { Locator, Page } from "@playwright/test";
import { CHAPTERS } from "#src/chapters.ts";
import { axeFindsInBoth } from "../axe.ts";
import { measureStop, type Seen, walkStops } from "../presented-stop.ts";
import { SCROLLED } from "../scrolled-stops.ts";
import { swipe } from "../touch.ts";
import { actionOf, chooseAction, menuOf } from "../figure-menu.ts";
import { expect, showFigure, test } from "../visit.ts";

const SIZES = [
  [1280, 720],
  [1024, 768],
  [1920, 1080],
] as const;
/** Held in a hand: what is below the screen is reached by a finger. */
const PHONE = [390, 844] as const;
/** The screens are the sizes of the test. */
const withoutFullScreen = (page: Page) =>
  page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new Error("refused"));
  });
/** Only boxes are measured, so the browser doesn't have to paint the page. */
const CURTAIN =
  "body::after { content: ''; position: fixed; inset: 0; z-index: 9; background: black }";
const LEAST = 24;
const LEAST_IN_HAND = 13;
/** What fonts may add to it: a line that breaks elsewhere. */
const withSlack = (pixels: number) => (pixels > 0 ? 1.3 * pixels + 40 : 1);

/** Like a link to it, but in a window that stays as it is. */
async function openStop(page: Page, id: string, slug = "indexing"): Promise<void> {
  await page.goto(`${slug}/`);
  await withoutFullScreen(page);
  await presentStop(page, id);
  await page.locator(".presenter-bar").waitFor();
}

async function presentStop(page: Page, id: string): Promise<void> {
  await page
    .locator(`#${id}`)
    .evaluate((element) =>
      element.dispatchEvent(new Event("present", { bubbles: true })),
    );
}

for (const { slug } of CHAPTERS) {
  test(`${slug}: at every stop the letters are large enough, and nothing is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${slug}/`);
    // Fonts that came too late for the first paint are used from the next visit on.
    const hasFonts = () =>
      ["16px Inter", "16px 'Source Serif'"].every((font) => document.fonts.check(font));
    if (!(await page.evaluate(hasFonts))) await page.reload();
    await withoutFullScreen(page);
    await page.locator("[data-present]").click();
    await page.locator(".presenter-bar").waitFor();
    await page.addStyleTag({ content: CURTAIN });
    const scrolled = new Set<string>();
    for (const [i, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      // All stops on the smallest screen, then what a larger or higher one changes most.
      const walk = `(${walkStops})(${measureStop}, ${i > 0}, ${LEAST})`;
      const stops: Seen[] = await page.evaluate(walk);
      // A chapter has at least one figure, and more stops than that.
      expect(stops.length).toBeGreaterThan(i > 0 ? 0 : 1);
      for (const { name, least, leastWords, cut, hidden } of stops) {
        const what = `${slug}/#${name} at ${width} × ${height}`;
        expect
          .soft(least, `letters of ${what}: ${leastWords}`)
          .toBeGreaterThan(LEAST - 0.2);
        expect.soft(cut, `cut off in ${what}`).toEqual([]);
        const known = Number(SCROLLED[slug]?.[name]?.[i + 1] ?? 0);
        expect
          .soft(hidden, `to scroll in ${what}`)
          .toBeLessThanOrEqual(withSlack(known));
        if (hidden > 1) scrolled.add(name);
      }
    }
    await page.setViewportSize({ width: PHONE[0], height: PHONE[1] });
    const inHand: Seen[] = await page.evaluate(
      `(${walkStops})(${measureStop}, true, ${LEAST_IN_HAND})`,
    );
    for (const { name, least, leastWords, cut, sideways } of inHand) {
      const what = `${slug}/#${name} at ${PHONE.join(" × ")}`;
      expect
        .soft(least, `letters of ${what}: ${leastWords}`)
        .toBeGreaterThan(LEAST_IN_HAND - 0.2);
      expect.soft(cut, `cut off in ${what}`).toEqual([]);
      expect.soft(sideways, `right of the screen in ${what}`).toBeLessThanOrEqual(1);
    }
    const fitting = Object.entries(SCROLLED[slug] ?? {})
      .filter(([name, [, ...known]]) => !scrolled.has(name) && Math.max(...known) > 60)
      .map(([name]) => name);
    expect(fitting, "what fits is no exception").toEqual([]);
  });
}

test("a drawing that is replaced while it is presented has large letters in its first frame", async ({
  page,
}) => {
  await openStop(page, "cell-3", "moves");
  await expect(page.locator("#cell-3 svg")).toHaveAttribute("style", /--least-letters/);
  const letters = await page.evaluate(async () => {
    const drawing = () => document.querySelector<SVGSVGElement>("#cell-3 svg")!;
    const copy = drawing().cloneNode(true) as SVGSVGElement;
    copy.style.removeProperty("--least-letters");
    drawing().replaceWith(copy);
    await new Promise(requestAnimationFrame);
    // The cell may have replaced the copy as well.
    const { fontSize } = getComputedStyle(drawing().querySelector("text")!);
    return parseFloat(fontSize) * drawing().getScreenCTM()!.a;
  });
  expect(letters).toBeGreaterThan(LEAST - 0.2);
});

test("from a figure: its keys stay its own, a clicker goes on, and Escape leads back to the same place with what was changed", async ({
  page,
}) => {
  await page.goto("indexing/");
  const figure = await showFigure(page, "odometer");
  await figure.getByRole("button", { name: "+ 1" }).click();
  const number = figure.getByLabel("the number", { exact: true });
  await expect(number).toHaveValue("1");
  const start = menuOf(figure);
  await start.focus();
  const topOf = () => start.evaluate((button) => button.getBoundingClientRect().top);
  const top = await topOf();
  await page.keyboard.press("Enter");
  await actionOf(figure, "Present").press("Enter");

  const at = page.locator(".presenter-at");
  await expect(at).toHaveText(/^18 of \d+$/);
  await expect(number).toHaveValue("1");
  await expect(page.locator("h1")).toBeHidden();
  const prompt = page.locator("[data-stop=prompt]");
  await expect(prompt.getByText("Try the carry.")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("status").filter({ hasText: "Stop 18" })).toHaveText(
    /^Stop 18 of \d+: Odometer\. Try the carry\. .*\?$/,
  );
  expect(await page.evaluate(() => document.fullscreenElement?.localName)).toBe("html");

  await figure.getByRole("button", { name: "Largest" }).click();
  await number.focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("b");
  await expect(at).toHaveText(/^18 of/);
  // First it adds one, as the prompt asks.
  await page.keyboard.press("PageDown");
  await expect(number).toHaveValue("0");
  await expect(at).toHaveText(/^18 of/);
  await page.keyboard.press("PageDown");
  await expect(at).toHaveText(/^19 of/);
  await expect(figure).toBeHidden();
  await page.keyboard.press("ArrowLeft");
  await expect(at).toHaveText(/^18 of/);
  await expect(page).toHaveURL(/present=.*#odometer$/);

  await page.keyboard.press("Escape");
  await expect(page.locator(".presenter-bar")).toHaveCount(0);
  await expect(start).toBeFocused();
  expect(Math.abs((await topOf()) - top)).toBeLessThan(2);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page).toHaveURL(
    ({ search, hash }) => !search.includes("present") && hash === "",
  );
  await expect(page).toHaveURL(/count=1\.factorial-0000-up/);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test("figures only: no text between them, kept in the address, and back at the same figure", async ({
  page,
}) => {
  await page.goto("indexing/");
  await withoutFullScreen(page);
  await page.locator("[data-present]").click();
  const [at, stop] = [page.locator(".presenter-at"), page.locator("[data-stop]")];
  const choice = page.getByRole("button", { name: "Figures only" });
  await expect(choice).toHaveAttribute("aria-pressed", "false");
  const all = Number((await at.innerText()).split(" of ")[1]);
  await choice.click();
  await expect(page).toHaveURL(/present=figures/);
  await expect(at).toHaveText(/^1 of/);
  const figures = Number((await at.innerText()).split(" of ")[1]);
  expect(figures).toBeLessThan(all / 2);
  for (let i = 1; i <= figures; i++) {
    await expect(at).toHaveText(`${i} of ${figures}`);
    await expect(stop.and(page.locator("figure"))).toHaveCount(1);
    await page.keyboard.press("Shift+PageDown");
  }
  await page.reload();
  await withoutFullScreen(page);
  await expect(at).toHaveText(`${figures} of ${figures}`);
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  const id = await page.locator("figure[data-stop]").getAttribute("id");
  await page.keyboard.press("o");
  await expect(at).toHaveText(new RegExp(`of ${all}$`));
  await expect(page.locator("figure[data-stop]")).toHaveAttribute("id", id!);
  await expect(page).toHaveURL(/[?&]present=[&#]/);
  await page.goto("indexing/?lesson=15-2&present#permutation-editor");
  await expect(at).toHaveText("Step 4 of 7");
  await expect(choice).toHaveCount(0);
});

test("where a figure is zoomed in, what a clicker reveals scrolls into view", async ({
  page,
}) => {
  // 1280 × 720 at 200 %.
  await page.setViewportSize({ width: 640, height: 360 });
  const expectInView = async (answer: Locator, what: string) => {
    await expect(answer, what).not.toContainText("?");
    const isSeen = () =>
      answer.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return element.contains(document.elementFromPoint(x, y));
      });
    await expect.poll(isSeen, what).toBe(true);
  };
  for (const [state, id, answers] of [
    [
      "order=1.2413&predict=permutation-editor",
      "permutation-editor",
      ".permutation-digits > .hidden-answer",
    ],
    [
      "count=1.factorial-1210&predict=odometer",
      "odometer",
      ".odometer-share .hidden-answer",
    ],
    ["hand=1.rank-3142-0", "by-hand", ".by-hand-sheet tbody .by-hand-digit"],
  ]) {
    await page.goto(`indexing/?${state}&present=#${id}`);
    await withoutFullScreen(page);
    const figure = page.locator(`#${id}`);
    const shown = figure.locator(answers);
    await expect(page.locator(".presenter-cover")).toBeHidden();
    const steps = id === "by-hand" ? 2 : 1;
    if (steps === 1) await expect(figure.getByText("0 of 4 shown")).toBeVisible();
    for (let i = 0; i < 3; i++) {
      for (let step = 0; step < steps; step++) await page.keyboard.press("PageDown");
      await expectInView(shown.nth(i), `${i} in ${id}`);
    }
  }
});

test("a walk by hand keeps its arrangement from the first step to the last", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("indexing/?hand=1.rank-3142-0&lesson=15-4&present#by-hand");
  await withoutFullScreen(page);
  const [article, steps] = [page.locator("article"), page.locator(".by-hand-steps")];
  const next = steps.getByRole("button", { name: "▷" });
  await expect(next).toHaveText("Show the digit ▷");
  await expect(article).toHaveAttribute("data-layout"); // once it has been measured
  const layout = await article.getAttribute("data-layout");
  const { x } = (await page.locator(".by-hand-sheet").boundingBox())!;
  while (await next.isEnabled()) {
    await page.keyboard.press("PageDown");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(article).toHaveAttribute("data-layout", layout!);
    const now = (await page.locator(".by-hand-sheet").boundingBox())!;
    expect(Math.abs(now.x - x)).toBeLessThan(60);
  }
  await expect(page.locator("#by-hand tfoot td")).toHaveText("13");
});

test("the table of all orders has a head above each block, and its rows are straight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("indexing/?order=1.2431&table=1.4&present#permutation-table");
  await withoutFullScreen(page);
  await expect(page.locator(".block-heads > div")).toHaveText(
    Array<string>(4).fill("piecesdigitsindex×6×2×1"),
  );
  const boxes = await page.locator(".all-orders").evaluate((table) => {
    const boxOf = (cell: Element) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, middle: (top + bottom) / 2 };
    };
    const inside = (selector: string) =>
      Array.from(table.querySelectorAll(selector), boxOf);
    return {
      rows: Array.from(table.querySelectorAll("tbody tr"), (row) =>
        Array.from(row.querySelectorAll("td, button"), boxOf),
      ),
      heads: inside(".block-heads > :first-child > span"),
    };
  });
  for (const cells of boxes.rows) {
    for (const { middle } of cells) {
      expect(Math.abs(middle - cells[0].middle)).toBeLessThan(1.5);
    }
    const gap = (i: number) => cells[i + 1].left - cells[i].right;
    expect(gap(3)).toBeGreaterThan(1.5 * gap(0));
  }
  const [, , number, six, two, one] = boxes.heads;
  expect(six.right).toBeLessThan(two.left);
  expect(two.right).toBeLessThan(one.left);
  expect(number.right).toBeLessThan(boxes.rows[6][0].left);
});

test("on an old projector large figures use its width, no row is cut in two, the bar has gaps, and its clock outlasts a reload", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(
    "indexing/?order=1.53814267&predict=permutation-editor&present=#permutation-editor",
  );
  const editor = page.locator("#permutation-editor");
  await expect(editor.getByText("0 of 8 shown")).toBeVisible({ timeout: 20_000 });
  const { x, width } = (await editor.boundingBox())!;
  expect(width).toBeGreaterThan(900);
  const total = (await editor
    .locator(".permutation-total .reveal-button")
    .boundingBox())!;
  expect(total.x + total.width).toBeLessThan(x + width);
  const [places] = await editor
    .locator(".permutation-places")
    .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(places).toBeLessThan(60);

  await page.goto(
    "indexing/?table=1.5&predict=permutation-table&present=#permutation-table",
  );
  const box = page.locator("#permutation-table .all-orders");
  await expect(page.getByText("0 of 6 shown")).toBeVisible({ timeout: 20_000 });
  expect((await box.boundingBox())!.width).toBeGreaterThan(750);
  const cut = await box.evaluate((all) => {
    const { bottom } = all.getBoundingClientRect();
    const rows = [...all.querySelectorAll("tr")].map((row) =>
      row.getBoundingClientRect(),
    );
    const half = rows.filter((row) => row.top < bottom - 1 && row.bottom > bottom + 1);
    const heads = [...all.querySelectorAll("thead tr")].map(
      ({ clientHeight }) => clientHeight,
    );
    return { half: half.length, heads: Math.max(...heads) };
  });
  expect(cut.half).toBe(0);
  expect(cut.heads).toBeLessThan(40);

  await page.goto("indexing/?lesson=45-9&present=#exercise-1.1");
  await expect(page.locator(".presenter-at")).toHaveText("Step 11 of 11, 1 of 2");
  const gaps = await page.locator(".presenter-bar").evaluate((bar) => {
    const words = document.createRange();
    const seen = [...bar.children].filter((part) => part.clientHeight > 1);
    const edges = seen.map((part) => {
      words.selectNodeContents(part);
      return words.getBoundingClientRect();
    });
    return edges.slice(1).map(({ left }, i) => left - edges[i].right);
  });
  expect(Math.min(...gaps)).toBeGreaterThan(10);

  // Loaded again, the clock goes on.
  await page.evaluate(() => {
    const key = "presentation-began";
    sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) - 300_000));
  });
  await page.reload();
  await expect(page.locator(".presenter-time")).toHaveText("5 of 45 min");
  // It may have taken the whole screen.
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/teaching\//);
});

test("a link opens its stop; keys lead from the first to the last; a figure with more to show keeps the key @firefox", async ({
  page,
}) => {
  await page.goto("indexing/?hand=1.rank-312-4&present#by-hand");
  await withoutFullScreen(page);
  const at = page.locator(".presenter-at");
  await expect(at).toHaveText(/^26 of/);
  const digits = page.locator("#by-hand tbody .by-hand-digit");
  await expect(digits).toHaveText(["2", "0", "?"]);
  await page.keyboard.press("PageDown");
  await expect(digits).toHaveText(["2", "0", "0"]);
  await page.keyboard.press("PageUp");
  await expect(digits).toHaveText(["2", "0", "?"]);
  await page.keyboard.press("0");
  await expect(digits).toHaveText(["2", "0", "0"]);
  await page.keyboard.press("PageDown");
  const number = page.locator("#by-hand tfoot td");
  await expect(number).toHaveText("?");
  await page.keyboard.type("5");
  await page.keyboard.press("PageDown");
  await expect(number).toHaveText("4");
  await expect(page.locator("#by-hand figcaption")).toContainText(
    "You said 5. One too many",
  );
  await page.keyboard.press("PageDown");
  await expect(at).toHaveText(/^27 of/);
  await page.keyboard.press("Shift+PageUp");
  await expect(at).toHaveText(/^26 of/);
  await page.keyboard.press("Home");
  await expect(at).toHaveText(/^1 of/);
  await page.keyboard.press("Space");
  await expect(at).toHaveText(/^2 of/);
  await page.keyboard.press("Shift+Space");
  await expect(at).toHaveText(/^1 of/);
  await page.keyboard.press("End");
  await expect(at).toHaveText(/^(\d+) of \1$/);
  await page.keyboard.press("PageDown");
  await expect(at).toHaveText(/^(\d+) of \1$/);
  await page.reload();
  await expect(at).toHaveText(/^(\d+) of \1$/);
  await page.keyboard.press("Escape");
  await expect(page.locator("#what-to-keep")).toBeInViewport();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test("an untouched walk begins at its first step, and a clicker takes its steps", async ({
  page,
}) => {
  await openStop(page, "flood", "building-tables");
  const figure = page.locator("#flood");
  const reached = figure.locator(".flood-facts dd", { hasText: "of 5040" });
  await expect(reached).toHaveText(/1 of 5040/);
  await page.keyboard.press("PageDown");
  await expect(reached).toHaveText(/10 of 5040/);
  await chooseAction(figure, "Predict");
  const bar = figure.locator(".predict-bar");
  await expect(bar).toContainText("0 of 7 shown");
  await page.keyboard.press("PageDown");
  await expect(bar).toContainText("1 of 7 shown");
  await bar.getByRole("button", { name: "Show all" }).click();
  await expect(reached).toHaveText(/5040 of 5040/);
  // The turns of the last depth lead to nothing new, and then it is over.
  await page.keyboard.press("PageDown");
  await expect(figure).toContainText("45,360 of 45,360");
  await page.keyboard.press("PageDown");
  await expect(figure).toBeHidden();
});

test("what is longer than the screen is scrolled by the same key before it goes on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStop(page, "cell-5", "building-tables");
  const at = page.locator(".presenter-at");
  const stop = (await at.textContent())!;
  const article = page.locator("article");
  await page.keyboard.press("PageDown");
  await expect
    .poll(() => article.evaluate(({ scrollTop }) => scrollTop))
    .toBeGreaterThan(100);
  await expect(at).toHaveText(stop);
  for (let i = 0; i < 4; i++) await page.keyboard.press("PageDown");
  await expect(at).not.toHaveText(stop);
});

test("high contrast in both themes, a pointer that follows the mouse, a black screen", async ({
  page,
}) => {
  await openStop(page, "odometer");
  await expect(page.locator(".presenter-at")).toHaveText(/^18 of/);
  const article = page.locator("article");
  for (const [colorScheme, paper] of [
    ["light", "rgb(255, 255, 255)"],
    ["dark", "rgb(0, 0, 0)"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(article).not.toHaveCSS("background-color", paper);
    await page.keyboard.press("c");
    await expect(article).toHaveCSS("background-color", paper);
    await page.keyboard.press("c");
  }
  await page.keyboard.press("c");
  // Of the chapter, no more is shown.
  const shown = [".presenter-bar", "article > [data-stop]"];
  expect(await axeFindsInBoth(page, ...shown)).toEqual([]);
  await page.keyboard.press("c");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".presenter-bar")).toBeHidden();
  await expect(page.locator("#place-values")).toBeHidden();
  await expect(page.locator("#odometer figcaption")).toHaveCSS("font-size", "14px");
  await page.emulateMedia({ media: "screen" });
  const dot = page.locator(".presenter-dot");
  await page.keyboard.press("p");
  await page.mouse.move(400, 300);
  await expect
    .poll(() => dot.evaluate((element) => element.getBoundingClientRect().x))
    .toBeCloseTo(382, 0);
  await page.keyboard.press("p");
  await expect(dot).toBeHidden();
  const black = page.locator(".presenter-black");
  await page.keyboard.press(".");
  await expect(black).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(black).toBeHidden();
  await expect(page.locator(".presenter-at")).toHaveText(/^18 of/);
});

test("a clicker does its work from the field of a guess and from a slider; guesses and names cover nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openStop(page, "permutation-editor");
  const figure = page.locator("#permutation-editor");
  const bar = figure.locator(".predict-bar");
  const black = page.locator(".presenter-black");
  await chooseAction(figure, "Predict");
  await expect(bar.getByRole("textbox")).toBeFocused();
  for (const key of ["PageDown", "Shift+PageDown", "5", "Enter", "p", "b"]) {
    await page.keyboard.press("b");
    await expect(black).toBeVisible();
    await page.keyboard.press(key);
    await expect(black).toBeHidden();
  }
  await expect(bar).toContainText("0 of 4 shown");
  await expect(bar.getByRole("textbox")).toHaveValue("");
  await page.keyboard.type("1,");
  await page.keyboard.press("PageDown");
  await expect(bar).toContainText("1 of 4 shown");
  await page.keyboard.press("ArrowDown");
  await expect(bar).toContainText("2 of 4 shown");
  await page.keyboard.press("ArrowDown");
  await expect(bar).toContainText("3 of 4 shown");
  await page.keyboard.type("99");
  await page.keyboard.press("PageDown");
  const guess = (await figure.getByLabel("predicted: 99").boundingBox())!;
  const after = figure.getByRole("button", { name: "The permutation after it" });
  expect(guess.x + guess.width).toBeLessThanOrEqual((await after.boundingBox())!.x);

  await presentStop(page, "odometer");
  const odometer = page.locator("#odometer");
  await chooseAction(odometer, "Predict");
  await expect(odometer.locator(".predict-bar").getByRole("textbox")).toBeFocused();
  await page.keyboard.type("99");
  await page.keyboard.press("PageDown");
  const room = await odometer.getByLabel("predicted: 99").evaluate((guess) => {
    const result = guess.parentElement!.firstElementChild!;
    return guess.getBoundingClientRect().top - result.getBoundingClientRect().bottom;
  });
  expect(room).toBeGreaterThanOrEqual(-2);

  await presentStop(page, "slot-ruler");
  const slider = page.locator("#slot-ruler [type=range]");
  await expect(page.locator(".presenter-cover")).toBeHidden();
  await slider.focus();
  const number = await slider.inputValue();
  await page.keyboard.press("PageDown");
  await expect(slider).toBeHidden();
  await expect(slider).toHaveValue(number);

  await page.setViewportSize({ width: PHONE[0], height: PHONE[1] });
  await presentStop(page, "slot-ruler");
  const between = await page.locator("#slot-ruler").evaluate((ruler) => {
    const rects = (selector: string) =>
      [...ruler.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const [first, middle, last] = rects(".slider-ends span");
    const bars = rects(".slots-bar");
    const gaps = rects(".slots-zoom").map(
      ({ bottom }, i) => (bars[i + 1]?.top ?? Infinity) - bottom,
    );
    return { words: [middle.left - first.right, last.left - middle.right], gaps };
  });
  for (const words of between.words) expect(words).toBeGreaterThan(8);
  for (const gap of between.gaps) expect(gap).toBeGreaterThan(-1);
  await page.setViewportSize({ width: 1024, height: 768 });

  await openStop(page, "read-cube", "orientations");
  const name = page.locator("#read-cube .read-table th").first();
  await expect(name).toBeVisible();
  const gap = await name.evaluate((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return cell.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(8);
});

test("the notes have a window of their own, which can go on and closes with the presentation", async ({
  page,
}) => {
  await openStop(page, "odometer");
  await expect(page.locator(".presenter-at")).toHaveText(/^18 of/);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Notes" }).click();
  const notes = await opened;
  await expect(notes.locator("h1")).toHaveText("Odometer");
  await expect(notes.getByText("Let the class predict")).toBeVisible();
  await expect(notes.getByText("Next: Place values")).toBeVisible();
  await expect(notes.getByText(/^0 min, \d+:\d\d/)).toBeVisible();
  await notes.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".presenter-at")).toHaveText(/^19 of/);
  await expect(notes.locator("h1")).toHaveText("Place values");
  await notes.keyboard.press("PageUp");
  await expect(notes.locator("h1")).toHaveText("Odometer");
  const closed = notes.waitForEvent("close");
  await page.keyboard.press("Escape");
  await closed;
  await expect(page.getByText("Let the class predict")).toHaveCount(0);
});

test("where there is no full screen it goes on in the page, and its bar fits on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("indexing/");
  await page.evaluate(() => {
    delete (Element.prototype as Partial<Element>).requestFullscreen;
  });
  await page.locator("[data-present]").click();
  const bar = page.getByRole("toolbar", { name: "Presentation" });
  await bar.getByRole("button", { name: "Next" }).click();
  await expect(page.locator(".presenter-at")).toHaveText(/^2 of/);
  await expect(bar.getByRole("button", { name: "Leave" })).toBeInViewport({ ratio: 1 });
  await bar.getByRole("button", { name: "Leave" }).click();
  await expect(page.locator("[data-present]")).toBeFocused();
});

test("a finger that goes to the left turns to the next stop, but not in a figure @phone", async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "needs a touch screen");
  await openStop(page, "place-values");
  const at = page.locator(".presenter-at");
  const first = Number.parseInt(await at.innerText(), 10);
  const stop = (ahead: number) => new RegExp(`^${first + ahead} of`);
  const [right, left] = [
    { x: 340, y: 300 },
    { x: 60, y: 310 },
  ];
  // The second one is on a figure.
  for (const ahead of [1, 1]) {
    await swipe(page, right, left);
    await expect(at).toHaveText(stop(ahead));
  }
  await page.getByRole("button", { name: "Previous" }).tap();
  await expect(at).toHaveText(stop(0));
  await swipe(page, left, right);
  await expect(at).toHaveText(stop(-1));
});
