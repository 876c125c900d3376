import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/**
 * What axe finds wrong on the page, or in parts of it alone: a line for each.
 *
 * It runs in the page itself and writes down only what is wrong. To bring out all that
 * is right as well, and sum it up in a page of its own, takes axe four times as long.
 */
export async function axeFinds(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/**
 * The same in light and then in dark, on one visit: what stands on the page is built up
 * once, and only its colours change.
 */
export async function axeFindsInBoth(
  page: Page,
  ...parts: string[]
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    // Still, or the colours would be on their way from one to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const lines = await axeFinds(page, ...parts);
    found.push(...lines.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
