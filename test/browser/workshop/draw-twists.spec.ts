import type { Locator } from "@playwright/test";
import { expect, loadFigure, test } from "../visit.ts";

const beadsOf = (figure: Locator) => figure.locator(".draw-plane .numbered-bead");
const marksOf = (figure: Locator) => figure.locator(".draw-plane .twist-mark");

test("beads get sides, and moves twist them, by mouse or finger @phone", async ({
  page,
  hasTouch,
}) => {
  const figure = await loadFigure(page, "workshop/", "draw-puzzle");
  const text = figure.getByRole("textbox");
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  const button = (name: string) => figure.getByRole("button", { name, exact: true });
  await text.fill("beads 3");
  await figure.getByLabel("Number of sides").selectOption("3");
  await expect(button("Sides")).toHaveAttribute("aria-pressed", "true");
  for (const bead of [0, 1]) await press(beadsOf(figure).nth(bead));
  await expect(text).toHaveValue("beads 3\nsides 3: 1 2");
  await expect(marksOf(figure)).toHaveCount(2);

  // A cycle in which the first bead is twisted by two, and a bead that cannot join it.
  await press(button("New move"));
  const plane = figure.getByRole("application");
  const downTo = async () =>
    (await plane.boundingBox())!.y - (await figure.boundingBox())!.y;
  const before = await downTo();
  await press(beadsOf(figure).nth(0));
  expect(await downTo()).toBe(before);
  await press(beadsOf(figure).nth(2));
  const hint = figure.locator(".draw-hint");
  await expect(hint).toHaveText(
    "Bead 1 has 3 sides, but bead 3 has no sides. Beads that trade positions need the same number.",
  );
  expect(await downTo()).toBe(before);
  for (const bead of [1, 0, 0, 0]) await press(beadsOf(figure).nth(bead));
  await expect(text).toHaveValue("beads 3\nsides 3: 1 2\nA (1+2 2)");
  await press(button("New move"));
  for (const bead of [1, 1]) await press(beadsOf(figure).nth(bead));
  await expect(text).toHaveValue("beads 3\nsides 3: 1 2\nA (1+2 2)\nB (2+1)");
  await expect(figure.locator(".drawn-twist text")).toHaveText(["+2", "+1"]);
  await expect(figure.locator("figcaption")).toContainText("all 18 states");

  const still = await marksOf(figure).nth(1).getAttribute("d");
  await press(button("B"));
  await expect(marksOf(figure).nth(1)).not.toHaveAttribute("d", still!);
  await press(button("B'"));
  await expect(marksOf(figure).nth(1)).toHaveAttribute("d", still!);
  await press(button("A"));
  await expect(figure.locator(".draw-plane .net-label")).toHaveText(["2", "1", "3"]);

  // The address brings it back, turned as it is, and so does the next visit.
  const shown = await marksOf(figure).evaluateAll((marks) =>
    marks.map((mark) => mark.getAttribute("d")),
  );
  await expect(page).toHaveURL(/drawing=[^&]*-331-_200_010-020(&|$)/);
  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect(text).toHaveValue("beads 3\nsides 3: 1 2\nA (1+2 2)\nB (2+1)");
  expect(
    await marksOf(figure).evaluateAll((marks) =>
      marks.map((mark) => mark.getAttribute("d")),
    ),
  ).toEqual(shown);

  await press(figure.getByRole("button", { name: "Work on it above" }));
  const caption = page.locator("#turn-puzzle figcaption");
  await expect(caption).toContainText("the solved state: its index is 0 (0 to 17)");
  await expect(page.locator("#turn-puzzle .puzzle-stage .twist-mark")).toHaveCount(2);
});

test("a bead is placed, given sides and twisted by keyboard alone, and it is undone", async ({
  page,
}) => {
  const figure = await loadFigure(page, "workshop/", "draw-puzzle");
  const text = figure.getByRole("textbox");
  const plane = figure.getByRole("application");
  const choose = (name: string) =>
    figure.getByRole("button", { name, exact: true }).press("Enter");
  await text.fill("beads 0");
  await choose("Place");
  await plane.press("Enter");
  await figure.getByLabel("Number of sides").focus();
  await page.keyboard.press("ArrowDown");
  await plane.press("Enter");
  await expect(text).toHaveValue("beads 1\nsides 3");
  await choose("New move");
  for (let press = 0; press < 3; press++) await plane.press("Enter");
  await expect(text).toHaveValue("beads 1\nsides 3\nA (1+2)");
  await expect(plane).toHaveAccessibleName(/bead 1, 3 sides, twisted by 2 in move A/);
  await plane.press("Enter");
  await expect(text).toHaveValue("beads 1\nsides 3\nA");
  await plane.press("Control+z");
  await expect(text).toHaveValue("beads 1\nsides 3\nA (1+2)");
  await expect(figure.locator("figcaption")).toContainText("all 3 states");
});

test("a clock is typed as a text, a slip in it is explained and kept, and it is turned", async ({
  page,
}) => {
  const figure = await loadFigure(page, "workshop/", "draw-puzzle");
  const text = figure.getByRole("textbox");
  const slip = "beads 2\nsides 12\nA (1+1)(2+12)";
  await text.fill(slip);
  await expect(figure.locator(".definition-problem")).toHaveText(
    "Line 3: bead 2 is twisted by 12; expected 0 to 11, because it has 12 sides. The picture and the count won’t change until that is right.",
  );
  await expect(text).toHaveValue(slip);
  await expect(beadsOf(figure)).toHaveCount(6);
  await text.fill(slip.replace("+12", "+11"));
  await expect(marksOf(figure)).toHaveCount(2);
  await figure.getByRole("button", { name: "A", exact: true }).click();
  const [there, back] = await marksOf(figure).evaluateAll((marks) =>
    marks.map((mark) => mark.getAttribute("d")),
  );
  expect(there).not.toBe(back);
  await expect(figure.locator("figcaption")).toContainText("12 of 288 states");
});

test("what a move twists turns on its way, where the reader wants motion @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const figure = await loadFigure(page, "workshop/", "draw-puzzle");
  await figure.getByRole("textbox").fill("beads 2\nsides 4\nA (1+1 2)\nB (1+2)");
  /** How the marks begin to move. */
  const beginnings = (name: string) =>
    figure.evaluate((frame, move) => {
      const buttons = [
        ...frame.querySelectorAll<HTMLButtonElement>(".puzzle-moves button"),
      ];
      buttons.find(({ textContent }) => textContent === move)!.click();
      return new Promise<string[]>((resolve) =>
        requestAnimationFrame(() =>
          resolve(
            [...frame.querySelectorAll(".twist-mark")].flatMap((mark) =>
              mark
                .parentElement!.getAnimations()
                .map(({ effect }) =>
                  String((effect as KeyframeEffect).getKeyframes()[0]["transform"]),
                ),
            ),
          ),
        ),
      );
    }, name);
  const [still, twisted] = await beginnings("A");
  expect(still).toContain("rotate(0deg)");
  expect(twisted).toContain("rotate(-90deg)");
  expect(await beginnings("B")).toEqual(["translate(0px, 0px) rotate(-180deg)"]);
});
