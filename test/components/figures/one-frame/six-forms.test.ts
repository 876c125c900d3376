import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { BENCH_TIMES } from "#figures/one-frame/six-forms/bench-times.ts";
import { drawTimes, timesAltText } from "#figures/one-frame/six-forms/draw-times.ts";
import {
  framesText,
  formatFactor,
  FRAME_MS,
  greatestSpeedUp,
  isHeavy,
  wrongCountMessage,
  type FormOutcome,
  verdictText,
} from "#figures/one-frame/six-forms/form-text.ts";
import { formatTime } from "#kit/text/format-time.ts";
import { countLookUps } from "#figures/one-frame/six-forms/count-look-ups.ts";
import { SIX_FORMS } from "#src/six-forms/six-forms.ts";

const counts = PUBLISHED_HISTOGRAMS.states.QTM;

function done(form: string, times: number[], histogram = counts): FormOutcome {
  return {
    kind: "done",
    result: { form, times, histograms: times.map(() => histogram) },
  };
}

test("times and factors have two significant digits", () => {
  const times = [0.34, 3.44, 25.3, 99.4, 99.6, 412, 7080, 38_400];
  expect(times.map(formatTime).map((text) => text.replace("\u00a0", " "))).toEqual([
    "0.34 ms",
    "3.4 ms",
    "25 ms",
    "99 ms",
    "0.1 s",
    "0.41 s",
    "7.1 s",
    "38 s",
  ]);
  expect([1.26, 12.4, 1834, 23_400].map(formatFactor)).toEqual([
    "1.3",
    "12",
    "1800",
    "23,000",
  ]);
  expect(framesText(50)).toBe("3.0 frames");
  expect(framesText(1000)).toBe("60 frames");
});

test("only the Map of texts is left out for its memory", () => {
  expect(SIX_FORMS.filter(isHeavy).map(({ name }) => name)).toEqual([
    "sticker-strings",
  ]);
});

describe("the verdict text", () => {
  test("is empty before any run, and after cancelled ones", () => {
    expect(verdictText({})).toEqual([]);
    expect(verdictText({ bits: { kind: "cancelled" } })).toEqual([]);
  });

  test("compares every run with the published counts", () => {
    const words = verdictText({
      bits: done("bits", [40, 20]),
      simd: done("simd", [12, 4]),
    });
    expect(words).toEqual([
      "✓ Two programs have run, and all found the published count at every depth.",
      "In their first runs, “Bits, 27 at once” took 3.3 times as long as “Vectors, four words at once”.",
      "The fastest finished within one frame in its first run.",
    ]);
  });

  test("names the greatest speed-up if more than one was measured", () => {
    const raced = {
      ranking: done("ranking", [9000]),
      "move-tables": done("move-tables", [1500, 1400]),
      "both-ways": done("both-ways", [400, 300]),
      bits: done("bits", [90, 40]),
      simd: done("simd", [20, 5]),
    };
    expect(verdictText(raced)).toContain(
      "Of the four steps measured, the one to “Two transition tables” gained the most: 6.0 times.",
    );
    const { bits, simd } = raced;
    expect(verdictText({ bits, simd }).join(" ")).not.toContain("gained the most");
  });

  test("names the form, the depth and both counts of a difference, even in one run", () => {
    const result = {
      form: "both-ways",
      times: [250, 200],
      histograms: [counts, counts.with(3, 121)],
    };
    expect(wrongCountMessage(result)).toBe(
      "✗ “Forwards, then backwards” differs from the published counts at depth 3: found 121, published 120.",
    );
    const [first, ...others] = verdictText({ "both-ways": { kind: "done", result } });
    expect(first).toBe(wrongCountMessage(result));
    expect(others.join(" ")).not.toContain("✓");
  });

  test("names a form that failed with its reason, and goes on", () => {
    const message = "Map maximum size exceeded";
    const words = verdictText({
      "sticker-strings": { kind: "failed", message },
      simd: done("simd", [30, 40]),
    });
    expect(words).toEqual([
      "“Sticker strings in a Map” could not be finished: Map maximum size exceeded.",
      "✓ One program has run, and it found the published count at every depth.",
      "The fastest needed 1.8 frames.",
    ]);
  });

  test("tells that a form is within a frame only when warm", () => {
    expect(verdictText({ simd: done("simd", [2 * FRAME_MS, FRAME_MS / 2]) })[1]).toBe(
      "The fastest needed 2.0 frames the first time, and less than one when it ran again.",
    );
  });
});

describe("the greatest speed-up", () => {
  test("is between neighbouring forms, not across one that was left out", () => {
    const times = { "sticker-strings": 20_000, "move-tables": 1000, "both-ways": 250 };
    expect(greatestSpeedUp(times)).toBeUndefined();
    expect(greatestSpeedUp({ ...times, bits: 50 })).toEqual({
      title: "Bits, 27 at once",
      factor: 5,
      stepCount: 2,
    });
  });

  test("is undefined if no step was faster; a stopped clock causes no division by zero", () => {
    const slower = { "move-tables": 10, "both-ways": 20, bits: 30 };
    expect(greatestSpeedUp(slower)).toBeUndefined();
    const step = greatestSpeedUp({ "both-ways": 20, bits: 5, simd: 0 });
    expect(step).toMatchObject({ factor: 50 });
  });
});

describe("the chart", () => {
  const draw = (...rows: Parameters<typeof drawTimes>[0]) => {
    const { document } = parseHTML("<html></html>");
    return drawTimes(rows)(Plot, document as unknown as Document);
  };

  test("a form without times has no mark, and a note", () => {
    const drawing = draw({ title: "1 slow" });
    expect(drawing.textContent).toContain("not measured yet");
    expect(drawing.querySelector("circle")).toBeNull();
  });

  test("equal factors are equal distances", () => {
    const xOf = (first: number) =>
      Number(
        draw({ title: "one", firstRun: first })
          .querySelector("circle")!
          .getAttribute("cx"),
      );
    const [a, b, c] = [10, 100, 1000].map(xOf);
    expect(b - a).toBeGreaterThan(30);
    expect(c - b).toBeCloseTo(b - a, 3);
  });

  test("in the wide layout, titles are beside the plot, level with their marks", () => {
    const { document } = parseHTML("<html></html>");
    const rows = [{ title: "one", firstRun: 1 }];
    const drawing = drawTimes(rows, "wide")(Plot, document as unknown as Document);
    const number = (of: Element, name: string) => Number(of.getAttribute(name));
    const shiftOf = (of: Element): number =>
      Number(
        /translate\((-?[\d.]+)/.exec(of.getAttribute("transform") ?? "")?.[1] ?? 0,
      );
    const title = [...drawing.querySelectorAll("text")].find(
      ({ textContent }) => textContent === "one",
    )!;
    const start = shiftOf(title) + shiftOf(title.parentElement!);
    expect(start).toBeLessThan(10);
    expect(number(drawing.querySelector("circle")!, "cx")).toBeGreaterThan(225);
  });

  test("in the narrow layout, no vertical line crosses a title", () => {
    const drawing = draw({ title: "one", firstRun: 1 }, { title: "two", firstRun: 9 });
    const numbers = (of: Element, ...names: string[]) =>
      names.map((name) => Number(of.getAttribute(name)));
    const shiftOf = (of: Element): number =>
      Number(/,\s*(-?[\d.]+)/.exec(of.getAttribute("transform") ?? "")?.[1] ?? 0);
    const titles = [...drawing.querySelectorAll("text")]
      .filter(({ textContent }) => /^(one|two)$/.test(textContent))
      .map((title) => shiftOf(title) + shiftOf(title.parentElement!));
    expect(titles).toHaveLength(2);
    const lines = [...drawing.querySelectorAll("[aria-label=tick] line")].map((line) =>
      numbers(line, "y1", "y2"),
    );
    // Seven times, in two rows.
    expect(lines).toHaveLength(14);
    const HALF_A_LINE = 8;
    for (const [from, to] of lines) {
      expect(to - from).toBeGreaterThan(15);
      for (const title of titles) {
        expect(
          title + HALF_A_LINE <= Math.min(from, to) ||
            title - HALF_A_LINE >= Math.max(from, to),
        ).toBe(true);
      }
    }
  });

  test("the alt text tells the source of each time", () => {
    const words = timesAltText([
      { title: "1 slow" },
      { title: "2 bits", benchmark: 30 },
      { title: "3 quick", benchmark: 5, firstRun: 12, warmRun: 4 },
    ]).replaceAll("\u00a0", " ");
    expect(words).toContain("1 slow: not measured yet; 2 bits");
    expect(words).toContain("2 bits: 30 ms, measured beforehand;");
    expect(words).toContain("3 quick: 12 ms the first time here, 4 ms again.");
    expect(words).toContain("one frame is 17 ms");
  });
});

test("the benchmark has a time for each form, a machine and a date", () => {
  const { machine, engine, date, milliseconds } = BENCH_TIMES;
  expect(Object.keys(milliseconds)).toEqual(SIX_FORMS.map(({ name }) => name));
  for (const time of Object.values(milliseconds)) expect(time).toBeGreaterThan(0);
  expect(machine).toMatch(/^\w/);
  expect(engine).toMatch(/^Node \d+$/);
  expect(date).toBe(new Date(date).toISOString().slice(0, 10));
});

test("looking back saves more than half of the look-ups in either metric", () => {
  expect(countLookUps("QTM")).toMatchObject({ switchDepth: 11, unknown: 873_092 });
  expect(countLookUps("QTM").count).toBeLessThan((3_674_160 * 6) / 2);
  expect(countLookUps("HTM").count).toBeLessThan((3_674_160 * 9) / 2);
});
