import type { Locator, Page } from "@playwright/test";
import { FACES, N_STATES, toFacelets, unrankState } from "../../../src/lib/index.ts";
import { draw, seeded } from "../../lib/puzzle/seeded.ts";
import { HOLDS, turnSolid } from "../../lib/puzzle/solid-cube.ts";
import { axeFindsInBoth } from "../axe.ts";
import { expect, loadFigure, openMore, test } from "../visit.ts";

const random = seeded(17);
const LETTERS = "WRGYOB";
const NAMES = ["white", "red", "green", "yellow", "orange", "blue"];

/** The usual scheme, white opposite blue as on Japanese cubes, and the mirror image. */
const SCHEMES = ["WRGYOB", "WRGBOY", "WOGYRB"];

/** The letters of a scrambled cube, in some hold: what its owner sees, face by face. */
function anyCube(scheme: string): string {
  const seen = turnSolid(
    toFacelets(unrankState(random(N_STATES))),
    draw(random, HOLDS, 1)[0],
  );
  return Array.from(seen, (face) => scheme[FACES.indexOf(face as "U")]).join("");
}

const place = (figure: Locator, at: number) => figure.locator(`[data-place="${at}"]`);
const lit = (figure: Locator) => figure.locator("[data-place][data-lit]");
const moves = (figure: Locator) => figure.locator(".way-moves button");
const colour = (figure: Locator, letter: string) =>
  figure.getByRole("button", {
    name: new RegExp(`^${NAMES[LETTERS.indexOf(letter)]} `),
  });

/** The net's contents, as letters of paints, with points for blanks. */
const seen = (figure: Locator) =>
  figure
    .locator("[data-place]")
    .evaluateAll((places) =>
      places.map((one) => one.firstChild?.textContent || ".").join(""),
    );

/** Paints what is asked for, until nothing is. @returns the number of colours given */
async function paint(
  figure: Locator,
  cube: string,
  give: (letter: string) => Promise<void>,
): Promise<number> {
  for (let count = 0; ; count++) {
    if ((await lit(figure).count()) === 0) return count;
    const at = Number(await lit(figure).getAttribute("data-place"));
    await give(cube[at]);
    await expect(place(figure, at)).toHaveText(cube[at]);
  }
}

/** The cube after a move as it is printed, with a prime. */
const turned = (cube: string, name: string) => turnSolid(cube, name.replace("′", "'"));

/** Makes the moves that the page shows on a sticker model of its own. */
async function expectSolves(figure: Locator, cube: string): Promise<void> {
  await expect(moves(figure).first()).toBeVisible();
  const names = await moves(figure).allTextContents();
  let stickers = cube;
  for (const name of names) stickers = turned(stickers, name);
  expect(stickers).toMatch(/^(?:(.)\1{3}){6}$/);
}

test.describe("with a cube in hand", () => {
  for (const [i, scheme] of SCHEMES.entries()) {
    test(`scheme ${scheme}: painted by touch or mouse as it is held, solved in the same hold${i === 0 ? " @phone" : ""}`, async ({
      page,
    }) => {
      const figure = await loadFigure(page, "solve/", "enter-cube");
      for (let round = 0; round < 2; round++) {
        const cube = anyCube(scheme);
        await figure.getByRole("button", { name: "Paint mine" }).click();
        const taps = await paint(figure, cube, (letter) =>
          colour(figure, letter).click(),
        );
        expect(taps).toBeLessThanOrEqual(16);
        expect(await seen(figure)).toBe(cube);
        const mirrored = figure.getByRole("button", { name: "My cube is so" });
        // Then the page knows that this cube is so.
        if (i === 2 && round === 0) await mirrored.click();
        await expectSolves(figure, cube);
      }
    });
  }
});

test("a slip while painting: the page says what it has filled in, and that gives way to the right colour", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/", "enter-cube");
  // Painted from the net's order, the seventh sticker as red instead of yellow.
  const cube = "YYGBWGYRWOOOWBYBRRRGOBWG";
  await figure.getByRole("button", { name: "Paint mine" }).click();
  const asked: number[] = [];
  await paint(figure, cube, async (letter) => {
    asked.push(Number(await lit(figure).getAttribute("data-place")));
    await colour(figure, letter).click();
  });
  const [, , , , , , seventh] = asked;
  const filled = figure.locator("[data-place][data-filled]");
  await expect(filled).toHaveCount(24 - asked.length);
  await expect(figure.locator(".verdict-filled")).toContainText(
    "white opposite yellow",
  );
  await place(figure, seventh).click();
  await colour(figure, cube[seventh] === "R" ? "O" : "R").click();
  await expect.poll(() => seen(figure)).not.toBe(cube);
  await place(figure, seventh).click();
  await colour(figure, cube[seventh]).click();
  await expect.poll(() => seen(figure)).toBe(cube);
  await test.step("what is filled in is so on the next visit, too", async () => {
    await loadFigure(page, "solve/", "enter-cube");
    expect(await seen(figure)).toBe(cube);
    await expect(filled).toHaveCount(24 - asked.length);
  });
});

test("by keyboard alone, from the cover to the last move", async ({ page }) => {
  const cube = anyCube(SCHEMES[0]);
  await page.goto("");
  await page.getByRole("link", { name: "Solve your cube" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/solve\/$/);
  const figure = page.locator("#enter-cube");
  await expect(figure).toHaveAttribute("data-hydrated");
  await figure.getByRole("button", { name: "Paint mine" }).focus();
  await page.keyboard.press("Enter");
  await place(figure, 0).focus();
  await paint(figure, cube, (letter) => page.keyboard.press(letter.toLowerCase()));
  expect(await seen(figure)).toBe(cube);
  await expectSolves(figure, cube);
  const next = figure.getByRole("button", { name: "Next", exact: true });
  await next.focus();
  const count = await moves(figure).count();
  for (let i = 0; i < count; i++) await page.keyboard.press("Enter");
  await expect(figure.locator(".way-next")).toContainText("solved");
  await expect(next).toHaveAttribute("aria-disabled", "true");
});

test("one wrong turn on the way is recognised, and solved from there", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/", "enter-cube");
  const cube = await seen(figure);
  const next = figure.getByRole("button", { name: "Next", exact: true });
  const shown = await moves(figure).allTextContents();
  const choices = figure.locator(".went-wrong-nets button");
  await test.step("the move that is shown, and the one before, may be wrong", async () => {
    for (const [at, made] of [0, 3].entries()) {
      for (let i = 0; i < 3 * at; i++) await next.click();
      await figure.getByRole("button", { name: "I went wrong" }).click();
      await expect(choices.first()).toContainText(`instead of ${shown[made]}`);
      if (at === 0) await figure.getByRole("button", { name: "I went wrong" }).click();
    }
    await expect(choices.nth(8)).toContainText(`instead of ${shown[2]}`);
  });
  const choice = choices.first();
  const [, made] = /^(\S+) instead of/.exec((await choice.textContent())!)!;
  await choice.click();
  const astray = [...shown.slice(0, 3), made].reduce(turned, cube);
  await expect.poll(() => seen(figure)).toBe(astray);
  await expectSolves(figure, astray);
  await expect(choices).toHaveCount(0);
  await expect(figure.locator(".way-box")).toBeFocused();
});

test("a wrong sticker: each repair that is equally near is shown on the net before it is made", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    "solve/?yours=1.YWWGRBBBBYWRRYOWGOYGOORG",
    "enter-cube",
  );
  const repairs = figure.locator(".repairs li button");
  await expect(repairs).toHaveCount(2);
  const offers = figure.locator(".paint-offer");
  await expect(offers).toHaveCount(0);
  const mend = figure.locator(".repairs > .button");
  await expect(mend).toHaveAttribute("aria-disabled", "true");
  const shown: string[] = [];
  for (const repair of await repairs.all()) {
    await repair.click();
    await expect(offers).toHaveCount(2);
    shown.push(
      await offers.evaluateAll((all) =>
        all.map((one) => (one.parentElement as HTMLElement).dataset["place"]).join(),
      ),
    );
  }
  expect(new Set(shown).size).toBe(2);
  expect(await axeFindsInBoth(page, "#enter-cube")).toEqual([]);
  await mend.click();
  await expectSolves(figure, await seen(figure));
});

/** Whether what matters is on the screen, with nothing to scroll. */
async function expectOnScreen(page: Page, ...parts: Locator[]): Promise<void> {
  const { height } = page.viewportSize()!;
  for (const part of parts) {
    const box = (await part.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test("on small phones the net, what is said of it, and the first move are on one screen @phone", async ({
  page,
}) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const figure = await loadFigure(
      page,
      "solve/?yours=1.WWWWRRRRGGGGYYYYOOOOBBBB",
      "enter-cube",
    );
    await figure.getByRole("button", { name: "Paint mine" }).click();
    await page.evaluate(() => scrollTo(0, 0));
    await expectOnScreen(
      page,
      figure.locator(".paint-net"),
      figure.locator(".palette"),
      figure.locator(".verdict-head"),
    );
    await figure.getByRole("button", { name: "Random" }).click();
    await expectOnScreen(
      page,
      figure.locator(".paint-net"),
      figure.locator(".way-head"),
      figure.locator(".way-moves"),
      figure.locator(".way-next"),
      figure.getByRole("button", { name: "Next", exact: true }),
    );
  }
});

test("the cube goes along to the next page and the next visit, with the way back; an address wins", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/", "enter-cube");
  const first = await seen(figure);
  await figure.getByRole("button", { name: "Random" }).click();
  await expect.poll(() => seen(figure)).not.toBe(first);
  const number = await figure.locator(".verdict-number").textContent();
  const there = await loadFigure(page, "moves/", "turn-number");
  await expect(there).toContainText(number!);
  // Also the cube that the page begins with.
  await loadFigure(page, "solve/?cube=1.1234567", "enter-cube");
  await expect(figure.locator(".verdict-number")).toHaveText("1,234,567");
  await figure.getByRole("button", { name: "Undo" }).click();
  await expect(figure.locator(".verdict-number")).toHaveText(number!);
  await loadFigure(page, "solve/?cube=1.0", "enter-cube");
  await expect(figure.locator(".verdict-number")).toHaveText("0");
  await figure.getByRole("button", { name: "Undo" }).click();
  await expect(figure.locator(".verdict-number")).toHaveText(number!);
  await figure.getByRole("button", { name: "Undo" }).click();
  expect(await seen(figure)).toBe(first);
});

test("a scramble for a real cube: made on a solved one, held as the page says, it looks as the net does", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    `solve/?yours=1.${anyCube(SCHEMES[0])}`,
    "enter-cube",
  );
  await openMore(figure);
  await figure.getByRole("tab", { name: "Scramble" }).click();
  const shown = figure.locator(".scramble-moves");
  const solved = [...SCHEMES[0]].map((letter) => letter.repeat(4)).join("");
  const nameAt = (net: string, at: number) => NAMES[LETTERS.indexOf(net[at])];
  for (let round = 0; round < 2; round++) {
    await expect(shown).toHaveText(/^[URF2′ ]+$/, { timeout: 30_000 });
    const words = await figure.locator(".scramble").textContent();
    const [, up, front] = /with (\w+) up and (\w+) in front/.exec(words!)!;
    const start = HOLDS.map((hold) => turnSolid(solved, hold)).find(
      (net) => nameAt(net, 0) === up && nameAt(net, 8) === front,
    )!;
    const moves = (await shown.textContent())!.replaceAll("′", "'");
    expect(turnSolid(start, moves)).toBe(await seen(figure));
    const before = await seen(figure);
    await figure.getByRole("button", { name: "Another scramble" }).click();
    await expect.poll(() => seen(figure)).not.toBe(before);
  }
});
