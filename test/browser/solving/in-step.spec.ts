import type { Page } from "@playwright/test";
import { formatNumber } from "#kit/text/format-number.ts";
import { netOfCube } from "#figures/solving/your-cube/check-net.ts";
import { USUAL_LETTERS, USUAL_PALETTE } from "#figures/solving/your-cube/paints.ts";
import { netLetters } from "#figures/solving/your-cube/painted-net.ts";
import {
  applyMoves,
  countShortestSolutions,
  FACES,
  N_STATES,
  parseMoves,
  rankState,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { expectCube } from "../cube-on-page.ts";
import { distanceTable } from "../distance-table.ts";
import { actionOf, chooseAction } from "../figure-menu.ts";
import { expect, openMore, showFigure, test } from "../visit.ts";

const FIRST = 1_234_567;
const after = (moves: string) => rankState(applyMoves(SOLVED, parseMoves(moves)));
const paints = (index: number) =>
  netLetters({ colouring: netOfCube(index, FACES), palette: USUAL_PALETTE });

const enter = (page: Page) => page.locator("#enter-cube");
const solutions = (page: Page) => page.locator("#fig-solutions");
const press = (figure: ReturnType<typeof enter>, name: string) =>
  figure.getByRole("button", { name, exact: true }).click();

/** Hydrates every figure that shows the reader's cube, in the metric of most of them. */
async function openAll(page: Page): Promise<void> {
  await page.goto("solving/?ways=1.HTM&guide=1.y-HTM-1-zero");
  for (const id of ["enter-cube", "fig-solutions", "fig-twelve"])
    await showFigure(page, id);
  await openMore(enter(page));
}

/** Checks that every figure of the page shows this cube, each in its own way. */
async function expectEverywhere(page: Page, index: number): Promise<void> {
  const table = distanceTable("HTM");
  const state = unrankState(index);
  const wait = { timeout: 40_000 };
  const net = enter(page).locator("[data-place]");
  await expect(net).toHaveText([...paints(index)]);
  await expect(enter(page).locator(".verdict-number")).toHaveText(formatNumber(index));
  await expectCube(enter(page), index, USUAL_LETTERS);

  const body = solutions(page).locator(".solutions-body");
  await expect(body).toHaveAttribute("data-phase", "found", wait);
  await expectCube(solutions(page), index, USUAL_LETTERS);
  if (index === 0) {
    await expect(body).toContainText("Nothing to do.");
  } else {
    await expect(body.locator(".graph-state").first()).toHaveAttribute(
      "data-state",
      String(index),
    );
  }
  await expect(page.locator("#fig-twelve [data-found]")).toHaveText(
    String(countShortestSolutions(state, table)),
    wait,
  );
}

test("what changes the cube beside the net changes it in every figure", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAll(page);
  await expectEverywhere(page, FIRST);

  await enter(page).getByRole("tab", { name: "Text" }).click();
  await page.locator("#your-scramble").fill("R U F2");
  await expectEverywhere(page, after("R U F2"));

  await enter(page).getByRole("tab", { name: "Famous" }).click();
  await enter(page).getByRole("button", { name: "Rainbow" }).click();
  await expectEverywhere(page, after("R U2 F"));

  await enter(page).getByRole("tab", { name: "Pieces" }).click();
  await chooseAction(enter(page), "Reset");
  await enter(page).locator('[data-corner="0"]').press("Enter");
  await enter(page).locator('[data-corner="1"]').press("Shift+Enter");
  const { permutation, orientation } = unrankState(FIRST);
  const byPieces = rankState({
    permutation,
    orientation: orientation.map((twist, at) =>
      at < 2 ? (twist + 1 + at) % 3 : twist,
    ),
  });
  await expectEverywhere(page, byPieces);

  await enter(page).locator('[data-place="0"]').focus();
  await page.keyboard.type(paints(after("U F' R2")));
  await expectEverywhere(page, after("U F' R2"));
});

test("what changes the cube beside its solutions changes it in every figure, and undo in either takes back the last", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openAll(page);
  const swapped = rankState({ ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] });
  await press(solutions(page), "1 and 2 swapped");
  await expectEverywhere(page, swapped);
  await press(solutions(page), "Solved");
  await expectEverywhere(page, 0);
  await press(solutions(page), "Random");
  await expect(enter(page).locator(".verdict-number")).not.toHaveText("0");
  const text = await enter(page).locator(".verdict-number").textContent();
  const random = Number(text!.replaceAll(",", ""));
  expect(random).toBeLessThan(N_STATES);
  await expectEverywhere(page, random);

  await enter(page).getByRole("tab", { name: "Text" }).click();
  await page.locator("#your-number").fill("42");
  await page.locator("#your-number").blur();
  await expectEverywhere(page, 42);

  await chooseAction(solutions(page), "Undo");
  await expectEverywhere(page, random);
  await chooseAction(enter(page), "Undo");
  await expect(enter(page).locator(".verdict-number")).toHaveText("0");
  await chooseAction(solutions(page), "Undo");
  await chooseAction(enter(page), "Undo");
  await expectEverywhere(page, FIRST);
  for (const figure of [enter(page), solutions(page)]) {
    await expect(actionOf(figure, "Undo")).toHaveAttribute("aria-disabled", "true");
  }
});

test("while the net is no cube, the figures keep the last that was one and say so; the reader's own colours reach them", async ({
  page,
}) => {
  await openAll(page);
  const inHand = solutions(page).locator(".cube-in-hand");
  await press(enter(page), "Paint mine");
  await expectCube(solutions(page), FIRST, USUAL_LETTERS);
  await expect(inHand).toContainText(
    `Your net is not a cube yet. This is number ${formatNumber(FIRST)}`,
  );
  await chooseAction(solutions(page), "Undo");
  await expectEverywhere(page, FIRST);
  await expect(inHand).toContainText("Hold your cube");

  await enter(page).getByRole("tab", { name: "Colours" }).click();
  await enter(page).getByLabel("Colour 4").selectOption("black");
  await expectCube(solutions(page), FIRST, { ...USUAL_LETTERS, D: "K" });
  await expect(inHand).toContainText("black, blue and orange at the back, bottom left");
  const sticker = (figure: ReturnType<typeof enter>) =>
    figure
      .locator(".cube-view .sticker-D")
      .first()
      .evaluate((one) => {
        const { color, backgroundImage } = getComputedStyle(one);
        return { color, backgroundImage };
      });
  expect(await sticker(solutions(page))).toEqual(await sticker(enter(page)));
  expect((await sticker(solutions(page))).color).toBe("rgb(255, 255, 255)");
  await chooseAction(solutions(page), "Reset");
  await expectCube(solutions(page), FIRST, USUAL_LETTERS);
});
