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
