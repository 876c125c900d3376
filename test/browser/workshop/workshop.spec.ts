import { formatNumber } from "#kit/text/format-number.ts";
import type { Locator } from "@playwright/test";
import { drag, middleOf } from "../touch.ts";
import { chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, showFigure, test } from "../visit.ts";

test("a puzzle of the gallery is turned, numbered, searched and solved @phone", async ({
  page,
}) => {
  const figure = await loadFigure(page, "workshop/", "turn-puzzle");
  await figure.getByRole("button", { name: "Floppy cube" }).click();
  await figure.getByRole("button", { name: "N", exact: true }).click();
  await expect(page).toHaveURL(/puzzle=1\.floppy-cube\*/);

  const number = await showFigure(page, "number-puzzle");
  const field = number.getByLabel("Index of the state");
  await expect(field).not.toHaveValue("0");
  await field.fill("191");
  await expect(figure.locator("figcaption")).toContainText("index is 191 (0 to 191)");
  await field.fill("192");
  await expect(number.locator(".typed-problem")).toContainText("“192” is too large");
  await expect(figure.locator("figcaption")).toContainText("index is 191 (0 to 191)");

  const search = await showFigure(page, "search-puzzle");
  await search.getByRole("button", { name: "Search all" }).click();
  await expect(search.locator("figcaption")).toContainText("✓ This agrees");
  await expect(search.locator(".agrees")).toHaveText(Array(9).fill("✓"));
  await search.getByRole("button", { name: "Show a hardest state" }).click();
  await expect(search.locator(".solution-moves li")).toHaveCount(8);

  // The puzzle follows beside the moves, and nothing gives way.
  const drawing = search.locator(".solution-drawing .puzzle-net");
  const height = async () => (await search.boundingBox())!.height;
  const [drawn, before] = [await drawing.innerHTML(), await height()];
  await search.getByRole("button", { name: "Next move" }).press("Enter");
  await expect(search.locator(".solution-moves li")).toHaveCount(7);
  expect(await drawing.innerHTML()).not.toBe(drawn);
  await search.getByRole("button", { name: "Play" }).click();
  await expect(search.locator(".solution-length")).toHaveText("This state is solved.");
  expect(await height()).toBe(before);
});

test("turning the puzzle by hand stops the playback of a solution", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    "workshop/?puzzle=1.floppy-cube",
    "turn-puzzle",
  );
  const search = await showFigure(page, "search-puzzle");
  await search.getByRole("button", { name: "Search all" }).click();
  await search.getByRole("button", { name: "Show a hardest state" }).click();
  const moves = search.locator(".solution-moves:not([data-old]) li");
  await expect(moves).toHaveCount(8);
  await search.getByRole("button", { name: "Play" }).click();
  await expect(moves).toHaveCount(7);
  await figure.getByRole("button", { name: "N", exact: true }).click();
  const net = figure.locator(".puzzle-stage .puzzle-net");
  const turned = await net.getAttribute("aria-label");
  await expect(search.getByRole("button", { name: "Play" })).toBeVisible();
  // Longer than a step takes.
  await page.waitForTimeout(1000);
  expect(await net.getAttribute("aria-label")).toBe(turned);
  // The reader's move is one step, and what was played another.
  await chooseAction(figure, "Undo");
  await expect(moves).toHaveCount(7);
  await chooseAction(figure, "Undo");
  await expect(moves).toHaveCount(8);
});

test("a part alone takes the width, and wheels are spoken of where there are some @phone", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    "workshop/?puzzle=1.hungarian-rings",
    "encode-puzzle",
  );
  const part = figure.locator(".number-part");
  await expect(part).toHaveCount(1);
  const widthOf = async (one: Locator) => (await one.boundingBox())!.width;
  expect(await widthOf(part)).toBe(await widthOf(figure.locator(".number-parts")));
  await expect(figure).not.toContainText("wheel");
  await showFigure(page, "turn-puzzle");
  await page.locator("#turn-puzzle").getByRole("button", { name: "Dino cube" }).click();
  await expect(figure.getByText("Drag a wheel up or down.")).toBeVisible();

  // A number of eight digits fits in one line.
  const number = await showFigure(page, "number-puzzle");
  const size = number.locator(".forced-size", { hasText: "19,958,400" });
  const lines = await size.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});

test("the wheels of a part turn the puzzle, by mouse, finger and keys @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await loadFigure(page, "workshop/", "encode-puzzle");
  const caption = page.locator("#turn-puzzle figcaption");
  const wheel = (name: string) => figure.getByRole("spinbutton", { name });
  const first = wheel("Piece 1 of permutation of EDGES");
  await first.focus();
  await page.keyboard.press("ArrowUp");
  // 1 × 5!/2 became 2: 60 more in the first part, each worth 2592.
  await expect(caption).toContainText(formatNumber(250_242 + 60 * 2592));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("9");
  await expect(caption).toContainText(formatNumber(250_242 + 60 * 2592));
  await page.keyboard.press("0");
  await expect(caption).toContainText(formatNumber(250_242 + (60 - 36) * 2592));
  const last = wheel("Piece 3 of twists of AXIALS 3");
  await last.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(last);
  await drag(
    page,
    [
      { x, y },
      { x, y: y - 24 },
    ],
    hasTouch,
  );
  await expect(caption).toContainText(formatNumber(250_242 + (60 - 36) * 2592 + 1));
  await chooseAction(figure, "Undo");
  await chooseAction(figure, "Reset");
  await expect(caption).toContainText(formatNumber(250_242));
});

const SWAP = `Name pair\nSet BEADS 2 1\nSolved\nBEADS\n1 2\nEnd\nMove S\nBEADS\n2 1\nEnd\n`;

/** The same for cubing.js. */
const SWAP_IN_JSON = `{"name": "pair",
  "orbits": [{ "orbitName": "BEADS", "numPieces": 2, "numOrientations": 1 }],
  "defaultPattern": { "BEADS": { "pieces": [0, 1], "orientation": [0, 0] } },
  "moves": { "S": { "BEADS": { "permutation": [1, 0], "orientationDelta": [0, 0] } } }
}`;

test("a definition that is none is explained and kept, and a good one is used and shown in its own form", async ({
  page,
}) => {
  const figure = await loadFigure(page, "workshop/", "define-puzzle");
  const text = figure.getByRole("textbox", { name: "Definition" });
  const use = figure.getByRole("button", { name: "Use this text" });
  const caption = page.locator("#turn-puzzle figcaption");
  const message = figure.locator(".definition-message");
  for (const [hostile, words] of [
    [SWAP.replace("2 1\nEnd\n", "2 2\nEnd\n"), "line 9"],
    ["{".repeat(50_000), "doesn’t define a puzzle"],
    [`{"orbits": [{"orbitName": "__proto__"}]}`, "defaultPattern is missing"],
  ]) {
    await text.fill(hostile);
    await use.click();
    await expect(message).toContainText(words);
    await expect(text).toHaveValue(hostile);
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await expect(caption).toContainText("Pyraminx");
  }
  await page.reload();
  await showFigure(page, "turn-puzzle");
  await showFigure(page, "define-puzzle");
  await expect(text).toHaveValue(`{"orbits": [{"orbitName": "__proto__"}]}`);
  await text.fill(SWAP);
  await text.press("Control+Enter");
  await expect(caption).toContainText("pair");
  await expect(page).toHaveURL(/puzzle=1\.own-\w+\*pair_BEADS/);
  await expect(text).toHaveValue(/^Name pair/);
  await text.fill(SWAP_IN_JSON);
  await text.press("Control+Enter");
  await expect(text).toHaveValue(/^\{\n {2}"name": "pair"/);
  await page.reload();
  await showFigure(page, "turn-puzzle");
  await expect(caption).toContainText("the solved state: its index is 0 (0 to 1)");
  await showFigure(page, "define-puzzle");
  await expect(text).toHaveValue(/^Name pair/);
});

test("a puzzle is drawn by mouse, goes on by keyboard, and is worked on above", async ({
  page,
}) => {
  const figure = await loadFigure(page, "workshop/", "draw-puzzle");
  const text = figure.getByRole("textbox");
  await text.fill("beads 3");
  await figure.getByRole("button", { name: "New move" }).click();
  const beads = figure.locator(".draw-plane [data-part]");
  for (const bead of [0, 1, 2, 0]) await beads.nth(bead).click();
  await expect(text).toHaveValue("beads 3\nA (1 2 3)");
  await figure.getByRole("button", { name: "A", exact: true }).click();
  await expect(beads).toHaveText(["3", "1", "2"]);

  // Two more beads by keyboard: the cross begins in the middle.
  await figure.getByRole("button", { name: "Place" }).press("Enter");
  const plane = figure.getByRole("application");
  await plane.press("Enter");
  await plane.press("ArrowDown");
  await plane.press("Enter");
  await expect(beads).toHaveCount(5);
  await expect(figure.locator("figcaption")).toContainText("3 of 120 permutations");
  await plane.press("Control+z");
  await expect(beads).toHaveCount(4);

  await figure.getByRole("button", { name: "Work on it above" }).click();
  const caption = page.locator("#turn-puzzle figcaption");
  await expect(caption).toContainText("Drawn puzzle");
  await expect(caption).toContainText("(0 to 2)");
});

test("a bead is dragged by mouse or finger, and the page stays where it is @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await loadFigure(page, "workshop/", "draw-puzzle");
  await figure.getByRole("button", { name: "Place" }).click();
  await figure
    .getByRole("application")
    .evaluate((plane) =>
      plane.scrollIntoView({ block: "center", behavior: "instant" }),
    );
  const from = await middleOf(figure.locator(".draw-plane [data-part]").first());
  await drag(page, [from, { x: from.x, y: from.y + 30 }], hasTouch);
  const to = await middleOf(figure.locator(".draw-plane [data-part]").first());
  expect(to.y - from.y).toBeGreaterThan(20);
  expect(to.y - from.y).toBeLessThan(40);
});

test("the 8-puzzle is slid by mouse or finger, by letters and by arrow keys @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await loadFigure(page, "workshop/", "turn-puzzle");
  await figure.getByRole("button", { name: "8-puzzle" }).click();
  const board = figure.getByRole("application");
  const press = (label: string) => {
    const tile = board.locator("[data-part]", { hasText: label });
    return hasTouch ? tile.tap() : tile.click();
  };
  const says = (words: string) =>
    expect(board).toHaveAttribute("aria-label", `8-puzzle: ${words}`);
  const letter = (name: string) => figure.getByRole("button", { name, exact: true });

  // The gap is in the last corner: nothing can go up or left.
  for (const name of ["U", "L"]) {
    await expect(letter(name)).toHaveAttribute("aria-disabled", "true");
  }
  await expect(letter("U")).toHaveAttribute("title", "there is no tile below the gap");
  await letter("U").press("Enter");
  await says("solved");

  // Two tiles in a row, one above, and one that is not in line.
  await press("7");
  await says("1 2 3; 4 5 6; gap 7 8");
  await press("4");
  await says("1 2 3; gap 5 6; 4 7 8");
  await press("3");
  await says("1 2 3; gap 5 6; 4 7 8");

  await board.press("ArrowLeft");
  await says("1 2 3; 5 gap 6; 4 7 8");
  await board.press("ArrowDown");
  await says("1 gap 3; 5 2 6; 4 7 8");
  await board.press("ArrowDown");
  await says("1 gap 3; 5 2 6; 4 7 8");
  await letter("L").click();
  await says("1 3 gap; 5 2 6; 4 7 8");
  await expect(page).toHaveURL(/puzzle=1\.eight-puzzle\*028415367/);
  await page.reload();
  await says("1 3 gap; 5 2 6; 4 7 8");
});

test("the 8-puzzle has its number, its published distances, and solutions of its farthest states", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    "workshop/?puzzle=1.eight-puzzle*012345687",
    "turn-puzzle",
  );
  const number = await showFigure(page, "number-puzzle");
  await expect(number.locator("figcaption")).toContainText(
    "exactly 181,440 states, half of all permutations of the tiles and the gap",
  );
  await expect(number.locator(".forced-product")).toContainText(
    "9 × 20,160 = 181,440.",
  );
  await expect(number).toContainText(
    "This puzzle has no odometer: a tile can slide only",
  );
  const field = number.getByLabel("Index of the state");
  await expect(field).toHaveValue("141120");
  await field.fill("0");
  await expect(figure.locator("figcaption")).toContainText("index is 0 (0 to 181,439)");

  const search = await showFigure(page, "search-puzzle");
  await search.getByRole("button", { name: "Search all" }).click();
  await expect(search.locator("figcaption")).toContainText("✓ This agrees");
  await expect(search.locator(".agrees")).toHaveText(Array(32).fill("✓"));
  const moves = search.locator(".solution-moves:not([data-old]) li");
  await search.getByRole("button", { name: "Show a hardest state" }).click();
  await expect(moves).toHaveCount(31);
  await search.getByRole("button", { name: "Next move" }).press("Enter");
  await expect(moves).toHaveCount(30);

  const definition = await showFigure(page, "define-puzzle");
  await expect(definition.getByRole("textbox")).toHaveValue(
    /^# This puzzle can’t be written as \.tws: a tile can slide only/,
  );
});

test("while a puzzle shows what was searched one worker has its table, and no longer", async ({
  page,
}) => {
  const workers = () =>
    page.workers().filter((worker) => worker.url().includes("jobs.worker")).length;
  const search = await loadFigure(
    page,
    "workshop/?puzzle=1.floppy-cube",
    "search-puzzle",
  );
  const whole = async () => {
    await search.getByRole("button", { name: "Search all" }).click();
    await expect(search.locator("figcaption")).toContainText("God’s number is");
  };
  await whole();
  await expect.poll(workers).toBe(1);
  await whole();
  await expect.poll(workers).toBe(1);
  await search.getByRole("button", { name: "QTM" }).click();
  await expect.poll(workers).toBe(0);
  await whole();
  await expect.poll(workers).toBe(1);
  await page.locator("#turn-puzzle").getByRole("button", { name: "Pyraminx" }).click();
  await expect.poll(workers).toBe(0);
});

test("a press beside a bead means it, as far as a finger may miss @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await loadFigure(page, "workshop/", "draw-puzzle");
  await figure.getByRole("textbox").fill("beads 3");
  await figure.getByRole("button", { name: "New move" }).click();
  const bead = figure.locator(".draw-plane [data-part]").first();
  await bead.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(bead);
  const press = (aside: number) =>
    hasTouch ? page.touchscreen.tap(x, y + aside) : page.mouse.click(x, y + aside);
  const hint = figure.locator(".draw-hint");
  await press(60);
  await expect(hint).toHaveText("There is no bead there.");
  await press(20);
  await expect(hint).toHaveText("Move A: 1. Press the next bead.");
});
