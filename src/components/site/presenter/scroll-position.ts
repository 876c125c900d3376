// Where a reader was on the page: the same words stand in the same place afterwards, and the
// same button has the focus.

/** @returns puts the reader back there */
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

/** Leads to a block of the page; an island has no box of its own. */
export function scrollToBlock(block: Element): void {
  const box = block.matches("astro-island") ? block.firstElementChild : block;
  box?.scrollIntoView({ behavior: "instant" });
}

/** The stop is in the address: who loads the page again, goes on there. */
export function writeStopToAddress(id: string | undefined): void {
  const url = new URL(location.href);
  url.searchParams.set("present", "");
  if (id) url.hash = id;
  history.replaceState(history.state, "", url);
}

/** @param hash  as it was before */
export function removeStopFromAddress(hash: string): void {
  const url = new URL(location.href);
  url.searchParams.delete("present");
  url.hash = hash;
  history.replaceState(history.state, "", url);
}
