import type { Locator, Page } from "@playwright/test";
import { toFacelets, unrankState } from "#lib/index.ts";
import { grouped } from "../grouped.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, openFigure, test } from "../visit.ts";

// The chapter's five rules, as a reader writes them down. The cube is read here by
// these tables alone: the library is not asked.

/** Faces: the colours that are seen. */
const COLOURS: Readonly<Record<string, string>> = {
  "#f7f5ee": "white",
  "#f2cf3b": "yellow",
  "#3bb06a": "green",
  "#3a6fd0": "blue",
  "#cf3b2b": "red",
  "#ee8a2c": "orange",
};

/**
 * Positions 1 to 7: the row and column of their places on the unfolded cube, the one on
 * top or at the bottom first, then clockwise, looking at the corner from outside.
 */
const POSITIONS = [
  ["1,4", "3,7", "3,6"],
  ["2,4", "3,5", "3,4"],
  ["2,3", "3,3", "3,2"],
  ["1,3", "3,1", "3,8"],
  ["6,4", "4,6", "4,7"],
  ["5,4", "4,4", "4,5"],
  ["5,3", "4,2", "4,3"],
];

/** Hold: yellow at the bottom, blue at the back, orange at the left. */
const HELD = { "6,3": "yellow", "4,8": "blue", "4,1": "orange" };

/** Pieces 1 to 7 by their colours. */
const PIECES = [
  "white blue red",
  "white green red",
  "white green orange",
  "white blue orange",
  "yellow blue red",
  "yellow green red",
  "yellow green orange",
].map((colours) => colours.split(" "));

interface Place {
  readonly colour: string;
  readonly text: string;
}

/** The stickers of an unfolded cube on the page, by row and column. */
async function stickersOn(net: Locator): Promise<Record<string, Place>> {
  const seen = await net.locator(".cube-sticker").evaluateAll((stickers) =>
    stickers.map((sticker) => {
      const style = getComputedStyle(sticker);
      return {
        place: `${style.gridRowStart},${style.gridColumnStart}`,
        paint: style.getPropertyValue("--sticker").trim(),
        text: sticker.textContent,
      };
    }),
  );
  return Object.fromEntries(
    seen.map(({ place, paint, text }) => [place, { colour: COLOURS[paint], text }]),
  );
}

interface ByRules {
  pieces: number[];
  twists: number[];
  number: number;
}

/** Reads a cube by the rules, and works its number out. */
function readByRules(stickers: Record<string, Place>): ByRules {
  for (const [place, colour] of Object.entries(HELD)) {
    expect(stickers[place].colour).toBe(colour);
  }
  const pieces: number[] = [];
  const twists: number[] = [];
  for (const places of POSITIONS) {
    const colours = places.map((place) => stickers[place].colour);
    pieces.push(
      1 +
        PIECES.findIndex((piece) => piece.every((colour) => colours.includes(colour))),
    );
    twists.push(colours.findIndex((colour) => /white|yellow/.test(colour)));
  }
  let order = 0;
  for (const [i, worth] of [720, 120, 24, 6, 2, 1].entries()) {
    order += worth * pieces.slice(i).filter((piece) => piece < pieces[i]).length;
  }
  let twist = 0;
  for (const [i, worth] of [243, 81, 27, 9, 3, 1].entries()) twist += worth * twists[i];
  return { pieces, twists, number: order * 729 + twist };
}

const open = (page: Page, query = "") =>
  openFigure(page, "orientations/", "read-cube", query);
const next = (figure: Locator) => figure.locator(".read-steps .primary");
const asks = (figure: Locator) => figure.locator(".read-asks");
const netOf = (figure: Locator) => figure.locator(".cube-net");
const row = (figure: Locator, name: string) =>
  figure
    .locator("tbody tr", { has: figure.page().getByRole("rowheader", { name }) })
    .first()
    .locator("td");

test("the picture of the rules says the same as the rules", async ({ page }) => {
  await page.goto("orientations/");
  const stickers = await stickersOn(page.locator("#cube-rules .cube-net"));
  for (const [i, places] of POSITIONS.entries()) {
    const shown = places.map((place) => stickers[place]);
    expect(shown.map(({ text }) => text)).toEqual(Array(3).fill(String(i + 1)));
    expect(new Set(shown.map(({ colour }) => colour))).toEqual(new Set(PIECES[i]));
    expect(shown[0].colour).toMatch(/white|yellow/);
  }
});

// Numbers from a fixed seed, so that a failure can be seen again.
const SEEDED = [1, 2, 3].map((seed) => (seed * 1_103_515_245 + 12_345) % 3_674_160);

test("three seeded cubes, read sticker by sticker by the rules: the figure takes every answer, and ends at their number", async ({
  page,
}) => {
  for (const cube of SEEDED) {
    await test.step(`cube ${cube}`, async () => {
      const figure = await open(page, `?cube=1.${cube}`);
      const { pieces, twists, number } = readByRules(await stickersOn(netOf(figure)));
      expect(number).toBe(cube);
      await figure.getByRole("button", { name: "Piece 1 " }).focus();
      for (let i = 0; i < 7; i++) {
        await page.keyboard.press(String(pieces[i]));
        await page.keyboard.press(String(twists[i]));
      }
      await expect(row(figure, "piece")).toHaveText([...pieces.map(String), ""]);
      await expect(row(figure, "twist")).toHaveText([...twists.map(String), ""]);
      for (let step = 0; step < 13; step++) await page.keyboard.press("PageDown");
      await expect(asks(figure)).toHaveText(
        `This cube has the index ${grouped(number)}.`,
      );
    });
  }
});

test("by keyboard alone: wrong answers are judged, right ones lead on, to the number and back", async ({
  page,
}) => {
  const figure = await open(page);
  const { pieces, twists } = readByRules(await stickersOn(netOf(figure)));
  const first = figure.getByRole("button", { name: "Piece 1 " });
  await first.focus();
  await expect(netOf(figure).locator("[data-lit]")).toHaveCount(3);
  await page.keyboard.press("Enter");
  await expect(asks(figure)).toContainText("1 is the number of the position");
  await expect(first).toHaveAttribute("aria-pressed", "true");
  for (let i = 1; i < pieces[0]; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  // The buttons of the pieces are gone; the focus is on those of the twists.
  await expect(figure.getByRole("button", { name: "Twist 0" })).toBeFocused();
  await page.keyboard.press(String(3 - twists[0]));
  await expect(asks(figure)).toContainText("you counted anticlockwise");
  await page.keyboard.press(String(twists[0]));
  for (let i = 1; i < 7; i++) {
    await page.keyboard.press(String(pieces[i]));
    await page.keyboard.press(String(twists[i]));
  }
  await expect(next(figure)).toBeFocused();
  await expect(figure.locator("figcaption")).toContainText(
    "the other six always determine the last one",
  );
  await page.keyboard.press("Enter");
  for (let step = 1; step < 13; step++) await page.keyboard.press("PageDown");
  await expect(asks(figure)).toHaveText("This cube has the index 1,234,567.");
  await expect(figure.locator(".read-open")).toHaveCount(0);
  await page.keyboard.press("PageUp");
  await expect(asks(figure)).toContainText("What is the index of the cube?");
});

test("a birthday becomes a cube, dealt piece by piece and twisted; the page's other figures show it, and Undo takes it back", async ({
  page,
}) => {
  const figure = await open(page);
  await figure.getByRole("button", { name: "index → cube" }).click();
  const field = figure.getByLabel("Your birthday");
  await field.fill("7/24/1986");
  await expect(figure.locator(".typed-problem")).toContainText("no month 24");
  await figure.getByRole("button", { name: "Use 24.7.1986" }).click();
  await expect(netOf(figure).locator(".sticker-blank")).toHaveCount(21);
  await field.press("Enter");
  await expect(field).toHaveValue("240,786");
  for (let step = 0; step < 3; step++) await next(figure).click();
  await expect(netOf(figure).locator(".sticker-blank")).toHaveCount(15);
  await expect(figure.locator(".cube-view .sticker-blank")).toHaveCount(15);
  for (let step = 3; step < 13; step++) await next(figure).click();
  await expect(asks(figure)).toContainText("This is the cube with the index 240,786.");
  expect(await netOf(figure).locator(".cube-sticker").allTextContents()).toEqual([
    ...toFacelets(unrankState(240_786)),
  ]);
  expect(readByRules(await stickersOn(netOf(figure))).number).toBe(240_786);
  const link = figure.getByRole("link", { name: "Its solutions" });
  await expect(link).toHaveAttribute(
    "href",
    /solving\/\?cube=1\.240786#fig-solutions$/,
  );
  await test.step("in the figure below, too, and what is turned there comes here", async () => {
    const below = page.locator("#cube-number");
    await below.scrollIntoViewIfNeeded();
    await expect(below).toHaveAttribute("data-hydrated", "true");
    await expect(below.getByLabel("cube index")).toHaveValue("240786");
    await below.getByRole("button", { name: "Solved" }).click();
    await expect(field).toHaveValue("0");
    await figure.getByRole("button", { name: "Another cube" }).click();
    await expect(field).not.toHaveValue("0");
    await chooseAction(figure, "Undo");
    await expect(field).toHaveValue("0");
    await expect(below.getByLabel("cube index")).toHaveValue("0");
  });
});

test.describe("by touch", () => {
  test.skip(({ hasTouch }) => !hasTouch, "needs a touch screen");

  test("cube, question and answers are on one screen; taps answer, and nothing else moves @phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const figure = await open(page);
    const { pieces, twists } = readByRules(await stickersOn(netOf(figure)));
    const cube = (await figure.locator(".cube-stage").boundingBox())!;
    const offset = async () =>
      (await next(figure).boundingBox())!.y - (await figure.boundingBox())!.y;
    const atFirst = await offset();
    const end = (await next(figure).boundingBox())!;
    expect(end.y + end.height - cube.y).toBeLessThan(844 - 64);
    const wrong = pieces[0] === 7 ? 6 : 7;
    await figure.getByRole("button", { name: `Piece ${wrong} ` }).tap();
    await expect(asks(figure)).toContainText(`No: piece ${wrong} has`);
    for (let i = 0; i < 7; i++) {
      await figure.getByRole("button", { name: `Piece ${pieces[i]} ` }).tap();
      await figure.getByRole("button", { name: `Twist ${twists[i]}` }).tap();
    }
    expect(await offset()).toBeCloseTo(atFirst, 0);
    for (let step = 0; step < 13; step++) await next(figure).tap();
    await expect(asks(figure)).toHaveText("This cube has the index 1,234,567.");
  });
});
