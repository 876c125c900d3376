import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { RunOptions } from "axe-core";

/**
 * What axe finds wrong on the page, or in parts of it alone: a line for each.
 *
 * It runs in the page itself and writes down only what is wrong. To bring out all that
 * is right as well, and sum it up in a page of its own, takes axe four times as long.
 */
export async function axeFinds(page: Page, ...parts: string[]): Promise<string[]> {
  return find(page, parts, {});
}

/** The rules that depend on colours. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** All but the rules of colours, which on a phone concern only the parts that it has alone. */
export async function axeFindsOnPhone(page: Page, ownPart: string): Promise<string[]> {
  const off = RULES_OF_COLOUR.map((rule) => [rule, { enabled: false }]);
  return [
    ...(await find(page, [], { rules: Object.fromEntries(off) })),
    ...(await axeFindsInBoth(page, ownPart)),
  ];
}

async function find(
  page: Page,
  parts: readonly string[],
  options: RunOptions,
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...options });
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/**
 * The same in light and then in dark, on one visit: what stands on the page is built up
 * once, and only its colours change, so in dark only the rules of colours are asked.
 */
export async function axeFindsInBoth(
  page: Page,
  ...parts: string[]
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    // Still, or the colours would be on their way from one to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "dark" ? { runOnly: RULES_OF_COLOUR } : {};
    const lines = await find(page, parts, rules);
    found.push(...lines.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
