import { expect, type Locator, type Page } from "@playwright/test";
import { toFacelets, unrankState } from "#lib/index.ts";

/**
 * The 24 letters as a reader sees them in space: each side of each small cube is located
 * where the style sheets put it, faces U R F D L B row by row.
 */
export function lettersInSpace(figure: Locator): Promise<string> {
  return figure.locator(".cube-space").evaluate((space) => {
    const views = [
      [[0, -1, 0], [1, 0, 0], [0, 0, 1]],
      [[1, 0, 0], [0, 0, -1], [0, 1, 0]],
      [[0, 0, 1], [1, 0, 0], [0, 1, 0]],
      [[0, 1, 0], [1, 0, 0], [0, 0, -1]],
      [[-1, 0, 0], [0, 0, 1], [0, 1, 0]],
      [[0, 0, -1], [-1, 0, 0], [0, 1, 0]],
    ]; // prettier-ignore
    const matrixOf = (element: Element) =>
      new DOMMatrix(getComputedStyle(element).transform);
    const hold = matrixOf(space.querySelector(".cube-hold")!);
    const sides = [...space.querySelectorAll<HTMLElement>(".cube-side")].map((side) => {
      const matrix = hold.multiply(matrixOf(side));
      return {
        at: [matrix.m41, matrix.m42, matrix.m43],
        facing: [matrix.m31, matrix.m32, matrix.m33],
        edge: 2 * side.offsetWidth,
        letter: side.textContent,
      };
    });
    const near = (a: number[], b: number[], slack: number) =>
      a.every((along, axis) => Math.abs(along - b[axis]) < slack);
    return views
      .flatMap(([facing, right, down]) =>
        [-1, 1].flatMap((row) =>
          [-1, 1].map((column) => {
            const found = sides.filter(({ at, edge, facing: looks }) => {
              const place = facing.map(
                (f, i) => (edge / 4) * (2 * f + column * right[i] + row * down[i]),
              );
              return near(at, place, 2) && near(looks, facing, 0.01);
            });
            return found.length === 1 ? found[0].letter : "?";
          }),
        ),
      )
      .join("");
  });
}

/**
 * Waits until the cube shows the state with a given index, with no turn in progress.
 *
 * @param written  the letters on the stickers of each face, if not its own letter
 */
export async function expectCube(
  figure: Locator,
  index: number,
  written: Readonly<Record<string, string>> = {},
): Promise<void> {
  const letters = [...toFacelets(unrankState(index))];
  await expect
    .poll(() => lettersInSpace(figure))
    .toBe(letters.map((letter) => written[letter] ?? letter).join(""));
}

/** The view angle: the rotations as written in the style. */
export function viewOf(figure: Locator): Promise<string> {
  return figure
    .locator(".cube-space")
    .evaluate((space) => (space as HTMLElement).style.transform);
}

/** A facelet of the cube as seen on the screen, by its index in `FACELETS`. */
export async function middleOf(figure: Locator, facelet: number) {
  const sticker = figure.locator(`.cube-view [data-facelet="${facelet}"]`);
  await sticker.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await sticker.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves a finger with real touch events of the browser. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", part?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        part === undefined
          ? []
          : [{ x: from.x + part * by.x, y: from.y + part * by.y }],
    });
  await send("touchStart", 0);
  for (let step = 1; step <= 10; step++) await send("touchMove", step / 10);
  await send("touchEnd");
}
