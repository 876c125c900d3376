import type { Locator } from "@playwright/test";
import {
  applyBigMoves,
  BIG_MOVE_NAMES,
  fromBigFacelets,
  parseBigMoves,
  randomBigCube,
  SOLVED_BIG_CUBE,
  toBigFacelets,
} from "#lib/big-cube.ts";
import { seeded } from "../../lib/puzzle/seeded.ts";
import { axeFindsInBoth } from "../axe.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openMore, test } from "../visit.ts";
import { button, colour, lit, moves, paint, place, seen, yes } from "./paint-cube.ts";

const random = seeded(496);
const anyCube = () => randomBigCube({ random: () => random(2 ** 30) / 2 ** 30 });
const LETTERS: Record<string, string> = {
  ...{ U: "W", R: "R", F: "G" },
  ...{ D: "Y", L: "O", B: "B" },
};
/** The letters of the paints that are seen on a cube in the usual colours. */
const painted = (facelets: string) => facelets.replace(/./g, (face) => LETTERS[face]);

/** Makes the moves that the page shows, by the library's own turns. */
async function expectSolved(figure: Locator, cube: string): Promise<number> {
  await expect(moves(figure).first()).toBeVisible({ timeout: 30_000 });
  // Shorter ones may replace them while they are read.
  if (await button(figure, "Stop").isVisible()) await button(figure, "Stop").click();
  const shown = (await moves(figure).allTextContents()).map((name) =>
    BIG_MOVE_NAMES.indexOf(name.replace("′", "'")),
  );
  const end = applyBigMoves(fromBigFacelets(cube), shown);
  expect(end).toEqual(SOLVED_BIG_CUBE);
  return shown.length;
}

test("a 3×3×3 painted by keys is completed, confirmed and solved in the reader's hold @firefox", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  const cube = painted(toBigFacelets(anyCube()));
  await expect(figure.locator(".verdict")).toContainText(
    "43,252,003,274,489,856,000 cubes fit so far",
  );
  await lit(figure).focus();
  const asked = await paint(figure, cube, (letter) => page.keyboard.press(letter));
  expect(asked.length).toBeLessThan(48);
  expect(await seen(figure)).toBe(cube);
  await expect(figure.locator(".verdict-filled")).toContainText(
    "white opposite yellow",
  );
  await yes(figure).click();
  const length = await expectSolved(figure, cube);
  expect(length).toBeLessThanOrEqual(21);
  await test.step("one move after the other leads to solved", async () => {
    for (let made = 0; made < length; made++) await button(figure, "Next").click();
    await expect(figure.locator(".hand-next")).toContainText("solved");
    await expect(button(figure, "Next")).toHaveAttribute("aria-disabled", "true");
  });
  expect(await axeFindsInBoth(page, "#enter-big-cube")).toEqual([]);
  await test.step("the net is there on the next visit", async () => {
    await loadFigure(page, "solve/?size=3", "enter-big-cube");
    expect(await seen(figure)).toBe(cube);
  });
});

test("the step and the solution survive a reload", async ({ page }) => {
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  await button(figure, "Random").click();
  await expectSolved(figure, await seen(figure));
  const names = await moves(figure).allTextContents();
  for (let made = 0; made < 3; made++) await button(figure, "Next").click();
  await expect(page).toHaveURL(/big-solution=1\.[^&]*-3/);
  await page.reload();
  await expect(figure.locator(".hand-next b")).toHaveText(names[3]);
  expect(await moves(figure).allTextContents()).toEqual(names);
  await expect(figure.locator(".hand-moves [data-made]")).toHaveCount(3);
  await test.step("a solution that can't be read is explained", async () => {
    const link = page.url().replace(/big-solution=[^&]*/, "big-solution=1.RX-1");
    await page.goto(link);
    await expect(figure.getByRole("alert")).toContainText("“big-solution=1.RX-1”");
  });
});

test("without WebAssembly the plain solver solves a cube, and proves nothing", async ({
  page,
}) => {
  await page.route("**/jobs.worker-*.js", async (route) => {
    const response = await route.fetch();
    const body = `delete globalThis.WebAssembly;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  await button(figure, "Random").click();
  await expectSolved(figure, await seen(figure));
  await expect(figure.locator(".big-search")).toContainText("needs WebAssembly");
  await expect(button(figure, "Look for a shorter one")).toBeVisible();
  await expect(button(figure, "Find a shortest solution")).toHaveCount(0);
});

test("held upside down and typed with slices, it is solved as it is held", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  await openMore(figure);
  const scramble = figure.locator("#big-scramble");
  await scramble.fill("R U M' Q");
  await scramble.press("Enter");
  await expect(figure.locator("#big-scramble-message")).toContainText("move Q");
  await scramble.fill("R U2 M' Fw x2");
  await expect(place(figure, 4)).not.toHaveText("W");
  const cube = await seen(figure);
  expect(await expectSolved(figure, cube)).toBeLessThanOrEqual(6);
  await test.step("nothing shorter is left", async () => {
    const proof = button(figure, "Find a shortest solution");
    // The search may have proved it already.
    if (await proof.isEnabled()) await proof.click();
    await expect(figure.locator(".big-search")).toContainText(
      "This is a shortest solution",
      {
        timeout: 30_000,
      },
    );
  });
});

test("a proof goes on while the reader turns, and keeps the focus when it is stopped", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  await button(figure, "Random").click();
  await expectSolved(figure, await seen(figure));
  await button(figure, "Find a shortest solution").click();
  await button(figure, "Next").click();
  const search = figure.locator(".big-search");
  await expect(search).toContainText(
    /No solution has \w+ turns or fewer\. Trying one more turn/,
    { timeout: 30_000 },
  );
  await button(figure, "Stop").press("Enter");
  await expect(search).not.toContainText("Trying one more turn");
  await expect(button(figure, "Look for a shorter one")).toBeFocused();
});

test("a screen reader hears which sticker comes next, painted by key or by button", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  const status = figure.getByRole("status").last();
  await colour(figure, "R").click();
  await expect(status).toHaveText(
    "47 of 54 stickers are blank. Next: up upper middle, edge UB.",
  );
  await lit(figure).focus();
  await page.keyboard.press("G");
  await expect(lit(figure)).toBeFocused();
  await expect(lit(figure)).toHaveAccessibleName(/^up upper right, corner UBR, blank/);
  await expect(status).toHaveText(
    "46 of 54 stickers are blank. Next: up upper right, corner UBR.",
  );
});

test("when the net is complete, the caption says how to change a sticker", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  const hint = figure.getByText("Select one to change it.");
  await expect(hint).toHaveCount(0);
  await button(figure, "Random").click();
  await expect(hint).toBeVisible();
  await place(figure, 0).click();
  await colour(figure, "R").click();
  await expect(place(figure, 0)).toHaveText("R");
});

test("a flipped edge is named, and the piece that the reader flips is flipped", async ({
  page,
}) => {
  const flipped = "WWWWWWWGW RRRRRRRRR GWGGGGGGG YYYYYYYYY OOOOOOOOO BBBBBBBBB";
  const figure = await loadFigure(
    page,
    `solve/?size=3&big-net=1.${flipped.replaceAll(" ", "")}`,
    "enter-big-cube",
  );
  await expect(figure.locator(".verdict-fault")).toHaveText(/^One edge is flipped/);
  const repairs = figure.locator(".repair");
  await expect(repairs).toHaveCount(12);
  await repairs.filter({ hasText: "Flip edge UF" }).click();
  await expect(figure.locator(".paint-offer")).toHaveCount(2);
  await button(figure, "Change these 2 stickers").click();
  await expect(figure.locator(".verdict")).toBeFocused();
  await expect(figure.locator(".hand-head")).toHaveText("It is solved.");
});

test("after a wrong turn the reader finds the cube among nets, and goes on from there", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  await button(figure, "Random").click();
  const cube = await seen(figure);
  await expectSolved(figure, cube);
  await test.step("the scramble leads from solved to this cube", async () => {
    await figure.getByText("Scramble a solved cube into this one").click();
    const turns = await figure.locator(".big-scramble").textContent();
    const scrambled = applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves(turns!));
    expect(scrambled).toEqual(fromBigFacelets(cube));
  });
  const [first] = await moves(figure).allTextContents();
  await button(figure, "Next").click();
  await button(figure, "I went wrong").click();
  const choices = figure.locator(".wrong-turn-nets button");
  await expect(choices).toHaveCount(6);
  await button(figure, "Show more").click();
  await expect(choices).toHaveCount(18);
  const choice = choices.first();
  const [, made] = /^(\S+) instead of (\S+?)(?=move)/.exec(
    (await choice.textContent())!,
  )!;
  expect(await choice.textContent()).toContain(`instead of ${first}`);
  await choice.click();
  const astray = applyBigMoves(
    fromBigFacelets(cube),
    parseBigMoves(made.replace("′", "'")),
  );
  const letters = cube.match(/.{9}/g)!.map((face) => face[4]);
  const expected = toBigFacelets(astray).replace(
    /./g,
    (face) => letters["URFDLB".indexOf(face)],
  );
  await expect.poll(() => seen(figure)).toBe(expected);
  await expectSolved(figure, expected);
});

test("a change is in the address, undone, redone and reset; a bad link is explained", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?size=3", "enter-big-cube");
  const caption = figure.locator("figcaption");
  await button(figure, "Random").click();
  await expect(caption).toContainText("54 of 54 stickers have a colour.");
  await expect(page).toHaveURL(/big-net=1/);
  const link = page.url();
  const net = await seen(figure);
  await chooseAction(figure, "Undo");
  await expect(caption).toContainText("6 of 54 stickers have a colour.");
  await chooseAction(figure, "Redo");
  expect(await seen(figure)).toBe(net);
  await chooseAction(figure, "Reset");
  await expect(page).not.toHaveURL(/big-net/);
  await page.goto(link);
  await expect(caption).toContainText("54 of 54 stickers have a colour.");
  expect(await seen(figure)).toBe(net);
  await page.goto("solve/?size=3&big-net=1.xyz");
  await expect(figure.getByRole("alert")).toContainText("“big-net=1.xyz”");
});

test("on a phone the net, its colours and the question are on one screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const figure = await loadFigure(page, "solve/", "enter-cube");
  await page.getByRole("button", { name: "3×3×3" }).click();
  const big = page.locator("#enter-big-cube");
  await expect(figure).toHaveCount(0);
  await expect(page).toHaveURL(/size=3/);
  for (const at of [0, 27, 35, 53]) {
    await expect(place(big, at)).toBeInViewport({ ratio: 1 });
  }
  await expect(colour(big, "B")).toBeInViewport({ ratio: 1 });
  await expect(big.locator(".verdict-head")).toBeInViewport({ ratio: 1 });
  for (const at of [0, 1, 2]) {
    await colour(big, "R").click();
    await expect(place(big, at)).toHaveText("R");
  }
  await page.getByRole("button", { name: "2×2×2" }).click();
  await expect(figure).toBeVisible();
  await expect(page).not.toHaveURL(/size=3/);
});
