import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import type { RunOptions } from "axe-core";

/** A third of the other file's size: each page reads it. */
const SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/**
 * The violations that axe finds on the page, or in some parts of it, one per line.
 *
 * It runs in the page and reports violations only. Collecting the passed rules as well, and
 * merging them in a page of its own, as axe's package for Playwright does, takes four times
 * as long.
 */
export async function axeFinds(page: Page, ...parts: string[]): Promise<string[]> {
  return find(page, parts, {});
}

/** The rules that depend on colours. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** All but the rules of colours, which a narrower page does not change. */
export async function axeFindsBesidesColours(page: Page): Promise<string[]> {
  const off = RULES_OF_COLOUR.map((rule) => [rule, { enabled: false }]);
  return find(page, [], { rules: Object.fromEntries(off) });
}

async function find(
  page: Page,
  parts: readonly string[],
  options: RunOptions,
): Promise<string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate("typeof globalThis.axe?.run === 'function'");
    if (!isThere) await frame.evaluate(SOURCE);
  }
  const violations = await page.evaluate(
    async ({ parts, options }) => {
      const page = globalThis as unknown as { axe: typeof axe };
      const context = parts.length > 0 ? [...parts] : document;
      return (await page.axe.run(context, options)).violations;
    },
    {
      parts,
      options: { ...options, resultTypes: ["violations"] } satisfies RunOptions,
    },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/**
 * The same in light and then in dark, on one visit: only the colours change, so in dark
 * only the colour rules are run.
 */
export async function axeFindsInBoth(
  page: Page,
  ...parts: string[]
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    // Transitions would leave colours halfway.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "dark" ? { runOnly: RULES_OF_COLOUR } : {};
    const lines = await find(page, parts, rules);
    found.push(...lines.map((line) => `${colorScheme}: ${line}`));
  }
  return found;
}
