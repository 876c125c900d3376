// A reader with a cube in hand, who sees 24 stickers and nothing else.
import { expect, type Locator } from "@playwright/test";
import { FACES, N_STATES, toFacelets, unrankState } from "#lib/index.ts";
import { seeded } from "../../lib/puzzle/seeded.ts";
import { turnSolid } from "../../lib/puzzle/solid-cube.ts";

export const LETTERS = "WRGYOB";
export const NAMES = ["white", "red", "green", "yellow", "orange", "blue"];

/** The usual scheme, white opposite blue as on Japanese cubes, and the mirror image. */
export const [WESTERN, JAPANESE, MIRRORED] = ["WRGYOB", "WRGBOY", "WOGYRB"];

/** The letters of a scrambled cube in some hold: what its owner sees, face by face. */
export function anyCube(scheme: string, hold: string): string {
  const random = seeded(1 + [...scheme, ...hold].reduce(hash, 0));
  const seen = turnSolid(toFacelets(unrankState(random(N_STATES))), hold);
  return Array.from(seen, (face) => scheme[FACES.indexOf(face as "U")]).join("");
}

const hash = (sum: number, letter: string) =>
  (sum * 31 + letter.charCodeAt(0)) % 1_000_000;

export const place = (figure: Locator, at: number) =>
  figure.locator(`[data-place="${at}"]`);
export const lit = (figure: Locator) => figure.locator("[data-place][data-lit]");
export const moves = (figure: Locator) => figure.locator(".hand-moves button");
export const button = (figure: Locator, name: string) =>
  figure.getByRole("button", { name, exact: true });
export const colour = (figure: Locator, letter: string) =>
  figure.getByRole("button", {
    name: new RegExp(`^${NAMES[LETTERS.indexOf(letter)]} `),
  });

/** The net's contents, as letters of paints, with points for blanks. */
export const seen = (figure: Locator) =>
  figure
    .locator("[data-place]")
    .evaluateAll((places) =>
      places.map((one) => one.firstChild?.textContent || ".").join(""),
    );

/**
 * Paints the selected facelet until none is selected.
 *
 * @param give  gives the lit place a colour
 * @returns     the places that were asked for
 */
export async function paint(
  figure: Locator,
  cube: string,
  give: (letter: string) => Promise<void>,
): Promise<number[]> {
  for (const asked: number[] = []; ;) {
    const [at] = await lit(figure).evaluateAll((places) =>
      places.map((one) => Number((one as HTMLElement).dataset["place"])),
    );
    if (at === undefined) return asked;
    await give(cube[at]);
    await expect(place(figure, at)).toHaveText(cube[at]);
    asked.push(at);
  }
}

/** The answer to whether the cube looks as the page has filled it in. */
export const yes = (figure: Locator) => button(figure, "Yes, show the moves");

/** The cube after a move as it is printed, with a prime. */
export const turned = (cube: string, name: string) =>
  turnSolid(cube, name.replace("′", "'"));

export const SOLVED = /^(?:(.)\1{3}){6}$/;

/** Makes the moves that the page shows, on stickers in space. */
export async function expectSolves(figure: Locator, cube: string): Promise<void> {
  await expect(moves(figure).first()).toBeVisible();
  expect((await moves(figure).allTextContents()).reduce(turned, cube)).toMatch(SOLVED);
}

/** Makes one large move after the other, until the page says that the cube is solved. */
export async function followMoves(
  figure: Locator,
  cube: string,
  next: () => Promise<void>,
): Promise<void> {
  await expect(moves(figure).first()).toBeVisible();
  const shown = figure.locator(".hand-next");
  let stickers = cube;
  for (const name of await moves(figure).allTextContents()) {
    await expect(shown.locator("b")).toHaveText(name);
    stickers = turned(stickers, name);
    await next();
  }
  await expect(shown).toContainText("solved");
  expect(stickers).toMatch(SOLVED);
}
