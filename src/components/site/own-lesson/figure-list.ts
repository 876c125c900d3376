// The figures that a lesson can show: figures.json, which the build writes.
import { fetchText } from "#components/notebook/bar/fetch-text.ts";
import { siteRoot } from "../frame/site-root.ts";

export interface ListedPage {
  /** Its address below the site's root. */
  readonly path: string;
  readonly title: string;
  readonly figures: readonly { readonly id: string; readonly title: string }[];
}

export const FIGURES_PATH = "figures.json";

/** @throws {Error} when the list can't be loaded */
export async function loadFigureList(): Promise<readonly ListedPage[]> {
  return JSON.parse(await fetchText(new URL(FIGURES_PATH, siteRoot()).href));
}
