import { expect, test } from "vitest";
import { buildDistances, countStates } from "#lib/index.ts";
import { GALLERY, PERMUTATION_PUZZLES } from "#src/puzzles/gallery.ts";

test("each puzzle has its own name in addresses", () => {
  expect(new Set(GALLERY.map(({ slug }) => slug)).size).toBe(GALLERY.length);
  for (const { slug } of GALLERY) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.for(PERMUTATION_PUZZLES.filter(({ published }) => published.states !== undefined))(
  "$name has the published states, God's number and histogram",
  ({ definition, metric, published }) => {
    const { states, godsNumber, histogram } = published;
    expect(countStates(definition)).toBe(BigInt(states!));
    const found = buildDistances(definition, { metric });
    expect(found.diameter).toBe(godsNumber);
    if (histogram !== undefined) expect(found.histogram).toEqual(histogram);
    else expect(found.histogram.reduce((sum, count) => sum + count)).toBe(states);
  },
);

test.for(
  PERMUTATION_PUZZLES.filter(({ publishedInOtherMetric }) => publishedInOtherMetric),
)(
  "$name has the figures that are published for its other metric, too",
  ({ definition, metric, publishedInOtherMetric }) => {
    const { states, godsNumber, histogram } = publishedInOtherMetric!;
    const other = metric === "HTM" ? "QTM" : "HTM";
    const found = buildDistances(definition, { metric: other });
    expect(found.diameter).toBe(godsNumber);
    expect(found.histogram.reduce((sum, count) => sum + count)).toBe(states);
    if (histogram !== undefined) expect(found.histogram).toEqual(histogram);
  },
);

/** Puzzles of our own making: what the library finds is worked out here by hand. */
test("puzzles without published figures have the expected size", () => {
  const sizeOf = (slug: string) =>
    countStates(PERMUTATION_PUZZLES.find((puzzle) => puzzle.slug === slug)!.definition);
  // Three dials a wheel: the hours of all four together stay a multiple of 3.
  expect(sizeOf("small-clock")).toBe(12n ** 4n / 3n);
  // Six, six and two alike of fourteen beads.
  expect(sizeOf("hungarian-rings")).toBe(84_084n);
  // Nine discs; pushing and spinning are both even.
  expect(sizeOf("top-spin")).toBe(181_440n);
});
