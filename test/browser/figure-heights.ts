import type { Page } from "@playwright/test";
import { CHAPTERS } from "#src/chapters.ts";

/** In pixels, by the width of the window: how tall a figure is, and where the first begins. */
const LIMITS = {
  1440: { height: 800, first: 900 },
  390: { height: 1266, first: 1266 },
} as const;

export const isChapter = (path: string): boolean =>
  CHAPTERS.some(({ slug }) => path === `${slug}/`);

/** The figures of a chapter that are too tall, and the first if it begins too far down. */
export async function faultsOfHeight(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize()!;
  const limits = LIMITS[width as keyof typeof LIMITS];
  const figures = await page
    .locator("article .figure:not(.figure .figure, .exercise .figure)")
    .evaluateAll((all) =>
      all.map((figure) => {
        const box = figure.getBoundingClientRect();
        return {
          id: figure.id,
          top: Math.round(box.top + scrollY),
          height: Math.round(box.height),
        };
      }),
    );
  const at = `at ${width} × ${height}, at most`;
  const tooTall = figures
    .filter((figure) => figure.height > limits.height)
    .map(
      (figure) =>
        `figure ${figure.id} is ${figure.height} px tall ${at} ${limits.height}`,
    );
  const [first] = figures;
  if (first.top <= limits.first) return tooTall;
  return [
    `figure ${first.id}, the first, begins ${first.top} px down ${at} ${limits.first}`,
    ...tooTall,
  ];
}
