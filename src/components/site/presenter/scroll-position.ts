// Saves and restores the scroll position and focus, and writes the current stop to the
// address.
import { readParameter } from "#kit/widget/page-address.ts";

/** @returns a function that restores scroll position and focus */
export function saveScrollPosition(article: Element): () => void {
  const focused = document.activeElement as HTMLElement | null;
  const top = scrollY;
  const first = [
    ...article.querySelectorAll(":scope > *, :scope > astro-island > *"),
  ].find((element) => element.getBoundingClientRect().bottom > 0);
  const before = first?.getBoundingClientRect().top ?? 0;
  return () => {
    scrollTo({ top, behavior: "instant" });
    const moved = (first?.getBoundingClientRect().top ?? before) - before;
    scrollBy({ top: moved, behavior: "instant" });
    focused?.focus({ preventScroll: true });
  };
}

/** Scrolls to a block; islands have no box of their own. */
export function scrollToBlock(block: Element): void {
  const box = block.matches("astro-island") ? block.firstElementChild : block;
  box?.scrollIntoView({ behavior: "instant" });
}

/** The value of `present` in an address that shows only figures. */
const FIGURES = "figures";

/** Whether the address asks for figures only. */
export function readFiguresOnly(): boolean {
  return readParameter("present") === FIGURES;
}

/** A reload continues at the stop in the address. */
export function writeStopToAddress(
  id: string | undefined,
  isFiguresOnly: boolean,
): void {
  const url = new URL(location.href);
  url.searchParams.set("present", isFiguresOnly ? FIGURES : "");
  if (id) url.hash = id;
  history.replaceState(history.state, "", url);
}

/** @param hash  the hash to restore */
export function removeStopFromAddress(hash: string): void {
  const url = new URL(location.href);
  url.searchParams.delete("present");
  url.hash = hash;
  history.replaceState(history.state, "", url);
}
