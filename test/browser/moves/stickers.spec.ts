import type { Locator, Page } from "@playwright/test";
import {
  productModel,
  stickersOfProduct,
} from "#figures/moves/stickers/left-or-right-model.ts";
import {
  cubeAfter,
  startingCube,
  printedMovesModel,
} from "#figures/moves/stickers/printed-moves-model.ts";
import { publishedCountUpTo } from "#figures/moves/stickers/sticker-race-text.ts";
import { expectCube } from "../cube-on-page.ts";
import { grouped } from "../grouped.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, test } from "../visit.ts";

const open = (page: Page, id: string) => openFigure(page, "stickers/", id);

test.describe("left or right", () => {
  /** The formula, the nets and the arrays must show the same product. */
  async function expectProduct(figure: Locator, text: string, written: string) {
    const product = productModel.decode(text);
    await expect(figure.locator(".sides-product b")).toHaveText(written);
    for (const side of ["left", "right"] as const) {
      const stickers = stickersOfProduct([
        ...product.slice(0, -1),
        { ...product.at(-1)!, side },
      ]).map(String);
      const panel = figure.locator(`[data-side=${side}]`);
      await expect(panel.locator(".side-array li")).toHaveText(stickers);
      await expect(
        panel.getByRole("img", { name: `places 0 to 20: ${stickers[0]}, ` }),
      ).toBeVisible();
    }
  }
  const turn = (figure: Locator, side: string, name: string) =>
    figure
      .getByRole("group", { name: `Multiply on the ${side}` })
      .getByRole("button", { name });

  test("rings lie around one face on the right, and are scattered on the left; a press on either side multiplies there, and Undo takes it back", async ({
    page,
  }) => {
    const figure = await open(page, "left-or-right");
    await expectProduct(figure, "r6r3", "U · R");
    const ringed = (side: string) =>
      figure
        .locator(`[data-side=${side}] .cube-sticker`)
        .evaluateAll((places) =>
          places.flatMap((place, i) => (place.hasAttribute("data-marked") ? i : [])),
        );
    // Of U R F D L B, four each: what the right face has, or touches.
    expect(await ringed("right")).toEqual([1, 3, 4, 5, 6, 7, 9, 11, 13, 15, 20, 22]);
    expect(await ringed("left")).not.toEqual(await ringed("right"));
    await expect(figure.locator("figcaption")).toContainText(
      "The two lists differ in 12 numbers",
    );
    await turn(figure, "left", "F, front clockwise").click();
    await expectProduct(figure, "r6r3l0", "F · (U · R)");
    await expect(figure).toContainText("by hand: F U R");
    await turn(figure, "right", "F′, front anticlockwise").click();
    await expectProduct(figure, "r6r3l0r2", "(F · (U · R)) · F′");
    await expect(figure).toContainText("by hand: F U R F′");
    await chooseAction(figure, "Undo");
    await expectProduct(figure, "r6r3l0", "F · (U · R)");
  });

  test("by keyboard alone: along the turns of one side, then of the other", async ({
    page,
  }) => {
    const figure = await loadFigure(page, "stickers/", "left-or-right");
    await turn(figure, "left", "F, front clockwise").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expectProduct(figure, "r6r3l3", "R · (U · R)");
    await page.keyboard.press("Tab");
    await expect(turn(figure, "right", "F, front clockwise")).toBeFocused();
    await page.keyboard.press("Enter");
    await expectProduct(figure, "r6r3l3r0", "(R · (U · R)) · F");
    await page.keyboard.press("Control+z");
    await expectProduct(figure, "r6r3l3", "R · (U · R)");
  });
});

test.describe("the printed moves", () => {
  const play = (figure: Locator, name: string) =>
    figure.getByRole("button", { name, exact: false });

  test("as printed they fail on the cube; last one first they solve it @phone", async ({
    page,
  }) => {
    const figure = await open(page, "printed-moves");
    const { initial } = printedMovesModel;
    await expectCube(figure, startingCube(initial, "cube"));
    await play(figure, "as printed, the cube: not solved").click();
    await expectCube(figure, cubeAfter(initial, { reading: 0, target: "cube" }));
    await expect(figure.locator("figcaption")).toContainText("not solved");
    await play(figure, "last one first, the cube: solved").click();
    await expectCube(figure, 0);
    await expect(figure.locator("figcaption")).toContainText("solved. It always is");
    await expect(page).toHaveURL(/printed=1\.\d+\.1c/);
  });

  test("by keyboard alone: as printed, each the other way, they solve the inverse", async ({
    page,
  }) => {
    const figure = await open(page, "printed-moves");
    await play(figure, "as printed, the cube").focus();
    for (const key of ["ArrowDown", "ArrowRight", "ArrowDown"]) {
      await page.keyboard.press(key);
    }
    await page.keyboard.press("Enter");
    await expectCube(figure, 0);
    await expect(figure.locator("figcaption")).toContainText("on its inverse: solved.");
    await page.keyboard.press("Control+z");
    await expectCube(figure, printedMovesModel.initial.cube);
  });

  test("typed turns are the cube; what the lookup does not reach is explained; another cube has other moves, and the same reading solves it", async ({
    page,
  }) => {
    const figure = await open(page, "printed-moves");
    const field = figure.getByLabel("moves from solved");
    await expect(field).toHaveValue("R U′ F U");
    await field.fill("R U R' U R");
    await expect(figure.locator(".printed-cube p b")).toHaveText("R′ U′ R U′ R′");
    await expect(figure.locator("figcaption")).toContainText(
      "do solve it, but only by chance",
    );
    await field.fill("R U F R U F R");
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(figure).toContainText("more than six quarter turns");
    await expect(field).toHaveValue("R U F R U F R");
    await field.fill("R R'");
    await expect(figure.locator("figcaption")).toHaveText(
      "This cube is solved, so the loop prints nothing.",
    );
    await test.step("another cube", async () => {
      await open(page, "printed-moves");
      const first = printedMovesModel.initial.cube;
      await expect(async () => {
        await figure.getByRole("button", { name: "Random", exact: true }).click();
        await expect(page).toHaveURL(/printed=1\.\d+/, { timeout: 2000 });
      }).toPass();
      const cube = Number(/printed=1\.(\d+)/.exec(page.url())![1]);
      expect(cube).not.toBe(first);
      await expectCube(figure, cube);
      await play(figure, "last one first, the cube: solved").click();
      await expectCube(figure, 0);
    });
  });

  test("2000 random cubes are tried in the background, and Cancel ends it", async ({
    page,
  }) => {
    const figure = await loadFigure(page, "stickers/", "printed-moves");
    await figure.getByRole("button", { name: "Try 2000 random cubes" }).click();
    await figure.getByRole("button", { name: "Cancel" }).click();
    await expect(figure.locator(".tally-status")).toHaveText("Cancelled.");
    await figure.getByRole("button", { name: "Try 2000 random cubes" }).click();
    await expect(figure.locator(".tally-status")).toContainText("2000 random cubes", {
      timeout: 50_000,
    });
    const counts = (await figure.locator(".reading-tally").allInnerTexts()).map(Number);
    expect(counts[2]).toBe(2000);
    expect(counts[5]).toBe(2000);
    const lucky = counts.filter((_, i) => i !== 2 && i !== 5);
    expect(Math.max(...lucky)).toBeLessThan(20);
  });
});

test.describe("two ways to remember", () => {
  test("Cancel ends it; the same states are found both ways, and it says how many times as long one took", async ({
    page,
  }) => {
    const figure = await loadFigure(page, "stickers/", "sticker-race");
    await test.step("cancelled", async () => {
      await figure.getByLabel("quarter turns").selectOption("9");
      await figure.getByRole("button", { name: "Measure" }).click();
      await figure.getByRole("button", { name: "Cancel" }).click();
      await expect(figure.locator("figcaption")).toContainText("Cancelled.");
      await expect(figure.getByRole("button", { name: "Measure" })).toBeVisible();
    });
    await figure.getByLabel("quarter turns").selectOption("7");
    await figure.getByRole("button", { name: "Measure" }).press("Enter");
    await expect(figure.locator("figcaption")).toContainText(
      /with stickers it took \d+(\.\d)? times as long/,
      { timeout: 50_000 },
    );
    const all = grouped(publishedCountUpTo(7));
    for (const lane of await figure.locator(".race-lane").all()) {
      await expect(lane).toContainText(`${all} of ${all}`);
      await expect(lane.locator(".race-rate")).toHaveText(/^[\d,]+$/);
    }
  });

  test("announces the number of turns that it shows when the reader comes back", async ({
    page,
  }) => {
    const figure = await loadFigure(page, "stickers/", "sticker-race");
    await figure.getByLabel("quarter turns").selectOption("8");
    await page.goto("reference/");
    await page.goBack();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveAttribute("data-hydrated", "true");
    const shown = Number(await figure.getByLabel("quarter turns").inputValue());
    const all = grouped(publishedCountUpTo(shown));
    await expect(figure.locator(".race-title").first()).toContainText(`of ${all}`);
  });
});
