import { describe, expect, test } from "vitest";
import { KINDS } from "../../../../src/components/figures/gods-algorithm/farthest/farthest-kinds.ts";
import {
  farthestModel,
  nFarthest,
} from "../../../../src/components/figures/gods-algorithm/farthest/farthest-model.ts";
import { boundOf } from "../../../../src/components/figures/gods-algorithm/lower-bounds/bound-of.ts";
import { farthestIn } from "../../../../src/components/figures/gods-algorithm/whole-table/farthest-in.ts";
import { wholeTableAtBuild } from "../../../../src/components/figures/gods-algorithm/whole-table/tables-at-build.ts";
import { unrankState } from "../../../../src/lib/index.ts";

const { update, encode, decode, initial, describe: inWords } = farthestModel;

describe("the list of the farthest", () => {
  test("every place of both lists is read back from an address", () => {
    for (const metric of ["HTM", "QTM"] as const) {
      for (let place = 0; place < nFarthest(metric); place++) {
        expect(decode(encode({ metric, place }))).toEqual({ metric, place });
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
    expect(last.place).toBe(nFarthest("HTM") - 1);
    expect(update(last, { type: "step", by: 1 })).toEqual(initial);
  });

  test("places stop at the ends, and nothing changes when nothing does", () => {
    expect(update(initial, { type: "place", place: 1e9 }).place).toBe(
      nFarthest("HTM") - 1,
    );
    expect(update(initial, { type: "place", place: -5 })).toBe(initial);
    expect(update(initial, { type: "metric", metric: "HTM" })).toBe(initial);
  });

  test("another metric begins its own list", () => {
    const far = update(initial, { type: "place", place: 2000 });
    expect(update(far, { type: "metric", metric: "QTM" })).toEqual({
      metric: "QTM",
      place: 0,
    });
  });

  test("readers count places from 1", () => {
    expect(inWords(initial)).toBe("Number 1 of the 2644 farthest in HTM.");
  });
});

describe("kinds of farthest positions", () => {
  const [atHome, untwisted, shortShadow] = KINDS;

  test.each(["HTM", "QTM"] as const)("are what their names say, %s", (metric) => {
    for (const index of farthestIn(wholeTableAtBuild(metric))) {
      const { permutation, orientation } = unrankState(index);
      expect(atHome.isOne(index, metric)).toBe(permutation.every((p, i) => p === i));
      expect(untwisted.isOne(index, metric)).toBe(orientation.every((t) => t === 0));
      const { permutation: order, orientation: twists } = boundOf(index, metric);
      expect(shortShadow.isOne(index, metric)).toBe(order <= 3 && twists <= 3);
    }
  });
});
