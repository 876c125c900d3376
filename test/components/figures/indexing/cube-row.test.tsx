import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { CubeRow } from "#figures/indexing/cube-row/CubeRow.tsx";
import { NumberedCube } from "#kit/cube/NumberedCube.tsx";
import { SOLVED, toFacelets, unrankState } from "#lib/index.ts";

/** The facelets of positions 1 to 7 that can be seen from the front right, from the top on. */
const VISIBLE = [[1, 5], [3, 4, 9], [2, 8], [0], [7], [6, 11], [10]];

/** What is on the visible stickers of each position. */
const corners = (svg: string) =>
  svg
    .split(/<g data-position="\d"/)
    .slice(1)
    .map((corner) =>
      [...corner.matchAll(/class="sticker-(\w)".*?<text[^>]*>(\d)</g)].map(
        ([, letter, piece]) => ({ letter, piece: Number(piece) }),
      ),
    );

test.each([0, 1_234_567, 3_674_159])("every sticker of cube %i", (index) => {
  const state = unrankState(index);
  const facelets = toFacelets(state);
  const drawn = corners(render(<NumberedCube state={state} lit={0} />));
  expect(drawn).toEqual(
    VISIBLE.map((places, position) =>
      places.map((place) => ({
        letter: facelets[place],
        piece: state.permutation[position] + 1,
      })),
    ),
  );
});

test("on the solved cube, every piece is in the position with its own number", () => {
  const drawn = corners(render(<NumberedCube state={SOLVED} lit={0} />));
  expect(drawn.map(([{ piece }]) => piece)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("the page reads the first position before any script runs", () => {
  const html = render(<CubeRow />).replace(/<[^>]+>/g, "");
  expect(html).toContain("Position 1 holds piece 3.");
  expect(html).toContain(
    "the white, green and orange corner, which belongs in position 3.",
  );
});
