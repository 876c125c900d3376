import { fetchText } from "#components/notebook/bar/fetch-text.ts";
import { siteRoot } from "../frame/site-root.ts";
import { type Plan, PLANS_ID, PLANS_PATH } from "./plan.ts";

export const NOT_LOADED = "The plan of the lesson could not be loaded.";

/**
 * Loads the plans of the ready-made lessons, by their slugs.
 * @throws {Error} with words for the teacher when they can't be loaded
 */
export async function loadPlans(): Promise<Readonly<Record<string, Plan | undefined>>> {
  try {
    const here = document.getElementById(PLANS_ID)?.textContent;
    const plans = JSON.parse(
      here ?? (await fetchText(new URL(PLANS_PATH, siteRoot()).href)),
    );
    // A slug comes from an address, and may be that of something every object has.
    return Object.assign(Object.create(null), plans);
  } catch {
    throw new Error(NOT_LOADED);
  }
}
