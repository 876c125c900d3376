import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import {
  BY_RING,
  inversionsOf,
  SWAPS_FROM,
  permutationAt,
  RING_OF,
  RING_SIZES,
  shortestSwapPath,
} from "#figures/building-tables/rings/permutation-rings.ts";
import { PermutationRings } from "#figures/building-tables/rings/PermutationRings.tsx";
import {
  RING_ANGLES,
  ringPoint,
  shorterTurn,
  swapLine,
} from "#figures/building-tables/rings/ring-layout.ts";
import { ringQuestions } from "#figures/building-tables/rings/ring-questions.ts";
import { ringsModel } from "#figures/building-tables/rings/rings-model.ts";

test("the rings are the Mahonian numbers, and a ring is a number of inversions", () => {
  expect(RING_SIZES).toEqual([1, 3, 5, 6, 5, 3, 1]);
  for (const index of BY_RING) {
    expect(inversionsOf(permutationAt(index))).toHaveLength(RING_OF[index]);
  }
  expect(inversionsOf([2, 3, 0, 1])).toEqual([
    [2, 0],
    [2, 1],
    [3, 0],
    [3, 1],
  ]);
});

test("a path goes from the middle to the permutation, one swap and one ring at a time", () => {
  for (const index of BY_RING) {
    const path = shortestSwapPath(index);
    expect(path.map((each) => RING_OF[each])).toEqual([...path.keys()]);
    expect(path.at(-1)).toBe(index);
    path.slice(1).forEach((to, i) => expect(SWAPS_FROM[path[i]]).toContain(to));
  }
});

describe("the drawing", () => {
  const swaps = BY_RING.flatMap((from) =>
    SWAPS_FROM[from]
      .filter((to) => RING_OF[to] > RING_OF[from])
      .map((to) => [from, to] as const),
  );

  test("no two swaps cross", () => {
    expect(swaps).toHaveLength(36);
    for (const [a, b] of swaps) {
      for (const [c, d] of swaps) {
        if (a === c || b === d || RING_OF[a] !== RING_OF[c] || a === 0) continue;
        const start = shorterTurn(RING_ANGLES[a] - RING_ANGLES[c]);
        const end =
          start +
          shorterTurn(RING_ANGLES[b] - RING_ANGLES[a]) -
          shorterTurn(RING_ANGLES[d] - RING_ANGLES[c]);
        // The angle between the two lines never passes 0 on its way outwards.
        const crosses = start > 0 ? end <= 0 || end >= 360 : end >= 0 || end <= -360;
        if (crosses) expect.fail(`swaps ${a}–${b} and ${c}–${d} cross`);
      }
    }
  });

  test("a swap's line stays between its two rings", () => {
    for (const [inner, outer] of swaps) {
      const points = swapLine(inner, outer);
      const radii = points.map(([x, y]) => Math.hypot(x, y));
      expect(radii).toEqual(radii.toSorted((p, q) => p - q));
      for (const [point, end] of [
        [points[0], ringPoint(inner)],
        [points.at(-1)!, ringPoint(outer)],
      ]) {
        expect(Math.hypot(point[0] - end[0], point[1] - end[1])).toBeCloseTo(0);
      }
    }
  });

  test("no two labels overlap, on a desktop or on a phone", () => {
    const screens = [
      { width: 420, height: 392, label: { width: 48, height: 24 } },
      { width: 300, height: 432, label: { width: 38.4, height: 24 } },
    ];
    for (const { width, height, label } of screens) {
      for (const a of BY_RING) {
        for (const b of BY_RING) {
          const [p, q] = [ringPoint(a), ringPoint(b)];
          const apart =
            (Math.abs(p[0] - q[0]) * width) / 2 >= label.width ||
            (Math.abs(p[1] - q[1]) * height) / 2 >= label.height;
          if (a !== b && !apart) expect.fail(`${a} and ${b} overlap at ${width}`);
        }
      }
    }
  });

  test("the example and its path are drawn at build", () => {
    const html = render(<PermutationRings />);
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-label="3 4 1 2, distance 4" aria-pressed="true"/);
    expect(html.match(/class="swap-label /g)).toHaveLength(20);
  });
});

describe("the state", () => {
  const { initial, update, encode, decode, describe: say } = ringsModel;

  test("every state can be linked", () => {
    for (const index of BY_RING) {
      for (let ring = RING_OF[index]; ring < RING_SIZES.length; ring++) {
        expect(decode(encode({ ring, index }))).toEqual({ ring, index });
      }
    }
    expect(encode(initial)).toBe("4-3412");
  });

  test.each([
    ["", "such as 4-3412"],
    ["4", "such as 4-3412"],
    ["7-1234", "the last ring is 6"],
    ["4-3312", "Piece 3 appears twice"],
    ["4-341", "missing"],
    ["4-34125", "there are four pieces"],
    ["3-3412", "3 4 1 2 is on ring 4, outside of ring 3"],
  ])("the address “%s” is refused in words", (text, words) => {
    expect(() => decode(text)).toThrow(words);
  });

  test("a selection stays on the filled rings", () => {
    const inner = update(initial, { type: "ring", ring: 1 });
    expect(inner).toEqual({ ring: 1, index: shortestSwapPath(initial.index)[1] });
    expect(update(inner, { type: "select", index: initial.index })).toBe(inner);
    expect(update(inner, { type: "ring", ring: -1 })).toEqual({ ring: 0, index: 0 });
    expect(update(initial, { type: "ring", ring: 9 }).ring).toBe(6);
    expect(update(initial, { type: "ring", ring: 4 })).toBe(initial);
    expect(update(initial, { type: "select", index: 0 })).toEqual({
      ring: 4,
      index: 0,
    });
    expect(update(initial, { type: "select", index: 99 })).toBe(initial);
  });

  test("the announcement counts the last ring", () => {
    expect(say(initial)).toBe(
      "Ring 4: five permutations. 3 4 1 2 is four swaps from 1 2 3 4.",
    );
  });
});

test("the questions accept the sizes and explain the swaps that lead back", () => {
  const questions = ringQuestions(RING_SIZES);
  expect(questions.map(({ answer }) => answer)).toEqual(
    RING_SIZES.slice(1).map(String),
  );
  for (const { check, answer } of questions)
    expect(check(answer).verdict).toBe("right");
  expect(questions[1].check("9").says).toContain("some lead back");
  expect(questions[1].check("10").says).toContain("more than the number of swaps");
  expect(questions[1].check("4").says).toContain("There are more");
});
