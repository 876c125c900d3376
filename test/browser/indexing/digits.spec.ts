import type { Locator, Page } from "@playwright/test";
import { drag } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, openFigure, test } from "../visit.ts";

const open = (page: Page) => openFigure(page, "orientations/", "digits-editor");

const piece = (figure: Locator, number: number) =>
  figure.getByRole("button", { name: `Piece ${number},` });

/** The pieces, the two fields and the slider must speak of the same row. */
async function expectRow(figure: Locator, row: string, index: number): Promise<void> {
  const told = () =>
    figure.evaluate((root) => ({
      digits: [...root.querySelectorAll(".digits-digit")].map((one) => one.textContent),
      fields: [...root.querySelectorAll<HTMLInputElement>(".typed-field input")].map(
        ({ value }) => value,
      ),
      slider: root.querySelector<HTMLInputElement>("input[type=range]")!.value,
    }));
  await expect.poll(told).toEqual({
    digits: [...row],
    fields: [row, String(index)],
    slider: String(index),
  });
}

test("pieces that are clicked, digits and numbers that are typed, and other kinds of pieces", async ({
  page,
}) => {
  const figure = await open(page);
  await test.step("at first four coins spell ten", async () => {
    await expectRow(figure, "1010", 10);
    await expect(piece(figure, 1)).toHaveAccessibleName("Piece 1, heads, 1");
    await expect(figure.locator("figcaption")).toContainText(
      "1·2³ + 0·2² + 1·2¹ + 0·2⁰ = 10",
    );
  });
  await test.step("a click turns a piece, and the number follows", async () => {
    await piece(figure, 2).click();
    await expectRow(figure, "1110", 14);
    await piece(figure, 1).click();
    await expectRow(figure, "0110", 6);
    await chooseAction(figure, "Undo");
    await expectRow(figure, "1110", 14);
  });
  await test.step("what is typed wrong is explained", async () => {
    await figure.getByLabel("the row, in base").fill("0111");
    await expectRow(figure, "0111", 7);
    await figure.getByLabel("the row, in base").fill("0121");
    await expect(figure).toContainText("Digit 3 is 2, but piece 3 has 0 to 1.");
    await figure.getByRole("button", { name: "Use 0111" }).click();
    await expectRow(figure, "0111", 7);
    await figure.getByLabel("its number").fill("15");
    await expectRow(figure, "1111", 15);
    await expect(figure.locator("figcaption")).toContainText("this one");
    await figure.getByLabel("its number").fill("16");
    await expect(figure).toContainText("“16” is too large");
    await expect(figure.locator(".digits-digit")).toHaveText([..."1111"]);
  });
  await test.step("three ways make corners in base three, more ways make knobs", async () => {
    await open(page);
    await figure.getByLabel("In how many ways").selectOption("3");
    await expectRow(figure, "1010", 30);
    await expect(piece(figure, 1)).toHaveAccessibleName("Piece 1, clockwise, 1");
    await figure.getByLabel("How many pieces").selectOption("7");
    await expectRow(figure, "1010000", 810);
    await figure.getByLabel("In how many ways").selectOption("6");
    await piece(figure, 7).focus();
    await page.keyboard.press("ArrowDown");
    await expectRow(figure, "1010005", 6 ** 6 + 6 ** 4 + 5);
  });
});

test("a piece and the slider are dragged, each in one step of undo; a tap turns a piece @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await open(page);
  await test.step("the slider", async () => {
    const slider = figure.getByRole("slider");
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await slider.boundingBox())!;
    const at = (part: number) => ({ x: x + 2 + width * part, y: y + height / 2 });
    await drag(page, [at(0.66), at(0.3), at(0)], hasTouch);
    await expectRow(figure, "0000", 0);
    await chooseAction(figure, "Undo");
    await expectRow(figure, "1010", 10);
  });
  await test.step("a piece, by its way sideways, there and a little back", async () => {
    await figure.getByLabel("In how many ways").selectOption("6");
    const target = piece(figure, 2);
    await target.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await target.boundingBox())!;
    const at = (steps: number) => ({
      x: x + width / 2 + steps * 28,
      y: y + height / 2,
    });
    await drag(page, [at(0), at(4), at(3)], hasTouch);
    await expectRow(figure, "1310", 216 + 3 * 36 + 6);
    await chooseAction(figure, "Undo");
    await expectRow(figure, "1010", 216 + 6);
    if (!hasTouch) return;
    await piece(figure, 4).tap();
    await expectRow(figure, "1011", 216 + 7);
  });
});

test("the keyboard alone chooses, turns and types, and moves the slider", async ({
  page,
}) => {
  const figure = await open(page);
  await piece(figure, 1).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await expectRow(figure, "1110", 14);
  await page.keyboard.press("Enter");
  await expectRow(figure, "1010", 10);
  await page.keyboard.type("101");
  await expectRow(figure, "1101", 13);
  await page.keyboard.press("0");
  await expect(figure).toContainText("All four pieces are set: choose one");
  await expectRow(figure, "1101", 13);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("2");
  await expect(figure).toContainText("A piece with 2 ways has no 2: 0 to 1.");
  await expectRow(figure, "1101", 13);
  await figure.getByRole("slider").focus();
  await page.keyboard.press("ArrowRight");
  await expectRow(figure, "1110", 14);
});
