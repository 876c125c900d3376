import { render } from "preact-render-to-string";
import { expect, test } from "vitest";
import { NET_POSITIONS, TABS } from "#components/teaching/cut-outs/folded-net.ts";
import { FoldedCube } from "#components/teaching/cut-outs/FoldedCube.tsx";
import { LongRuler } from "#components/teaching/cut-outs/OrderRuler.tsx";
import { OdometerStrips } from "#components/teaching/cut-outs/OdometerStrips.tsx";
import { factorial, unrankPermutation } from "#lib/index.ts";

/** The texts of a place, in the order in which they are drawn. */
const textsOf = (html: string, place: number) =>
  Array.from(
    html.matchAll(
      new RegExp(
        `class="place-${place}"[^>]*>(?:<rect[^>]*></rect>)?<text[^>]*>([^<]*)`,
        "g",
      ),
    ),
    ([, text]) => text.trim(),
  );

test("the blocks of the long ruler begin with the cards of their permutations", () => {
  const html = render(<LongRuler />);
  const n = 6;
  for (const place of [4, 3, 2]) {
    const size = factorial(place);
    const blocks = Array.from({ length: factorial(n) / size }, (_, i) => {
      const order = unrankPermutation(i * size, n).map((card) => card + 1);
      return place === 4 ? `${order[0]} ${order[1]}` : String(order[n - 1 - place]);
    });
    expect(textsOf(html, place)).toEqual(blocks);
  }
  const numbers = Array.from(
    html.matchAll(/text-anchor: ?start[^>]*>(\d+)</g),
    ([, at]) => Number(at),
  );
  expect(numbers).toEqual(Array.from({ length: 120 }, (_, i) => 6 * i));
});

test("each strip of the odometer has the digits of its column", () => {
  const html = render(<OdometerStrips />);
  for (let place = 0; place <= 6; place++) {
    const column = html
      .split(`<g class="place-${place}"`)[1]
      .split('<g class="place-')[0];
    const digits = Array.from(
      column.matchAll(/font-size="8"[^>]*>(\d)</g),
      ([, d]) => d,
    );
    expect(digits.join("")).toBe("0123456".slice(0, place + 1));
    expect(column).toContain(`>${factorial(place)}<`);
  }
});

test("wherever two faces of the cross meet they show the same corners, and each other edge of the cube has one tab", () => {
  const at = (x: number, y: number) =>
    NET_POSITIONS.find((place) => place.x === x && place.y === y);
  const edge = (...ends: readonly { position: number }[]) =>
    ends
      .map(({ position }) => position)
      .sort()
      .join();
  const folded = NET_POSITIONS.flatMap((place) => {
    const { face, position, x, y } = place;
    return [at(x + 1, y), at(x, y + 1)].flatMap((next) => {
      if (!next || next.face === face) return [];
      expect(next.position).toBe(position);
      const isBeside = next.x > x;
      if ((isBeside ? y : x) % 2 === 1) return [];
      return edge(place, at(isBeside ? x : x + 1, isBeside ? y + 1 : y)!);
    });
  });
  const glued = TABS.map(({ x, y, side }) => {
    const column = side === "right" ? 2 * x - 1 : 2 * x;
    const end = side === "top" ? at(column + 1, 2 * y) : at(column, 2 * y + 1);
    return edge(at(column, 2 * y)!, end!);
  });
  expect(folded).toHaveLength(5);
  expect(glued).toHaveLength(7);
  expect(new Set([...folded, ...glued]).size).toBe(12);
});

test("folded, the three dots meet: at the left end of the fold between D and B, where the tabs bring the corner of L", () => {
  const edge = 56;
  const html = render(<FoldedCube />);
  const dots = html
    .split('<g class="sticker-')
    .slice(1)
    .flatMap((sticker) => {
      const numbers = /translate\((\S+) (\S+)\).*<circle cx="(\S+)" cy="(\S+)"/s.exec(
        sticker,
      );
      if (!numbers) return [];
      const [left, top, x, y] = numbers.slice(1).map(Number);
      return `${sticker[0]} ${[left + x, top + y].map((at) => Math.round(at / edge))}`;
    });
  expect(dots.sort()).toEqual(["B 1,3", "D 1,3", "L 0,2"]);
});
