// The little that a page loads of its notebook's bar before it is used.
import { carriesNotebook } from "../../../notebook/document/link-key.ts";
import { draftKey } from "./draft-key.ts";
import type { NotebookBar } from "./notebook-bar.ts";
import type { PageNotebook } from "./page-notebook.ts";

interface BarModule {
  openBar(element: HTMLElement, notebook: PageNotebook): NotebookBar;
}

/**
 * Has the bar of this page work from its first use on: a click, a link that brings cells
 * along, or edits that the browser has kept.
 * @param open  gives the page's cells; called at first use
 * @param load  gives the bar's code, where the page has a bar of its own
 * @returns     to be called when the reader first changes a cell: edits are kept from then on
 */
export function wakeBar(
  open: () => Promise<PageNotebook>,
  load: () => Promise<BarModule> = () => import("./notebook-bar.ts"),
): () => void {
  const element = document.querySelector<HTMLElement>(".notebook-bar");
  if (!element) return () => {};
  let waking: Promise<NotebookBar> | undefined;

  const start = async () => {
    const [{ openBar }, notebook] = await Promise.all([load(), open()]);
    return openBar(element, notebook);
  };
  const withBar = async (use: (bar: NotebookBar) => void) => {
    try {
      waking ??= start();
      use(await waking);
    } catch {
      waking = undefined;
      const status = element.querySelector(".notebook-status")!;
      status.textContent =
        "This could not be loaded. Try again when you are connected, or reload the page.";
    }
  };
  element.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-action]");
    const action = button?.dataset["action"];
    if (action) void withBar((bar) => bar.act(action));
  });
  const readLink = () => {
    if (carriesNotebook(location.hash)) void withBar((bar) => bar.readLink());
  };
  const wake = () => void withBar(() => {});
  addEventListener("hashchange", readLink);
  readLink();
  if (hasDrafts(element.dataset["notebook"]!)) wake();
  return wake;
}

function hasDrafts(page: string): boolean {
  try {
    return localStorage.getItem(draftKey(page)) !== null;
  } catch {
    return false;
  }
}
