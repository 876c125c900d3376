import { describe, expect, test } from "vitest";
import { FARTHEST_KINDS } from "#figures/gods-algorithm/farthest/farthest-kinds.ts";
import {
  farthestModel,
  countFarthest,
} from "#figures/gods-algorithm/farthest/farthest-model.ts";
import { cubeBounds } from "#figures/gods-algorithm/lower-bounds/cube-bounds.ts";
import { farthestStates } from "#figures/gods-algorithm/whole-table/farthest-states.ts";
import { wholeTableAtBuild } from "#figures/gods-algorithm/whole-table/precomputed-tables.ts";
import { unrankState } from "#lib/index.ts";

const { update, encode, decode, initial, describe: inWords } = farthestModel;

describe("the list of the farthest", () => {
  test("every state of both lists is read back from an address", () => {
    for (const metric of ["HTM", "QTM"] as const) {
      for (let listIndex = 0; listIndex < countFarthest(metric); listIndex++) {
        expect(decode(encode({ metric, listIndex }))).toEqual({ metric, listIndex });
      }
    }
  });

  test.each([
    "",
    "HTM",
    "HTM0",
    "HTM2645",
    "QTM277",
    "HTM1.5",
    "htm3",
    "HTM-1",
    "QTM12345",
  ])("%j is refused in words", (text) =>
    expect(() => decode(text)).toThrow(/HTM17|from 1 to/),
  );

  test("steps go round at both ends", () => {
    const last = update(initial, { type: "step", by: -1 });
    expect(last.listIndex).toBe(countFarthest("HTM") - 1);
    expect(update(last, { type: "step", by: 1 })).toEqual(initial);
  });

  test("list numbers stop at the ends, and nothing changes when nothing does", () => {
    expect(update(initial, { type: "select", listIndex: 1e9 }).listIndex).toBe(
      countFarthest("HTM") - 1,
    );
    expect(update(initial, { type: "select", listIndex: -5 })).toBe(initial);
    expect(update(initial, { type: "metric", metric: "HTM" })).toBe(initial);
  });

  test("another metric begins its own list", () => {
    const far = update(initial, { type: "select", listIndex: 2000 });
    expect(update(far, { type: "metric", metric: "QTM" })).toEqual({
      metric: "QTM",
      listIndex: 0,
    });
  });

  test("list numbers count from 1", () => {
    expect(inWords(initial)).toBe("Number 1 of the 2644 hardest states in HTM.");
  });
});

describe("kinds of farthest states", () => {
  const [atHome, untwisted, shortShadow] = FARTHEST_KINDS;

  test.each(["HTM", "QTM"] as const)("are what their names say, %s", (metric) => {
    for (const index of farthestStates(wholeTableAtBuild(metric))) {
      const { permutation, orientation } = unrankState(index);
      expect(atHome.matches(index, metric)).toBe(permutation.every((p, i) => p === i));
      expect(untwisted.matches(index, metric)).toBe(orientation.every((t) => t === 0));
      const { permutation: order, orientation: twists } = cubeBounds(index, metric);
      expect(shortShadow.matches(index, metric)).toBe(order <= 3 && twists <= 3);
    }
  });
});
