import { describe, expect, test } from "vitest";
import { drawDepthHistogram, histogramAltText } from "#kit/chart/depth-histogram.ts";
import { renderChartMarkup } from "#kit/chart/virtual-document.ts";

describe("a depth histogram", () => {
  const histogram = [1, 9, 54321];
  const svg = renderChartMarkup(
    drawDepthHistogram({ histogram }),
    histogramAltText(histogram),
  );

  test("writes every count and speaks it", () => {
    for (const count of ["1", "9", "54,321"]) expect(svg).toContain(`>${count}</text>`);
    expect(svg).toContain(
      'aria-label="Positions at each distance. 0: 1; 1: 9; 2: 54,321."',
    );
  });

  test("names the drawing alone, not its parts", () => {
    expect(svg.match(/aria-label/g)).toHaveLength(1);
    expect(svg).toMatch(/^<svg[^>]* role="img"/);
  });

  test("colours each bar by its distance", () => {
    for (const distance of [0, 1, 2]) expect(svg).toContain(`var(--depth-${distance})`);
  });
});
