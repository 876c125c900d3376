import type { ListedPage } from "../components/site/own-lesson/figure-list.ts";
import { type Embed, plainText } from "./embed-page.ts";

export { FIGURES_PATH } from "../components/site/own-lesson/figure-list.ts";

/**
 * Groups figures by their pages.
 *
 * @param order  the paths of the pages that come first; the others follow as they are found
 */
export function listFigures(
  figures: readonly Embed[],
  order: readonly string[],
): readonly ListedPage[] {
  const paths = new Set(figures.map(({ page }) => page));
  const first = order.filter((path) => paths.has(path));
  return [...new Set([...first, ...paths])].map((path) => {
    const onPage = figures.filter(({ page }) => page === path);
    return {
      path,
      title: plainText(onPage[0].heading),
      figures: onPage.map(({ id, title }) => ({ id, title: plainText(title) })),
    };
  });
}
