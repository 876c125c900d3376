import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { netOfCube } from "#figures/solving/your-cube/check-net.ts";
import { verdictOf } from "#figures/solving/your-cube/your-cube-model.ts";
import {
  bindReaderCube,
  cubeHistory,
  edit,
  goToCube,
  yourCube,
} from "#figures/solving/your-cube/your-cube-store.ts";
import { FACES } from "#lib/index.ts";
import { BLANK } from "#lib/puzzle/colourings.ts";

const FIRST = readerCube.model.initial;

beforeAll(() => {
  vi.useFakeTimers();
  const url = new URL("https://example.test/solving/");
  vi.stubGlobal("location", { href: url.href, search: "" });
  vi.stubGlobal("history", { state: null, replaceState() {} });
  bindReaderCube();
});

beforeEach(() => {
  while (yourCube.canUndo.value) yourCube.undo();
  expect(shown()).toEqual({ page: FIRST, net: FIRST });
});

/** The indices of the page's cube and of the net; undefined where the net isn't a cube. */
const shown = () => ({
  page: readerCube.state.value,
  net: verdictOf(yourCube.state.value).cube?.index,
});

const both = (index: number) => ({ page: index, net: index });

/** Facelet by facelet, like a reader: in between, the net isn't a cube. */
function paintAnew(index: number) {
  edit({ type: "clear" });
  netOfCube(index, FACES).forEach((colour, place) =>
    edit({ type: "paint", place, colour }),
  );
}

describe("one history of the page's cube", () => {
  test("whatever figure changes the cube, the net and the page show the same", () => {
    edit({ type: "index", index: 5 });
    expect(shown()).toEqual(both(5));
    goToCube(730);
    expect(shown()).toEqual(both(730));
    paintAnew(42);
    expect(shown()).toEqual(both(42));
  });

  test("undo beside the net takes back what other figures did, step by step", () => {
    const numbers = [3, 730, 3_000_000, 17];
    numbers.forEach(goToCube);
    for (const index of [3_000_000, 730, 3, FIRST]) {
      yourCube.undo();
      expect(shown()).toEqual(both(index));
    }
    expect(yourCube.canUndo.value).toBe(false);
    for (const index of numbers) {
      yourCube.redo();
      expect(shown()).toEqual(both(index));
    }
  });

  test("undo in another figure takes back what was done to the net, step by step", () => {
    const numbers = [3, 730, 3_000_000, 17];
    for (const index of numbers) edit({ type: "index", index });
    for (const index of [3_000_000, 730, 3, FIRST]) {
      cubeHistory.undo();
      expect(shown()).toEqual(both(index));
    }
    expect(cubeHistory.canUndo.value).toBe(false);
    for (const index of numbers) {
      cubeHistory.redo();
      expect(shown()).toEqual(both(index));
    }
  });

  test("undo here and there in turn goes back one cube each, and never forth", () => {
    [1, 2, 3, 4, 5, 6].forEach((index) =>
      index % 2 ? goToCube(index) : edit({ type: "index", index }),
    );
    for (const index of [5, 4, 3, 2, 1, FIRST]) {
      (index % 2 ? cubeHistory : yourCube).undo();
      expect(shown()).toEqual(both(index));
    }
  });

  test("where no net is seen, a step goes past all that was painted on the way", () => {
    goToCube(730);
    paintAnew(42);
    cubeHistory.undo();
    expect(shown()).toEqual(both(730));
    cubeHistory.redo();
    expect(shown()).toEqual(both(42));
    yourCube.undo();
    expect(shown()).toEqual({ page: 42, net: undefined });
    expect(yourCube.state.value.colouring).toContain(BLANK);
    cubeHistory.undo();
    expect(shown()).toEqual(both(730));
  });

  test("an unfinished net that no cube came of is put back", () => {
    goToCube(8);
    edit({ type: "clear" });
    expect(shown()).toEqual({ page: 8, net: undefined });
    goToCube(8);
    expect(shown()).toEqual(both(8));
    yourCube.undo();
    expect(shown()).toEqual({ page: 8, net: undefined });
    cubeHistory.undo();
    expect(shown()).toEqual(both(FIRST));
  });

  test("reset in either is undone in the other", () => {
    goToCube(11);
    cubeHistory.reset();
    expect(shown()).toEqual(both(FIRST));
    yourCube.undo();
    expect(shown()).toEqual(both(11));
    yourCube.reset();
    cubeHistory.undo();
    expect(shown()).toEqual(both(11));
  });

  test("the cube at hand chosen again is no step, however it is held", () => {
    edit({ type: "colouring", colouring: [..."FFFFRRRRDDDDBBBBLLLLUUUU"] });
    expect(shown()).toEqual(both(0));
    const net = yourCube.state.value;
    goToCube(0);
    expect(yourCube.state.value).toBe(net);
  });
});
