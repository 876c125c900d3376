import type { Locator, Page } from "@playwright/test";
import { CUBE_ORIENTATIONS, rotateStickers } from "#kit/cube/cube-orientation.ts";
import {
  applyMoves,
  MOVE_NAMES,
  N_STATES,
  parseMoves,
  rankState,
  SOLVED,
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
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, openMore, test } from "../visit.ts";

const FIRST = 1_234_567;
const after = (moves: string, index = FIRST) =>
  rankState(applyMoves(unrankState(index), parseMoves(moves)));
const scrambled = (moves: string) => rankState(applyMoves(SOLVED, parseMoves(moves)));
const printed = (move: string) => move.replace("'", "′");
const open = (page: Page) => openFigure(page, "orientations/", "cube-number");

const orderNumber = (figure: Locator) => figure.getByLabel("permutation index");
const twistNumber = (figure: Locator) => figure.getByLabel("orientation index");
const cubeNumber = (figure: Locator) => figure.getByLabel("cube index");
const scramble = (figure: Locator) => figure.getByLabel("turns, from solved");

/** Both pictures, the row of corners and the three numbers show the same state. */
async function expectState(figure: Locator, index: number): Promise<void> {
  const { permutation, orientation } = unrankState(index);
  const told = () =>
    figure.evaluate((root) => {
      const texts = (selector: string) =>
        [...root.querySelectorAll(selector)].map((one) => one.textContent.trim());
      const labels = [...root.querySelectorAll("label")];
      const field = (name: string) =>
        labels.find(({ textContent }) => textContent.trim() === name)?.control;
      return {
        numbers: ["cube index", "permutation index", "orientation index"].map(
          (name) => (field(name) as HTMLInputElement | undefined)?.value,
        ),
        pieces: texts("button .corner-piece"),
        twists: texts("button .corner-twist"),
        net: texts(".cube-net .cube-sticker").join(""),
      };
    });
  await expect.poll(told).toEqual({
    numbers: [index, Math.floor(index / 729), index % 729].map(String),
    pieces: permutation.map((piece) => String(piece + 1)),
    twists: orientation.map(String),
    net: toFacelets(unrankState(index)),
  });
  await expectCube(figure, index);
}

const caption = (figure: Locator) => figure.locator("figcaption");

test("nine buttons turn the cube, and the caption says what changed; undo goes back, reset to the page's cube", async ({
  page,
}) => {
  const figure = await open(page);
  const button = (name: string) => figure.getByRole("button", { name });
  await test.step("the first state shows a cube, its pieces and how they make its number", async () => {
    await expectState(figure, FIRST);
    await expect(caption(figure)).toContainText("1693 × 729 + 370 = 1,234,567");
    await expect(figure.locator(".corner-digit")).toHaveText([..."2202010"]);
  });
  await test.step("nine buttons", async () => {
    let index = FIRST;
    for (const name of MOVE_NAMES) {
      await button(`${printed(name)},`).click();
      const next = after(name, index);
      await expectState(figure, next);
      await expect(caption(figure)).toContainText(
        `from ${grouped(index)} to ${grouped(next)}`,
      );
      index = next;
    }
  });
  await test.step("undo and reset", async () => {
    await button("Random").click();
    const random = Number(await cubeNumber(figure).inputValue());
    await button("U,").click();
    await expectState(figure, after("U", random));
    await chooseAction(figure, "Undo");
    await expectState(figure, random);
    await chooseAction(figure, "Reset");
    await expectState(figure, FIRST);
    await expect(figure).not.toHaveAttribute("data-edited");
  });
  await test.step("a corner pressed in the row is marked in both pictures, and let go again", async () => {
    const column = button("position 2 UFR piece 4 digit 2 twist 1");
    await column.click();
    await expect(column).toHaveAttribute("aria-pressed", "true");
    await expect(figure.locator(".cube-net [data-lit]")).toHaveCount(3);
    await expect(
      figure.locator('.cube-view [data-lit][data-position="1"]'),
    ).toHaveCount(1);
    // The net's own stickers do the same: place 0 is at the corner UBL, position 4.
    await figure.locator('.cube-net [data-facelet="0"]').click();
    const fourth = figure.getByRole("button", { name: /^position 4 UBL/ });
    await expect(fourth).toHaveAttribute("aria-pressed", "true");
    await fourth.click();
    await expect(figure.locator("[data-lit]")).toHaveCount(0);
  });
});

test("a number typed in any of the three fields moves the others; one that is none is explained where it was typed", async ({
  page,
}) => {
  const figure = await open(page);
  const height = (await figure.boundingBox())!.height;
  await cubeNumber(figure).fill("3,141,592");
  await expect(cubeNumber(figure)).toHaveValue("3,141,592");
  await cubeNumber(figure).press("Enter");
  await expectState(figure, 3_141_592);
  await orderNumber(figure).fill("0");
  await expectState(figure, 331);
  await twistNumber(figure).fill("728");
  await expectState(figure, 728);
  await twistNumber(figure).press("ArrowDown");
  await expectState(figure, 727);
  await cubeNumber(figure).press("ArrowUp");
  await cubeNumber(figure).press("ArrowUp");
  await expectState(figure, 729);
  await orderNumber(figure).press("ArrowDown");
  await expectState(figure, 0);
  await orderNumber(figure).press("ArrowDown");
  await expectState(figure, 0);
  for (const [field, typed, words, nearest, index] of [
    [cubeNumber(figure), "3674160", "too large", "3674159", N_STATES - 1],
    [orderNumber(figure), "-4", "below 0", "0", (N_STATES - 1) % 729],
    [twistNumber(figure), "3.6", "not a whole number", "4", 4],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(figure.locator(".typed-problem")).toContainText(words);
    expect((await figure.boundingBox())!.height).toBe(height);
    await figure.getByRole("button", { name: `Use ${nearest}` }).click();
    await expect(field).toHaveValue(nearest);
    await expect(cubeNumber(figure)).toHaveValue(String(index));
  }
  await test.step("letters typed in a field turn nothing", async () => {
    await cubeNumber(figure).focus();
    await page.keyboard.press("End");
    await page.keyboard.press("f");
    await expectCube(figure, 4);
    await expect(cubeNumber(figure)).toHaveValue("4f");
  });
});

test("a scramble is read from solved; a wrong one names the character, keeps the cube and offers what is right", async ({
  page,
}) => {
  const figure = await open(page);
  await openMore(figure);
  await scramble(figure).pressSequentially("R U2 F’");
  await expectState(figure, scrambled("R U2 F'"));
  await test.step("L is brought back to the held corner", async () => {
    await scramble(figure).fill("L U");
    await expectState(figure, scrambled("R F"));
    await expect(caption(figure)).toContainText("is R F when the held corner stays");
    await scramble(figure).blur();
    await expect(scramble(figure)).toHaveValue("L U");
  });
  await test.step("a wrong one", async () => {
    await scramble(figure).fill("R");
    await scramble(figure).fill("r u");
    await expect(figure.locator(".typed-problem")).toContainText(
      "Unknown move r at character 1",
    );
    await expectState(figure, scrambled("R"));
    await figure.getByRole("button", { name: "Use R U" }).click();
    await expectState(figure, scrambled("R U"));
  });
  await test.step("is put away when the cube is changed in another way", async () => {
    await scramble(figure).fill("R Q");
    await scramble(figure).press("Enter");
    await expect(scramble(figure)).toHaveAttribute("aria-invalid", "true");
    await figure.getByRole("button", { name: /^U, top/ }).click();
    await expect(scramble(figure)).toHaveValue("");
    await expect(scramble(figure)).toHaveAttribute("aria-invalid", "false");
    await expectState(figure, scrambled("R U U"));
  });
});

test("by keyboard alone: keys turn, arrows go along the buttons and the corners", async ({
  page,
}) => {
  const figure = await loadFigure(page, "orientations/", "cube-number");
  await figure.locator(".cube-stage").focus();
  await page.keyboard.press("r");
  await page.keyboard.press("Shift+F");
  await expectState(figure, after("R F'"));
  await page.keyboard.press("Tab"); // see the back
  await page.keyboard.press("Tab"); // the nine turns: one stop
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expectState(figure, after("R F' F2"));
  await page.keyboard.press("Tab"); // random
  await page.keyboard.press("Tab"); // solved
  await page.keyboard.press("Enter");
  await expectState(figure, 0);
  await page.keyboard.press("Tab"); // the corners: one stop
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(figure.getByRole("button", { name: /^position 2 UFR/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.keyboard.press("Tab");
  await expect(orderNumber(figure)).toBeFocused();
});

test("quarter and half turns, there and back, end where they should, and moving them moves nothing on the page @phone", async ({
  page,
}) => {
  const figure = await open(page);
  await openMore(figure);
  const height = async () => (await figure.boundingBox())!.height;
  const before = await height();
  let made = "";
  for (const name of ["F", "R2", "U'"]) {
    await figure.getByRole("button", { name: `${printed(name)},` }).click();
    made += ` ${name}`;
    expect(await height()).toBe(before);
    await expectState(figure, after(made));
  }
  for (const name of ["Solved", "Random"]) {
    await figure.getByRole("button", { name }).click();
    expect(await height()).toBe(before);
  }
  await scramble(figure).fill("L U R2 D' B");
  expect(await height()).toBe(before);
});

test.describe("held in 24 ways", () => {
  const seen = (hold: number, index = FIRST) =>
    rotateStickers(CUBE_ORIENTATIONS[hold], [...toFacelets(unrankState(index))]).join(
      "",
    );

  test("every way is another picture of the same number, by mouse and by keys", async ({
    page,
  }) => {
    const figure = await loadFigure(page, "orientations/", "cube-holds");
    const choices = figure.locator(".hold-choice");
    await expect(choices).toHaveCount(24);
    await test.step("the 24 are one stop, arrows go along", async () => {
      await choices.first().focus();
      for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await expect.poll(() => lettersInSpace(figure)).toBe(seen(4));
      await page.keyboard.press("Tab");
      await expect(
        figure.getByRole("button", { name: "Hold it differently" }),
      ).toBeFocused();
      await page.keyboard.press("Enter");
      await expect.poll(() => lettersInSpace(figure)).toBe(seen(5));
    });
    for (const hold of [10, 23, 0]) {
      await choices.nth(hold).click();
      await expect(choices.nth(hold)).toHaveAttribute("aria-pressed", "true");
      await expect(figure.locator('[aria-pressed="true"].hold-choice')).toHaveCount(1);
      await expect.poll(() => lettersInSpace(figure)).toBe(seen(hold));
      await expect(figure.locator(".cube-held-number")).toHaveText("number 1,234,567");
    }
    await test.step("x, y and z turn the whole cube, by button and by key", async () => {
      await figure.getByRole("button", { name: "x: turn" }).click();
      await figure.locator(".cube-stage").focus();
      await page.keyboard.press("y");
      await page.keyboard.press("Shift+Z");
      await expect(caption(figure)).not.toContainText("in its own position");
      await page.keyboard.press("z");
      await page.keyboard.press("Shift+Y");
      await page.keyboard.press("Shift+X");
      await expect.poll(() => lettersInSpace(figure)).toBe(seen(0));
      await expect(caption(figure)).toContainText("in its own position");
    });
    await test.step("it is the reader's cube that is held", async () => {
      await openFigure(page, "orientations/", "cube-holds", "?cube=1.42&hold=1.31");
      await expect(figure.locator(".cube-held-number")).toHaveText("number 42");
      const hold = CUBE_ORIENTATIONS.findIndex(
        ({ position, twist }) => position === 2 && twist === 1,
      );
      await expect.poll(() => lettersInSpace(figure)).toBe(seen(hold, 42));
    });
  });
});

test.describe("by touch", () => {
  test.skip(({ hasTouch }) => !hasTouch, "needs a touch screen");

  test("taps turn the cube and press the buttons; a swipe looks round @phone", async ({
    page,
  }) => {
    const figure = await open(page);
    const { x, y } = await middleOf(figure, 3);
    await page.touchscreen.tap(x, y);
    await expectState(figure, after("U"));
    await figure.getByRole("button", { name: "R′," }).tap();
    await expectState(figure, after("U R'"));
    const front = await viewOf(figure);
    await swipe(page, await middleOf(figure, 9), { x: 80, y: 10 });
    expect(await viewOf(figure)).not.toBe(front);
    await expectState(figure, after("U R'"));
  });

  test("a tap on a small cube holds the large one so @phone", async ({ page }) => {
    const figure = await openFigure(page, "orientations/", "cube-holds");
    await figure.locator(".hold-choice").nth(7).tap();
    await expect(figure.locator(".hold-choice").nth(7)).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(figure.locator("figcaption")).toContainText("in position 2, UFR");
  });
});
