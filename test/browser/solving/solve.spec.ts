import { cubeModel } from "#kit/reader/reader-cube.ts";
import { unrankState } from "#lib/puzzle/coordinates.ts";
import { toFacelets } from "#lib/puzzle/facelets.ts";
import { SOLVED as SOLVED_CUBE } from "#lib/puzzle/state.ts";
import { HOLDS, turnSolid } from "../../lib/puzzle/solid-cube.ts";
import { axeFindsInBoth } from "../axe.ts";
import { grouped } from "../grouped.ts";
import { expect, loadFigure, openMore, test } from "../visit.ts";
import {
  anyCube,
  button,
  colour,
  expectSolves,
  LETTERS,
  moves,
  NAMES,
  paint,
  place,
  seen,
  SOLVED,
  turned,
  WESTERN,
  yes,
} from "./paint-cube.ts";
import { actionOf, chooseAction } from "../figure-menu.ts";

test("a slip while painting: the page says what it has filled in, and that gives way to the right colour", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/", "enter-cube");
  // Painted from the net's order, the seventh sticker as red instead of yellow.
  const cube = "YYGBWGYRWOOOWBYBRRRGOBWG";
  const asked = await paint(figure, cube, (letter) => colour(figure, letter).click());
  const [, , , , , , seventh] = asked;
  const filled = figure.locator("[data-place][data-filled]");
  await expect(filled).toHaveCount(24 - asked.length);
  await expect(figure.locator(".verdict-filled")).toContainText(
    "white opposite yellow",
  );
  await expect(moves(figure)).toHaveCount(0);
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
  await test.step("there are moves once the reader has said that the cube looks so", async () => {
    await expect(moves(figure)).toHaveCount(0);
    await yes(figure).click();
    await expectSolves(figure, cube);
    await expect(filled).toHaveCount(0);
    await chooseAction(figure, "Undo");
    await expect(yes(figure)).toBeVisible();
    await expect(filled).toHaveCount(24 - asked.length);
  });
});

test("one wrong turn on the way is recognised, and solved from there: on a phone, too, all is in sight", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?cube=1.1234567", "enter-cube");
  const cube = await seen(figure);
  const next = figure.getByRole("button", { name: "Next", exact: true });
  await expect(moves(figure).first()).toBeVisible();
  await test.step("Next stays where it is, beside Back, in a narrow column, too", async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const { y } = (await next.boundingBox())!;
    expect((await button(figure, "Back").boundingBox())!.y).toBe(y);
    for (const move of await moves(figure).all()) {
      await expect(move).toHaveAttribute("aria-current", "step");
      expect((await next.boundingBox())!.y).toBe(y);
      await next.click();
    }
    await moves(figure).first().click();
  });
  await test.step("on a phone that lies, the first rows of the net are in sight; on paper its title is right above it", async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    for (const at of [0, 8, 10]) {
      await expect(place(figure, at)).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: "print" });
    const title = (await figure.locator(".figure-title").boundingBox())!;
    const net = (await figure.locator(".paint-net").boundingBox())!;
    expect(net.y - title.y).toBeGreaterThan(title.height);
    expect(net.y - title.y).toBeLessThan(80);
    await page.emulateMedia({ media: "screen" });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = await moves(figure).allTextContents();
  const choices = figure.locator(".wrong-turn-nets button");
  await test.step("the move that is shown, and the one before, may be wrong", async () => {
    for (const [at, made] of [0, 3].entries()) {
      for (let i = 0; i < 3 * at; i++) await next.click();
      await figure.getByRole("button", { name: "I went wrong" }).click();
      await expect(choices.first()).toContainText(`instead of ${shown[made]}`);
      await expect(choices.first()).toBeInViewport({ ratio: 1 });
      if (at === 0) await figure.getByRole("button", { name: "I went wrong" }).click();
    }
    await expect(choices.nth(8)).toContainText(`instead of ${shown[2]}`);
  });
  await test.step("after an earlier one, the moves made since are on the nets, too", async () => {
    const earlier = figure.locator(".wrong-turns details");
    await earlier.locator("summary").click();
    await expect(earlier).toContainText("the others up to move 3 were right");
    const first = earlier
      .getByRole("button")
      .filter({ hasText: /move 1$/ })
      .last();
    const [, wrong] = /^(\S+) instead of/.exec((await first.textContent())!)!;
    const net = await first
      .locator("i")
      .evaluateAll((all) =>
        all.map((one) => /--paint-(.)/.exec(one.getAttribute("style")!)![1]).join(""),
      );
    expect(net).toBe([wrong, shown[1], shown[2]].reduce(turned, cube));
    await earlier.locator("summary").click();
  });
  const choice = choices.first();
  const [, made] = /^(\S+) instead of/.exec((await choice.textContent())!)!;
  await choice.click();
  const astray = [...shown.slice(0, 3), made].reduce(turned, cube);
  await expect.poll(() => seen(figure)).toBe(astray);
  await expectSolves(figure, astray);
  await expect(choices).toHaveCount(0);
  await expect(figure.locator(".hand-box")).toBeFocused();
  await expect(figure.locator(".paint-net")).toBeInViewport({ ratio: 1 });
  await expect(next).toBeInViewport({ ratio: 1 });
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

test("a button that disappears when pressed passes the focus to the result, in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  for (const [net, name] of [
    ["WWGWRRRROGGGYYYYOWOOBBBB", "I have twisted it"],
    ["WWWWRRRRGGGGYYYYOOOOBBBR", "Change this sticker"],
    ["WWWGRRRRWGGGYYYYOOOOBBBB", "Change these 2 stickers"],
    ["WWWWGGGGRRRRYYYYBBBBOOOO", "Flip it"],
    ["WWWWGGGGRRRRYYYYBBBBOOOO", "My cube is like that"],
    ["WWWWRRRRGGGGYYYYOOOOBBB.", "Fill it in"],
  ]) {
    await test.step(name, async () => {
      const figure = await loadFigure(page, `solve/?yours=1.${net}`, "enter-cube");
      await button(figure, name).focus();
      await page.keyboard.press("Enter");
      await expect(figure.locator(".verdict")).toBeFocused();
      await expect(figure.getByRole("status").last()).toContainText("Cube number 0");
      if (name === "Fill it in") {
        await expect(yes(figure)).toBeInViewport({ ratio: 1 });
        await yes(figure).press("Enter");
        await expect(figure.locator(".verdict")).toBeFocused();
      }
      await expect(figure.locator(".hand-head")).toHaveText("It is solved.");
      await expect(figure.locator(".hand-head")).toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(figure.locator(":focus")).toHaveCount(1);
    });
  }
});

test("an empty net has no number; any typed number is a cube, also the example's", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/", "enter-cube");
  await openMore(figure);
  await figure.getByRole("tab", { name: "Text" }).click();
  const number = figure.locator("#your-number");
  for (const one of ["number", "order", "twists", "scramble"]) {
    await expect(figure.locator(`#your-${one}`)).toHaveValue("");
  }
  await test.step("after Enter the result is in view; a wrong text keeps its message", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const scramble = figure.locator("#your-scramble");
    await scramble.fill("L U Q");
    await page.keyboard.press("Enter");
    await expect(figure.locator("#your-scramble-message")).toContainText("move Q");
    await expect(scramble).toBeFocused();
    await scramble.fill("L U2 F'");
    await page.keyboard.press("Enter");
    await expect(figure.locator(".verdict")).toBeFocused();
    await expect(figure.locator(".hand-head")).toHaveText(
      "Solved in three turns, held as you painted it.",
    );
    await expect(figure.locator(".hand-head")).toBeInViewport({ ratio: 1 });
    await expectSolves(figure, turnSolid(toFacelets(SOLVED_CUBE), "L U2 F'"));
  });
  const example = cubeModel.initial;
  await number.fill(String(example));
  await expect.poll(() => seen(figure)).not.toContain(".");
  await expect(figure.getByRole("status").last()).toContainText(
    `Cube number ${grouped(example)}`,
  );
  await expect(figure.locator("#your-twists")).toHaveValue(
    unrankState(example).orientation.join(""),
  );
});

test("one corner of a solved cube is twisted: that one is marked and advised, and all others are listed whole", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    "solve/?yours=1.WWWGWRRRGRGGYYYYOOOOBBBB",
    "enter-cube",
  );
  const words = figure.locator(".twisted-corner");
  await expect(words).toContainText("the corner of green, white and red (UFR)");
  await expect(words).toContainText("twist it anticlockwise by a third");
  await expect(figure.locator("[data-wrong][data-place]")).toHaveText([..."GWR"]);
  const others = figure.locator(".repairs li");
  await expect(others).toHaveText(["DBL", "DFL", "DFR", "DBR", "UBL", "UFL", "UBR"]);
  expect(
    await others
      .locator("..")
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBe(0);
  const caption = figure.locator("figcaption");
  await expect(caption).not.toContainText("small sticker");
  await button(figure, "DFL").click();
  await expect(figure.locator(".paint-offer")).toHaveCount(3);
  await expect(caption).toContainText("a small sticker shows the repair");
});

test("a sticker made blank stays so, and is filled in when the reader says so", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/?cube=1.5", "enter-cube");
  const cube = await seen(figure);
  for (const at of [9, 4]) {
    await place(figure, at).click();
    await button(figure, "no colour").click();
    await expect(place(figure, at)).toHaveText("");
    await expect(figure.locator(".verdict")).toContainText(
      "Only one cube fits. Paint the rest, or let the page fill it in.",
    );
  }
  await button(figure, "Fill it in").click();
  await expect.poll(() => seen(figure)).toBe(cube);
  await expect(yes(figure)).toBeVisible();
  await button(figure, "Paint mine").click();
  await colour(figure, "R").click();
  await expect(figure.locator("figcaption")).toContainText(
    "1 of 24 stickers is painted",
  );
});

test("before there is a cube, its pieces and its scramble say what to do", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/", "enter-cube");
  await openMore(figure);
  await figure.getByRole("tab", { name: "New scramble" }).click();
  await expect(figure.locator(".scramble")).toContainText(
    "There is none yet: paint one",
  );
  await expect(figure.locator(".scramble-moves")).toHaveCount(0);
  await button(figure, "Random scramble").click();
  await expect(figure.locator(".scramble-moves")).toHaveText(/^[URF2′ ]+$/, {
    timeout: 30_000,
  });
  await button(figure, "Paint mine").click();
  await figure.getByRole("tab", { name: "Pieces" }).click();
  await expect(figure.getByText("No piece has a colour yet")).toBeVisible();
  await expect(figure.getByText("Tap to twist one")).toHaveCount(0);
  await colour(figure, "W").click();
  await expect(figure.getByText("Tap to twist one")).toBeVisible();
  const painted = await seen(figure);
  const bare = figure.locator('[data-corner="4"]');
  await expect(bare).toHaveAccessibleName(/: blank, blank, blank$/);
  await bare.click();
  await expect(figure.getByText("in position 5 has no colour yet")).toBeVisible();
  expect(await seen(figure)).toBe(painted);
  await button(figure, "Paint mine").click();
  await button(figure, "Start with a solved cube").focus();
  await page.keyboard.press("Enter");
  expect(await seen(figure)).toMatch(SOLVED);
  await expect(figure.locator('[data-corner="0"]')).toBeFocused();
  await expect(figure.getByText("Tap to twist one")).toBeVisible();
});

test("all ways to enter a cube begin at the same height, and a label is nearest to its own field", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/", "enter-cube");
  await openMore(figure);
  await figure.getByRole("tab", { name: "Text" }).click();
  const { gaps, labels } = await figure.evaluate((root) => {
    const bottom = root.querySelector(".your-ways")!.getBoundingClientRect().bottom;
    const tops = [...root.querySelectorAll(".your-panel")].map((panel) => {
      const shown = [...panel.querySelectorAll("*")].map((one) =>
        one.getBoundingClientRect(),
      );
      return Math.min(
        ...shown.filter(({ height }) => height > 0).map(({ top }) => top),
      );
    });
    const fields = [...root.querySelectorAll(".type-fields .typed-field")];
    return {
      gaps: tops.map((top) => Math.round(top - bottom)),
      labels: fields.slice(1).map((field, i) => {
        const label = field.querySelector("label")!.getBoundingClientRect();
        const own = field.querySelector("input")!.getBoundingClientRect();
        const before = fields[i].getBoundingClientRect();
        return { toOwn: own.top - label.bottom, toBefore: label.top - before.bottom };
      }),
    };
  });
  expect(gaps).toHaveLength(6);
  expect(new Set(gaps).size).toBe(1);
  expect(gaps[0]).toBeGreaterThan(8);
  for (const { toOwn, toBefore } of labels) {
    expect(toOwn).toBeGreaterThan(6);
    expect(toBefore).toBeGreaterThan(toOwn + 3);
  }
});

test("the cube goes along to the next page and the next visit, with the way back; an address wins", async ({
  page,
}) => {
  const figure = await loadFigure(page, "solve/", "enter-cube");
  const empty = await seen(figure);
  expect(empty).toMatch(/^\.+$/);
  await colour(figure, "R").click();
  expect(await seen(figure)).toBe(`R${empty.slice(1)}`);
  await chooseAction(figure, "Undo");
  expect(await seen(figure)).toBe(empty);
  await expect(actionOf(figure, "Undo")).toHaveAttribute("aria-disabled", "true");
  await figure.getByRole("button", { name: "Random" }).click();
  await expect.poll(() => seen(figure)).not.toBe(empty);
  const number = await figure.locator(".verdict-number").textContent();
  const there = await loadFigure(page, "moves/", "turn-number");
  await expect(there).toContainText(number!);
  // Also the cube that the page begins with.
  await loadFigure(page, "solve/?cube=1.1234567", "enter-cube");
  await expect(figure.locator(".verdict-number")).toHaveText("1,234,567");
  await chooseAction(figure, "Undo");
  await expect(figure.locator(".verdict-number")).toHaveText(number!);
  await loadFigure(page, "solve/?cube=1.0", "enter-cube");
  await expect(figure.locator(".verdict-number")).toHaveText("0");
  await chooseAction(figure, "Undo");
  await expect(figure.locator(".verdict-number")).toHaveText(number!);
  await chooseAction(figure, "Undo");
  await expect(figure.locator(".verdict-number")).toHaveText("1,234,567");
  // Where the address names no cube, the page waits for the reader’s.
  await loadFigure(page, "solve/", "enter-cube");
  expect(await seen(figure)).toBe(empty);
});

test("a scramble for a real cube: made on a solved one, held as the page says, it looks as the net does", async ({
  page,
}) => {
  const figure = await loadFigure(
    page,
    `solve/?yours=1.${anyCube(WESTERN, "y")}`,
    "enter-cube",
  );
  await openMore(figure);
  await figure.getByRole("tab", { name: "New scramble" }).click();
  const shown = figure.locator(".scramble-moves");
  const solved = [...WESTERN].map((letter) => letter.repeat(4)).join("");
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

test("at two hundred per cent, on a phone and on a laptop, all can be reached by scrolling down, and nothing lies on the net", async ({
  page,
}) => {
  const impossible = "yours=1.YWWGRBBBBYWRRYOWGOYGOORG";
  const sizes = [
    { width: 195, height: 422 },
    { width: 640, height: 360 },
  ];
  for (const query of ["", "?cube=1.5", `?${impossible}`]) {
    const figure = await loadFigure(page, `solve/${query}`, "enter-cube");
    await openMore(figure);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const tab of await figure.getByRole("tab").all()) {
        await tab.click();
        const measured = await figure.evaluate(measure);
        expect(measured, `${query} ${await tab.textContent()}`).toEqual({
          wide: size.width,
          under: [],
        });
      }
    }
  }
});

/** Runs in the page: how wide it is, and the stickers that cannot be pressed in their middle. */
function measure(figure: Element) {
  const stickers = [...figure.querySelectorAll<HTMLElement>(".paint-sticker")];
  const under = stickers.filter((sticker) => {
    sticker.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = sticker.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !top || !sticker.contains(top);
  });
  return {
    wide: document.documentElement.scrollWidth,
    under: under.map((one) => one.dataset["place"]),
  };
}
