import type { Locator, Page } from "@playwright/test";
import { CHAPTERS } from "#src/chapters.ts";
import {
  applyMoves,
  MOVE_NAMES,
  N_STATES,
  parseMoves,
  QTM_MOVES,
  rankState,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import {
  expectCube,
  lettersInSpace,
  middleOf,
  swipe,
  viewOf,
} from "../cube-on-page.ts";
import { grouped } from "../grouped.ts";
import { expect, test } from "../visit.ts";

const FIRST = 1_234_567;
const after = (moves: string, index = FIRST) =>
  rankState(applyMoves(unrankState(index), parseMoves(moves)));
const printed = (move: string) => move.replace("'", "′");
/** Facelets in the middle of the picture: one each of U, F and R. */
const ON_FACE = { U: 3, F: 9, R: 4 };

async function open(page: Page, query = ""): Promise<Locator> {
  await page.goto(query);
  await page.waitForFunction(() => !document.querySelector("astro-island[ssr]"));
  return page.locator(".cover-cube");
}

async function expectNumber(cover: Locator, index: number): Promise<void> {
  const shown = () =>
    cover.evaluate((place) => {
      const find = (selector: string) => [...place.querySelectorAll(selector)];
      const [said] = find(".cover-index .visually-hidden");
      const wheels = find(".rolling-wheel > span").map((wheel) =>
        (wheel as HTMLElement).style.getPropertyValue("--digit"),
      );
      const [sum] = find(".cover-sum");
      const [slider] = find("input[type=range]");
      return {
        said: said.textContent,
        wheels: Number(wheels.join("")), // as they are turned
        sum: sum.textContent,
        twists: find(".cover-sum b").at(-1)!.textContent,
        slider: (slider as HTMLInputElement).value,
      };
    });
  await expect.poll(shown).toEqual({
    said: grouped(index),
    wheels: index,
    sum: expect.stringContaining(String(Math.floor(index / 729))) as unknown,
    twists: String(index % 729),
    slider: String(index),
  });
  await expectCube(cover, index);
}

const addressOf = (link: Locator) =>
  link.evaluate((a) => (a as HTMLAnchorElement).href);

/** Checks that the line's marker is visible, and stands where the number lies. */
async function expectMarker(cover: Locator, index: number): Promise<void> {
  const line = cover.locator(".number-line-scale");
  const marker = line.locator("b");
  await expect
    .poll(async () => {
      const [all, one] = [(await line.boundingBox())!, (await marker.boundingBox())!];
      const place = all.x + (all.width * index) / N_STATES;
      return Math.abs(one.x + one.width / 2 - place);
    })
    .toBeLessThan(2);
  expect((await marker.boundingBox())!.width).toBeGreaterThan(8);
}

test("one screen says what this is, shows the cube and its number, and where to start; the contents lead to every chapter, and the reference is a press away", async ({
  page,
  baseURL,
}) => {
  const cover = await open(page);
  await expectNumber(cover, FIRST);
  const start = page.getByRole("link", { name: `Start with ${CHAPTERS[0].title}` });
  for (const part of [
    page.getByRole("heading", { level: 1 }),
    cover.locator(".cube-space"),
    cover.locator(".cover-index"),
    cover.locator(".turn-buttons"),
    start,
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await expect(links).toHaveCount(CHAPTERS.length);
  for (const [i, { slug, title }] of CHAPTERS.entries()) {
    await expect(links.nth(i)).toContainText(title);
    expect(await addressOf(links.nth(i))).toBe(`${baseURL}${slug}/`);
  }
  const reference = page.locator("main").getByRole("link", { name: "reference" });
  expect(await addressOf(reference)).toBe(`${baseURL}reference/`);
  expect(await addressOf(start)).toBe(`${baseURL}${CHAPTERS[0].slug}/`);
});

test("buttons, clicks on faces and keys turn the cube, and the number follows; a change is spoken, and still for readers who prefer that", async ({
  page,
}) => {
  const cover = await open(page);
  let index = FIRST;
  await test.step("each button", async () => {
    for (const move of QTM_MOVES.map((move) => MOVE_NAMES[move])) {
      await cover.getByRole("button", { name: `${printed(move)},` }).click();
      index = after(move, index);
      await expectNumber(cover, index);
    }
  });
  await test.step("a click on the top, front or right", async () => {
    for (const [face, facelet] of Object.entries(ON_FACE)) {
      const { x, y } = await middleOf(cover, facelet);
      await page.mouse.click(x, y);
      index = after(face, index);
      await expectNumber(cover, index);
    }
  });
  await test.step("without an animation", async () => {
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Object.assign(window, { animated: 0 });
      Element.prototype.animate = function (...args) {
        (window as never as { animated: number }).animated++;
        return animate.apply(this, args);
      };
    });
    await cover.getByRole("button", { name: "F," }).click();
    index = after("F", index);
    await expectNumber(cover, index);
    expect(
      await page.evaluate(() => (window as never as { animated: number }).animated),
    ).toBe(0);
  });
  await test.step("shortcuts of the browser are left alone", async () => {
    await cover.locator(".cube-stage").focus();
    await page.keyboard.press("Alt+u");
    await page.keyboard.press("Control+u");
    // If they had turned a face, the number after this turn would differ.
    await page.keyboard.press("f");
    index = after("F", index);
    await expectNumber(cover, index);
  });
  await test.step("the solved cube, a random one, and back", async () => {
    await cover.getByRole("button", { name: "Solved" }).click();
    await expect(cover.getByRole("status")).toHaveText(/^Cube number 0\./);
    await expectNumber(cover, 0);
    await cover.getByRole("button", { name: "Random" }).click();
    const random = Number(await cover.getByRole("slider").inputValue());
    await expectNumber(cover, random);
    expect(random).toBeLessThan(N_STATES);
    await cover.getByRole("button", { name: "Undo" }).click();
    await expectNumber(cover, 0);
  });
  await test.step("keys pressed faster than the cube turns", async () => {
    index = 0;
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await cover.locator(".cube-stage").focus();
    for (const key of "fruf") await page.keyboard.press(key);
    index = after("F R U F", index);
    await expectNumber(cover, index);
  });
  await test.step("letters in space are read from where they are drawn", async () => {
    const whole = await lettersInSpace(cover);
    await cover.locator('[data-position="2"] .cube-side').evaluateAll((sides) => {
      for (const side of sides) (side as HTMLElement).style.transform = "none";
    });
    expect(await lettersInSpace(cover)).not.toBe(whole);
  });
});

test("a drag looks round the cube without turning it, Home looks back, and the back is a press away; by keyboard alone: turn, look round, go along the line, undo", async ({
  page,
}) => {
  const cover = await open(page);
  await test.step("a drag", async () => {
    const front = await viewOf(cover);
    const { x, y } = await middleOf(cover, ON_FACE.F);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 30, { steps: 6 });
    await page.mouse.up();
    expect(await viewOf(cover)).not.toBe(front);
    await expectNumber(cover, FIRST);
    await cover.locator(".cube-stage").focus();
    await page.keyboard.press("Home");
    expect(await viewOf(cover)).toBe(front);
  });
  await test.step("the back", async () => {
    const front = await viewOf(cover);
    const back = cover.locator('.cube-view [data-facelet="20"]'); // on B
    const facesReader = () =>
      back.evaluate((sticker) => {
        const { x, y, width, height } = sticker.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return sticker.contains(top);
      });
    expect(await facesReader()).toBe(false);
    await cover.getByRole("button", { name: "See the back" }).click();
    await expect.poll(facesReader).toBe(true);
    await cover.getByRole("button", { name: "See the front" }).click();
    expect(await viewOf(cover)).toBe(front);
  });
  await test.step("by keyboard alone", async () => {
    const start = page.getByRole("link", { name: /Start with/ });
    await start.focus();
    await page.keyboard.press("Tab"); // the solver
    await page.keyboard.press("Tab");
    await expect(cover.locator(".cube-stage")).toBeFocused();
    await page.keyboard.press("f");
    await page.keyboard.press("Shift+U");
    await expectNumber(cover, after("F U'"));
    const front = await viewOf(cover);
    await page.keyboard.press("ArrowLeft");
    expect(await viewOf(cover)).not.toBe(front);
    await page.keyboard.press("Tab"); // the button to see the back
    await page.keyboard.press("Tab"); // the turns
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expectNumber(cover, after("F U' F'"));
    await cover.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await expectNumber(cover, after("F U' F'") + 1);
    await page.keyboard.press("Home");
    await expectNumber(cover, 0);
    const undo = cover.getByRole("button", { name: "Undo" });
    await undo.focus();
    await page.keyboard.press("Enter");
    await expectNumber(cover, after("F U' F'") + 1);
  });
});

test("the line is dragged to any number, and one undo takes it back @firefox", async ({
  page,
}) => {
  const cover = await open(page);
  const { x, y, width, height } = (await cover
    .locator(".number-line-scale")
    .boundingBox())!;
  const at = y + Math.min(height, 4) / 2;
  await page.mouse.move(x + (width * FIRST) / N_STATES, at);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, at, { steps: 5 });
  await page.mouse.move(x + width * 0.75, at, { steps: 5 });
  await page.mouse.up();
  const index = Number(await cover.getByRole("slider").inputValue());
  expect(Math.abs(index / N_STATES - 0.75)).toBeLessThan(0.01);
  await expectNumber(cover, index);
  await expectMarker(cover, index);
  await cover.getByRole("button", { name: "Undo" }).click();
  await expectNumber(cover, FIRST);
});

test("a link shows what its sender saw, and one that names no cube says so and shows what the reader had", async ({
  page,
}) => {
  const cover = await open(page);
  await cover.getByRole("button", { name: "R," }).click();
  await expect(page).toHaveURL(/cube=/);
  await open(page, page.url());
  await expectNumber(cover, after("R"));
  await open(page, "?cube=1.3674160");
  await expect(cover.getByRole("alert")).toContainText("cube=1.3674160");
  await expect(cover.getByRole("alert")).toContainText("This is what you had before.");
  await expectNumber(cover, after("R"));
});

test("by touch: a tap turns the face under the finger, a swipe across looks round, one down scrolls the page, and the line follows the finger @phone", async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, "needs a touch screen");
  const cover = await open(page);
  await test.step("a tap", async () => {
    const { x, y } = await middleOf(cover, ON_FACE.F);
    await page.touchscreen.tap(x, y);
    await expectNumber(cover, after("F"));
  });
  await test.step("a swipe", async () => {
    const front = await viewOf(cover);
    await swipe(page, await middleOf(cover, ON_FACE.F), { x: 90, y: 4 });
    const turned = await viewOf(cover);
    expect(turned).not.toBe(front);
    await swipe(page, await middleOf(cover, ON_FACE.F), { x: 0, y: -200 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await viewOf(cover)).toBe(turned);
    await expectNumber(cover, after("F"));
  });
  await test.step("the line", async () => {
    await cover.getByRole("button", { name: "Undo" }).tap();
    await expectNumber(cover, FIRST);
    const line = cover.locator(".number-line-scale");
    await line.scrollIntoViewIfNeeded();
    const { x, y, width } = (await line.boundingBox())!;
    const from = { x: x + (width * FIRST) / N_STATES, y: y + 2 };
    await swipe(page, from, { x: 100, y: 0 });
    const index = Number(await cover.getByRole("slider").inputValue());
    expect(index).toBeGreaterThan(FIRST + 500_000);
    await expectNumber(cover, index);
    await expectMarker(cover, index);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the cover is complete: cube, number, line, contents, distances", async ({
    page,
  }) => {
    await page.goto("");
    const cover = page.locator(".cover-cube");
    const stickers = cover.locator("[data-facelet]");
    await expect(stickers).toHaveCount(24);
    const letters = Array.from({ length: 24 }, (_, i) =>
      cover.locator(`[data-facelet="${i}"]`).textContent(),
    );
    expect((await Promise.all(letters)).join("")).toBe(toFacelets(unrankState(FIRST)));
    await expect(cover.locator(".cover-index")).toContainText(grouped(FIRST));
    await expect(cover.locator(".number-line-scale")).toBeVisible();
    await expect(page.getByRole("link", { name: /Start with/ })).toBeVisible();
    const distances = page.getByRole("img", { name: /Positions at each distance/ });
    await expect(distances).toBeVisible();
    for (const count of ["1,887,748", "623,800", "2644"]) {
      await expect(distances).toContainText(count);
    }
    // The menu of chapters works without scripts; the cover's own controls do not.
    const dead = page.locator("main").locator("button:visible, input:visible");
    await expect(dead).toHaveCount(0);
  });
});
