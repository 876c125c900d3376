import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../visit.ts";
import {
  anyCube,
  button,
  colour,
  expectSolves,
  followMoves,
  JAPANESE,
  lit,
  MIRRORED,
  moves,
  NAMES,
  LETTERS,
  paint,
  place,
  seen,
  WESTERN,
  yes,
} from "./paint-cube.ts";

/** Five ways to hold a cube. With those in camera.spec.ts each scheme is held in each way. */
const [USUALLY, TIPPED, TURNED, ON_ITS_SIDE, OVERHEAD] = ["", "x", "y'", "z", "x2 y"];
/** In each test the third cube is mirrored: the page asks if it really is. */
const MIRRORED_ROUND = 2;
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/** From the cover to the page that solves. */
async function open(page: Page, follow: (link: Locator) => Promise<void>) {
  await page.goto("");
  await follow(page.getByRole("link", { name: "Solve your cube" }));
  await page.waitForURL(/solve\/$/);
  const figure = page.locator("#enter-cube");
  await expect(figure).toHaveAttribute("data-hydrated");
  return figure;
}

/** Whether the net, its verdict and the first move are visible without scrolling. */
async function expectOnScreen(page: Page, ...parts: Locator[]): Promise<void> {
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const { height } = page.viewportSize()!;
  for (const part of parts) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
}

const firstAnswer = (figure: Locator) => [
  figure.locator(".paint-net"),
  figure.locator(".hand-head"),
  figure.locator(".hand-moves"),
  figure.locator(".hand-next"),
  button(figure, "Next"),
];

test.describe("by touch alone", () => {
  test.skip(({ hasTouch }) => !hasTouch, "needs a touch screen");

  for (const [i, size] of PHONES.entries()) {
    test(`from the cover to the last move at ${size.width} × ${size.height}: nothing to scroll, and no more than 16 taps @phone`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: "reduce" });
      const figure = await open(page, (link) => link.tap());
      const cubes = [
        [
          anyCube(WESTERN, USUALLY),
          anyCube(JAPANESE, TURNED),
          anyCube(MIRRORED, OVERHEAD),
        ],
        [
          anyCube(WESTERN, TIPPED),
          anyCube(JAPANESE, ON_ITS_SIDE),
          anyCube(MIRRORED, USUALLY),
        ],
      ][i];
      for (const [round, cube] of cubes.entries()) {
        if (round > 0) await button(figure, "Paint mine").tap();
        const { length } = await paint(figure, cube, (letter) =>
          colour(figure, letter).tap(),
        );
        expect(length).toBeLessThanOrEqual(16);
        expect(await seen(figure)).toBe(cube);
        if (round === MIRRORED_ROUND)
          await button(figure, "My cube is like that").tap();
        await expectOnScreen(page, figure.locator(".paint-net"), yes(figure));
        await expect(moves(figure)).toHaveCount(0);
        await yes(figure).tap();
        await expect(figure.locator(".hand-next")).toBeVisible();
        await expectOnScreen(page, ...firstAnswer(figure));
        await followMoves(figure, cube, () => button(figure, "Next").tap());
      }
      await test.step("also with the most moves", async () => {
        await page.goto("solve/?cube=1.3673431");
        await expect(moves(figure)).toHaveCount(11, { timeout: 20_000 });
        await expectOnScreen(page, ...firstAnswer(figure));
      });
    });
  }

  test("with a wrong sticker on the way, found by comparing: the right colour ends it @phone", async ({
    page,
  }) => {
    await page.setViewportSize(PHONES[1]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const figure = await open(page, (link) => link.tap());
    for (const [round, cube] of [
      anyCube(WESTERN, OVERHEAD),
      anyCube(JAPANESE, TIPPED),
      anyCube(MIRRORED, ON_ITS_SIDE),
    ].entries()) {
      if (round > 0) await button(figure, "Paint mine").tap();
      await test.step(cube, () => paintWithSlip(figure, cube));
      if (round === MIRRORED_ROUND) await button(figure, "My cube is like that").tap();
      await yes(figure).tap();
      await followMoves(figure, cube, () => button(figure, "Next").tap());
    }
  });
});

/** Gives the sixth sticker a wrong colour, and mends it when the net is not as the cube. */
async function paintWithSlip(figure: Locator, cube: string): Promise<void> {
  let count = 0;
  let slip = -1;
  const give = async (letter: string) => {
    count += 1;
    if (count !== 6) return colour(figure, letter).tap();
    slip = Number(await lit(figure).getAttribute("data-place"));
    await colour(figure, LETTERS[(LETTERS.indexOf(letter) + 1) % 6]).tap();
  };
  const isOver = async () =>
    (await lit(figure).count()) === 0 ||
    (await figure.locator(".verdict-fault").count()) > 0;
  while (!(await isOver())) {
    await give(cube[Number(await lit(figure).getAttribute("data-place"))]);
  }
  expect(await seen(figure)).not.toBe(cube);
  await place(figure, slip).tap();
  await colour(figure, cube[slip]).tap();
  await paint(figure, cube, (letter) => colour(figure, letter).tap());
  await expect.poll(() => seen(figure)).toBe(cube);
}

test("by keyboard alone, from the cover to the last move", async ({ page }) => {
  await page.setViewportSize(PHONES[0]);
  const { keyboard } = page;
  /** Presses Tab, or Shift and Tab, until something has the focus. */
  const tabTo = async (to: Locator, key = "Tab") => {
    const isThere = () => to.evaluate((one) => one === document.activeElement);
    for (let i = 0; i < 40 && !(await isThere()); i++) await keyboard.press(key);
    await expect(to).toBeFocused();
  };
  const enter = async (to: Locator, key?: string) => {
    await tabTo(to, key);
    await keyboard.press("Enter");
  };
  const figure = await open(page, enter);
  for (const [round, cube] of [
    anyCube(WESTERN, TURNED),
    anyCube(JAPANESE, OVERHEAD),
    anyCube(MIRRORED, TIPPED),
  ].entries()) {
    if (round > 0) await enter(button(figure, "Paint mine"), "Shift+Tab");
    await tabTo(place(figure, 0));
    await paint(figure, cube, (letter) => keyboard.press(letter.toLowerCase()));
    expect(await seen(figure)).toBe(cube);
    if (round === MIRRORED_ROUND) await enter(button(figure, "My cube is like that"));
    await enter(yes(figure));
    await tabTo(button(figure, "Next"));
    await followMoves(figure, cube, () => keyboard.press("Enter"));
  }
});

test("a corner of the real cube is twisted: the page says so before all is painted, and goes on when it is twisted back", async ({
  page,
}) => {
  const figure = await open(page, (link) => link.click());
  // A cube that can be solved, and the same with its corner at UFR twisted by a third.
  const whole = anyCube(WESTERN, TURNED);
  const [up, right, front] = [3, 4, 9];
  const twisted = [...whole];
  [twisted[right], twisted[front], twisted[up]] = [
    whole[up],
    whole[right],
    whole[front],
  ];
  const back = figure.locator(".twisted-corner");
  let painted = 0;
  for (; (await back.count()) === 0; painted++) {
    // What was filled in is not as on the cube: the first such sticker is painted over.
    const net = await seen(figure);
    const wrong = [...twisted.keys()].find(
      (at) => net[at] !== "." && net[at] !== twisted[at],
    );
    if (wrong !== undefined) await place(figure, wrong).click();
    const at = wrong ?? Number(await lit(figure).getAttribute("data-place"));
    await colour(figure, twisted[at]).click();
    await expect(place(figure, at)).toHaveText(twisted[at]);
  }
  expect(painted).toBeLessThan(20);
  const corner = [twisted[up], twisted[right], twisted[front]];
  for (const letter of corner) {
    await expect(back).toContainText(NAMES[LETTERS.indexOf(letter)]);
  }
  await expect(back).toContainText("anticlockwise");
  await test.step("painting goes on, and the corner stays the same", async () => {
    const words = await back.textContent();
    await paint(figure, twisted.join(""), (letter) => colour(figure, letter).click());
    await expect(back).toHaveText(words!);
  });
  await button(back, "I have twisted it").click();
  await paint(figure, whole, (letter) => colour(figure, letter).click());
  expect(await seen(figure)).toBe(whole);
  await expectSolves(figure, whole);
});
