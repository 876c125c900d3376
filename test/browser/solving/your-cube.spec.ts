import type { Locator, Page } from "@playwright/test";
import { flipNet, twistCorner } from "#figures/solving/your-cube/colouring-edits.ts";
import { netOfCube } from "#figures/solving/your-cube/check-net.ts";
import { netLetters } from "#figures/solving/your-cube/painted-net.ts";
import { USUAL_PALETTE } from "#figures/solving/your-cube/paints.ts";
import {
  verdictOf,
  yourCubeModel,
} from "#figures/solving/your-cube/your-cube-model.ts";
import {
  applyMoves,
  FACES,
  N_STATES,
  parseMoves,
  rankState,
  SOLVED,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { CORNER_FACELETS } from "#lib/puzzle/colourings.ts";
import { seeded } from "../../lib/puzzle/seeded.ts";
import { HOLDS, turnSolid } from "../../lib/puzzle/solid-cube.ts";
import { axeFindsInBoth } from "../axe.ts";
import { swipe } from "../touch.ts";
import { grouped } from "../grouped.ts";
import { actionOf, chooseAction } from "../figure-menu.ts";
import { expect, loadFigure, openFigure, openMore, test } from "../visit.ts";

const FIRST = 1_234_567;
const random = seeded(44);
const net = (colouring: readonly string[]) => ({ colouring, palette: USUAL_PALETTE });
const letters = (colouring: readonly string[]) => netLetters(net(colouring));
const paints = (index: number) => letters(netOfCube(index, FACES));

/** With all ways to enter a cube. */
async function withAll(opening: Promise<Locator>): Promise<Locator> {
  const figure = await opening;
  await openMore(figure);
  return figure;
}
const open = (page: Page) => withAll(openFigure(page, "solving/", "enter-cube"));
const load = (page: Page, query: string) =>
  withAll(loadFigure(page, `solving/${query}`, "enter-cube"));

const place = (figure: Locator, at: number) => figure.locator(`[data-place="${at}"]`);
const corner = (figure: Locator, at: number) => figure.locator(`[data-corner="${at}"]`);
const tab = (figure: Locator, name: string) => figure.getByRole("tab", { name });
const field = (figure: Locator, name: string) => figure.locator(`#your-${name}`);

/** The net's contents, as letters of paints, with points for blanks. */
const seen = (figure: Locator) =>
  figure
    .locator("[data-place]")
    .evaluateAll((places) =>
      places.map((one) => one.firstChild?.textContent || ".").join(""),
    );

const marked = (figure: Locator) =>
  figure
    .locator("[data-wrong][data-place]")
    .evaluateAll((places) =>
      places.map((one) => Number((one as HTMLElement).dataset["place"])),
    );

async function expectNumber(figure: Locator, index: number): Promise<void> {
  await expect(figure.locator(".verdict-number")).toHaveText(grouped(index));
  await expect(field(figure, "number")).toHaveValue(String(index));
  await expect(figure.locator("figcaption")).toContainText(grouped(index));
}

/**
 * Checks that net, words and fields show the cube with a given index, held as on the page.
 */
async function expectCube(figure: Locator, index: number): Promise<void> {
  await expectNumber(figure, index);
  expect(await seen(figure)).toBe(paints(index));
}

/** Presses Undo until nothing is left to undo: back to the cube of the page's link. */
async function undoAll(figure: Locator, index: number): Promise<void> {
  const undo = actionOf(figure, "Undo");
  await undo.evaluate((button: HTMLElement) => {
    for (let i = 0; i < 100; i++) button.click();
  });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expectCube(figure, index);
}

/** Presses each fault in turn, and returns its kind, its words and the places it marks. */
const faultsShown = (figure: Locator) =>
  figure.evaluate(async (root) => {
    const shown = [];
    for (const fault of root.querySelectorAll<HTMLElement>(".verdict-fault")) {
      fault.click();
      await new Promise((drawn) => setTimeout(drawn));
      const marked = root.querySelectorAll<HTMLElement>("[data-wrong][data-place]");
      shown.push({
        kind: fault.dataset["kind"],
        words: fault.textContent,
        places: Array.from(marked, ({ dataset }) => Number(dataset["place"])),
      });
    }
    return shown;
  });

test("by mouse and by keys, on the net and in pieces: what is wrong is marked, explained and mended", async ({
  page,
}) => {
  const figure = await load(page, "?cube=1.0");
  await test.step("a sticker painted wrong; what was entered stays", async () => {
    await place(figure, 0).click();
    await figure.getByRole("button", { name: "red 4 of 4" }).click();
    await expect(figure.locator(".verdict-fault").first()).toContainText(
      "5 red stickers, and only 3 white",
    );
    expect(await marked(figure)).toEqual([0, 4, 5, 6, 7]);
    await figure
      .locator('.verdict-fault[data-kind="repeat"], [data-kind="opposites"]')
      .click();
    expect((await marked(figure)).length).toBe(2);
    expect(await seen(figure)).toBe("R" + paints(0).slice(1));
    await expect(figure.locator("figcaption")).toContainText("number 0");
    const offer = place(figure, 0).locator(".paint-offer");
    await expect(offer).toHaveAttribute("data-letter", "W");
    await expect(place(figure, 0)).toHaveAccessibleName(/red, marked, nearest: white/);
    await figure.getByRole("button", { name: "change this sticker" }).click();
    await expectCube(figure, 0);
  });
  await test.step("arrows about the net, letters and digits, Backspace and Delete", async () => {
    await place(figure, 0).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(place(figure, 8)).toBeFocused();
    await page.keyboard.press("2");
    await expect(place(figure, 9)).toBeFocused();
    expect((await seen(figure))[8]).toBe("R");
    await page.keyboard.press("Delete");
    await page.keyboard.press("Backspace");
    await expect(place(figure, 8)).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(place(figure, 7)).toBeFocused();
    await page.keyboard.type(`${paints(0)[7]}gg`);
    await expectCube(figure, 0);
  });

  const swapped = { ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] };
  await undoAll(figure, 0);
  await test.step("pieces by keyboard: picked up, put down and twisted", async () => {
    await tab(figure, "Pieces").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab"); // clockwise
    await page.keyboard.press("Tab"); // anticlockwise
    await page.keyboard.press("Tab");
    await expect(corner(figure, 0)).toBeFocused();
    await page.keyboard.press("Space");
    await expect(corner(figure, 0)).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expectCube(figure, rankState(swapped));
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Enter");
    await expectCube(
      figure,
      rankState({ ...swapped, orientation: [0, 1, 0, 0, 0, 2, 0] }),
    );
  });
  await undoAll(figure, 0);
  await test.step("a piece dragged onto another changes places with it", async () => {
    await corner(figure, 0).dragTo(corner(figure, 5));
    await expectCube(
      figure,
      rankState({ ...SOLVED, permutation: [5, 1, 2, 3, 4, 0, 6] }),
    );
    await chooseAction(figure, "Undo");
    await expectCube(figure, 0);
  });
  await test.step("a piece twisted is impossible, until another is twisted back", async () => {
    await corner(figure, 1).click();
    const fault = figure.locator('[data-kind="twist"]');
    await expect(fault).toContainText("One corner is twisted clockwise");
    const wrong = await marked(figure);
    expect(wrong).toHaveLength(3);
    expect(
      CORNER_FACELETS.filter((places) => wrong.every((at) => places.includes(at))),
    ).toHaveLength(1);
    await expect(page).toHaveURL(({ searchParams }) => {
      return searchParams.get("yours") === `1.${twisted(1)}`;
    });
    await corner(figure, 2).click({ modifiers: ["Shift"] });
    await expectCube(
      figure,
      rankState({ ...SOLVED, orientation: [0, 1, 2, 0, 0, 0, 0] }),
    );
  });
});

/** The net of a solved cube, with one corner twisted clockwise. */
const twisted = (position: number) =>
  letters(twistCorner(netOfCube(0, FACES), position, 1));

test("a link shows what its sender entered, though it is no cube, beside the last that was one", async ({
  page,
}) => {
  const figure = await load(page, `?cube=1.0&yours=1.${twisted(3)}`);
  await expect(figure.locator('[data-kind="twist"]')).toHaveCount(1);
  expect(await seen(figure)).toBe(twisted(3));
  await expect(figure.locator("figcaption")).toContainText("number 0");
});

test("typed in five ways, the cube follows and the other ways with it", async ({
  page,
}) => {
  const figure = await open(page);
  await test.step("the first state", async () => {
    await expectCube(figure, FIRST);
    const numbers = figure.locator(".verdict-numbers dd");
    await expect(numbers.nth(1)).toHaveText("3 4 1 6 2 7 5");
    await expect(figure.locator("[data-fixed][data-place]")).toHaveCount(3);
  });
  await tab(figure, "Text").click();
  await field(figure, "number").fill("729");
  await expectCube(figure, 729);
  await expect(field(figure, "order")).toHaveValue("1234576");
  await field(figure, "order").fill("2 1 3 4 5 6 7");
  await field(figure, "twists").fill("1111110");
  await expectCube(
    figure,
    rankState({
      permutation: [1, 0, 2, 3, 4, 5, 6],
      orientation: [1, 1, 1, 1, 1, 1, 0],
    }),
  );
  await field(figure, "scramble").fill("L U2 F’");
  const after = rankState(applyMoves(SOLVED, parseMoves("L U2 F'")));
  await expectNumber(figure, after);
  const held = turnSolid(toFacelets(SOLVED), "L U2 F'");
  expect(await seen(figure)).toBe(letters([...held]));
  await field(figure, "scramble").blur();
  await expect(field(figure, "scramble")).toHaveValue("L U2 F’");
  await field(figure, "stickers").fill(toFacelets(unrankState(42)));
  await expectCube(figure, 42);
  await expect(field(figure, "scramble")).toHaveValue("");
  await test.step("twists that no turns reach: the last one is offered", async () => {
    await field(figure, "number").fill("0");
    await field(figure, "twists").fill("1000000");
    await expect(figure.locator("#your-twists-message")).toContainText("sum to 1");
    await expectCube(figure, 0);
    await figure.getByRole("button", { name: "Use 1000002" }).click();
    await expectCube(figure, 243);
  });
  await test.step("a famous cube is one press away", async () => {
    await tab(figure, "Famous").click();
    const choice = figure.getByRole("button", { name: "The last number" });
    await choice.click();
    await expectCube(figure, N_STATES - 1);
    await expect(choice).toHaveAttribute("aria-pressed", "true");
  });
});

test("a net held in any way is its cube; an empty one counts the cubes that fit, and is filled in", async ({
  page,
}) => {
  const figure = await open(page);
  await test.step("held otherwise, and typed on the net", async () => {
    const index = random(N_STATES);
    const held = turnSolid(toFacelets(unrankState(index)), HOLDS[17]);
    await place(figure, 0).focus();
    await page.keyboard.type(letters([...held]));
    await expectNumber(figure, index);
    expect(await seen(figure)).toBe(letters([...held]));
  });
  await test.step("empty, then all but four stickers", async () => {
    await figure.getByRole("button", { name: "Paint mine" }).click();
    expect(await seen(figure)).toBe(".".repeat(24));
    await expect(figure.locator(".verdict")).toContainText(grouped(30 * 24 * N_STATES));
    const index = 2_000_000;
    const begun = `${paints(index).slice(0, 20)}....`;
    await tab(figure, "Text").click();
    await field(figure, "stickers").fill(begun);
    expect(await seen(figure)).toBe(begun);
    const { matching: fits } = verdictOf(yourCubeModel.decode(begun));
    expect(fits.count).toBe(1);
    // One more sticker, and the rest is filled in.
    await place(figure, 20).focus();
    await page.keyboard.press(paints(index)[20]);
    await expectCube(figure, index);
  });
  await test.step("undo and reset go back, also across what was impossible", async () => {
    await figure.getByRole("button", { name: "Random" }).click();
    await expect(field(figure, "number")).not.toHaveValue("2000000");
    const before = Number(await field(figure, "number").inputValue());
    await tab(figure, "Pieces").click();
    await corner(figure, 6).click();
    await chooseAction(figure, "Undo");
    await expectCube(figure, before);
    await chooseAction(figure, "Reset");
    await expectCube(figure, FIRST);
    await expect(figure).not.toHaveAttribute("data-edited");
  });
});

test("each class of impossible cube is named, and marked where it is; one seen in a mirror is flipped", async ({
  page,
}) => {
  const figure = await open(page);
  await tab(figure, "Text").click();
  const repaint = (at: readonly number[], colours: readonly string[]) => {
    const cube = netOfCube(random(N_STATES), FACES).slice();
    return at.reduce((painted, one, i) => painted.with(one, colours[i]), cube);
  };
  const [first, second] = [CORNER_FACELETS[2], CORNER_FACELETS[5]];
  const impossible = [
    repaint([first[0], first[1]], ["U", "U"]),
    repaint([first[0], first[1]], ["U", "D"]),
    repaint([...first, ...second], ["U", "R", "F", "U", "R", "F"]),
    repaint(first, ["U", "F", "R"]),
    repaint([0, 1, 2, 3, 4], ["B", "B", "B", "B", "B"]),
  ];
  const met = new Set<string>();
  for (const colouring of impossible) {
    await field(figure, "stickers").fill(letters(colouring));
    const { faults } = verdictOf(net(colouring));
    await expect(figure.locator(".verdict-fault").first()).toContainText(
      faults[0].message.slice(1),
    );
    const shown = await faultsShown(figure);
    for (const [i, { kind, places, message }] of faults.slice(0, 4).entries()) {
      expect(shown[i].kind).toBe(kind);
      expect(shown[i].words).toContain(message.slice(1));
      expect(shown[i].places).toEqual(places.toSorted((a, b) => a - b));
      met.add(kind);
    }
    expect(await seen(figure)).toBe(letters(colouring));
  }
  expect([...met].sort()).toEqual(
    expect.arrayContaining(["count", "opposites", "repeat", "twice"]),
  );

  await test.step("read in a mirror: flipped, or taken as it is", async () => {
    const mirrored = letters(flipNet(netOfCube(777_777, FACES)));
    await field(figure, "stickers").fill(mirrored);
    await expect(figure.locator('[data-kind="mirror image"]')).toHaveCount(1);
    expect(await marked(figure)).toHaveLength(24);
    await figure.getByRole("button", { name: "My cube is like that" }).click();
    await expect(figure.locator(".verdict-number")).toHaveCount(1);
    expect(await seen(figure)).toBe(mirrored);
    await chooseAction(figure, "Undo");
    await figure.getByRole("button", { name: "Flip it" }).click();
    await expectCube(figure, 777_777);
  });
});

test("other colours, and faces opposite that are usually neighbours", async ({
  page,
}) => {
  const figure = await open(page);
  await tab(figure, "Colours").click();
  await figure.getByLabel("Colour 2").selectOption("pink");
  await expect(figure.getByRole("button", { name: "pink 4 of 4" })).toBeVisible();
  expect(await seen(figure)).toBe(paints(FIRST).replaceAll("R", "P"));
  await expectNumber(figure, FIRST);
  // White opposite blue, as on Japanese cubes.
  const scheme = ["U", "R", "F", "B", "L", "D"];
  const japanese = netOfCube(31_337, scheme);
  await tab(figure, "Text").click();
  await field(figure, "stickers").fill(letters(japanese).replaceAll("R", "P"));
  await expectNumber(figure, 31_337);
});

const FIELDS = ["number", "order", "twists", "scramble", "stickers"];
const HOSTILE = [
  ...["", " ", "-1", "1e9", "99999999999999999999", "NaN", "Infinity", "0x10", "1.5"],
  ...[
    "１２３",
    "<b>1</b>",
    "'; drop",
    "R U4",
    "((((",
    "R2'2'2",
    "💥",
    "‏R",
    "\\",
    "%00",
  ],
  ...["1111111", "7654321", "1234567890", "2222222", "WWWW", "?", ".", "........"],
  ...["WRGYOB".repeat(4), "WRGYOB".repeat(40), "R ".repeat(500)],
];

/** Types one text after the other into a field, and returns what it then contains. */
const typeAll = (input: Locator, texts: readonly string[]) =>
  input.evaluate(async (element, each) => {
    const field = element as HTMLInputElement;
    const held: string[] = [];
    for (const text of each) {
      field.focus();
      field.value = text;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      await new Promise((drawn) => setTimeout(drawn));
      held.push(field.value);
    }
    return held;
  }, texts);

test(`${HOSTILE.length} hostile texts typed in each of five fields: nothing breaks, nothing is lost`, async ({
  page,
}) => {
  const figure = await open(page);
  const errors = await page.evaluateHandle(() => {
    const all: string[] = [];
    addEventListener("error", ({ message }) => all.push(message));
    addEventListener("unhandledrejection", ({ reason }) => all.push(String(reason)));
    return all;
  });
  await tab(figure, "Text").click();
  for (const [i, name] of FIELDS.entries()) {
    await test.step(`typed in “${name}”`, async () => {
      const input = field(figure, name);
      expect(await typeAll(input, HOSTILE)).toEqual(HOSTILE);
      expect(await errors.jsonValue()).toEqual([]);
      await input.blur();
      await field(figure, "number").fill(String(7 + i));
      await expectCube(figure, 7 + i);
    });
  }
});

test("axe finds nothing in the ways in that are not shown at first, nor in an impossible net, light and dark", async ({
  page,
}) => {
  const figure = await open(page);
  await tab(figure, "Text").click();
  await field(figure, "stickers").fill(`WWWWWR.${paints(FIRST).slice(7)}`);
  await expect(figure.locator("[data-wrong]").first()).toBeVisible();
  // All panels below each other, for one run: most of axe's time goes into the whole page.
  const style = await page.addStyleTag({
    content: `.your-panels { display: block !important }
      .your-panel { visibility: visible !important }`,
  });
  await expect(figure.locator(".your-panel:visible")).toHaveCount(6);
  expect(await axeFindsInBoth(page, "#enter-cube")).toEqual([]);
  await style.evaluate((element: Element) => element.remove());
});

test.describe("by touch", () => {
  test.skip(({ hasTouch }) => !hasTouch, "needs a touch screen");

  test("taps paint and twist; a finger drags a piece onto another @phone", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const figure = await load(page, "?cube=1.0");
    await place(figure, 2).tap();
    await figure.getByRole("button", { name: "blue 4 of 4" }).tap();
    expect((await seen(figure))[2]).toBe("B");
    await chooseAction(figure, "Undo", (button) => button.tap());
    await tab(figure, "Pieces").tap();
    await expect(figure.getByText("By keyboard")).toBeHidden();
    await corner(figure, 0).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy({ top: 250, behavior: "instant" }));
    await corner(figure, 0).tap();
    await expect(figure.locator('[data-kind="twist"]')).toHaveCount(1);
    // One finger twists it back, too.
    await figure.getByRole("button", { name: "↺ anticlockwise" }).tap();
    await corner(figure, 0).tap();
    await expectCube(figure, 0);
    const middle = async (at: number) => {
      const { x, y, width, height } = (await corner(figure, at).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    await swipe(page, await middle(0), await middle(6));
    await expectCube(
      figure,
      rankState({ ...SOLVED, permutation: [6, 1, 2, 3, 4, 5, 0] }),
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the net and the number are there", async ({ page }) => {
    await page.goto("solving/");
    const figure = page.locator("#enter-cube");
    expect(await seen(figure)).toBe(paints(FIRST));
    await expect(figure.locator(".verdict-number")).toHaveText(grouped(FIRST));
  });
});
