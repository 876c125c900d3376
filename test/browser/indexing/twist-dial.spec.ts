import type { Locator, Page } from "@playwright/test";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, openMore, test } from "../visit.ts";

async function open(page: Page): Promise<Locator> {
  const figure = await openFigure(page, "orientations/", "twist-dial");
  await openMore(figure);
  return figure;
}

const corner = (figure: Locator, number: number) =>
  figure.getByRole("button", { name: `Corner ${number},` });

async function expectTwists(figure: Locator, twists: string): Promise<void> {
  await expect(figure.locator(".twist-digit")).toHaveText([...twists]);
}

async function expectNumber(figure: Locator, index: number): Promise<void> {
  await expect(figure.getByLabel("their number")).toHaveValue(String(index));
  await expect(figure.locator(".twist-answer")).toHaveText(`→ ${index}`);
}

/** The front's upper right sticker: it is on corner 2, UFR. */
const frontOfTwo = (figure: Locator) =>
  figure.locator('[data-position="1"] .on-F .cube-sticker');

test("corners twisted on the dial and on the cube, and the seventh that they force", async ({
  page,
}) => {
  const figure = await open(page);
  await test.step("the first state", async () => {
    await expectTwists(figure, "1020201");
    await expectNumber(figure, 303);
    await expect(
      figure.getByRole("img", { name: "From 0 the hand goes to 1, 1, 0, 0, 2, 2, 0." }),
    ).toBeVisible();
    await expect(figure).toContainText("3⁶ = 729 remain");
  });
  await test.step("a click twists a free corner, and the seventh follows", async () => {
    await corner(figure, 1).click();
    await expectTwists(figure, "2020200");
    await expect(frontOfTwo(figure)).toHaveText("F");
    await corner(figure, 2).click();
    await expectTwists(figure, "2120202");
    await expectNumber(figure, 2 * 243 + 81 + 2 * 27 + 2 * 3);
    // Turned clockwise, the U sticker moves to the right face, R to the front.
    await expect(frontOfTwo(figure)).toHaveText("R");
    await chooseAction(figure, "Undo");
    await expectTwists(figure, "2020200");
  });
  await test.step("a corner clicked on the cube twists, on the dial as well", async () => {
    await open(page);
    const sticker = frontOfTwo(figure);
    await sticker.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await sticker.boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expectTwists(figure, "1120200");
  });
  await test.step("the seventh twisted by itself gets the library's own refusal", async () => {
    await open(page);
    await corner(figure, 7).click();
    await expectTwists(figure, "1020202");
    await expect(figure.locator(".twist-answer")).toHaveText(
      "✗ RangeError: twists sum to 7 (1 modulo 3), not 0: one corner is turned clockwise",
    );
    await expect(figure.getByLabel("their number")).toHaveValue("");
    await expect(figure.locator("figcaption")).toContainText(
      "No turns lead to this cube",
    );
    await figure.getByRole("button", { name: "Put it right" }).click();
    await expectTwists(figure, "1020201");
    await expectNumber(figure, 303);
  });
  await test.step("digits and number are typed, and what is wrong is explained", async () => {
    await figure.getByLabel("their number").fill("728");
    await expectTwists(figure, "2222220");
    await figure.getByLabel("their number").fill("729");
    await expect(figure).toContainText("“729” is too large");
    await figure.getByRole("button", { name: "Use 728" }).click();
    await figure.getByLabel("the six free twists").fill("000001");
    await expectTwists(figure, "0000012");
    await expectNumber(figure, 1);
    await figure.getByLabel("the six free twists").fill("000031");
    await expect(figure).toContainText("Digit 5 is 3, but corner 5 has 0 to 2.");
  });
});

test("at first it shows the seven corners and their sums, and the rest when asked for", async ({
  page,
}) => {
  const figure = await loadFigure(page, "orientations/", "twist-dial");
  await expect(figure.locator(".twist-sum").last()).toHaveText("6 → 0");
  const rest = ".twist-clock, .cube-view, .twist-verdict, .twist-thirds, .field";
  await expect(figure.locator(rest).first()).toBeAttached();
  await expect(figure.locator(rest).locator("visible=true")).toHaveCount(0);
  await figure.getByText("The sum on a clock").click();
  await expect(figure.locator(rest).locator("visible=true")).toHaveCount(1);
});

test("the keyboard alone chooses, twists and types", async ({ page }) => {
  const figure = await open(page);
  await corner(figure, 1).focus();
  await page.keyboard.press("ArrowDown");
  await expectTwists(figure, "0020202");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("222");
  await expectTwists(figure, "0222201");
  await page.keyboard.press("3");
  await expect(figure).toContainText("A corner has no twist 3: 0, 1 or 2.");
  await expectTwists(figure, "0222201");
  await page.keyboard.type("0112");
  await expect(figure).toContainText("All seven corners are set: choose one");
  await expectTwists(figure, "0222011");
});

test("a tap twists a corner @phone", async ({ page, hasTouch }) => {
  test.skip(!hasTouch, "needs a touch screen");
  const figure = await open(page);
  await corner(figure, 3).tap();
  await expectTwists(figure, "1000200");
});

test("Walk shows the corners one after the other, then all of them", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const figure = await open(page);
  await page.clock.pauseAt(24 * 60 * 60 * 1000);
  const walked = figure.locator(".twist-corner[data-walked]");
  await expect(walked).toHaveCount(7);
  await figure.getByRole("button", { name: "Walk" }).click();
  for (let shown = 1; shown <= 7; shown++) {
    // A little more than the walk stays at a corner.
    await page.clock.runFor(750);
    await expect(walked).toHaveCount(shown);
  }
});
