// The small part of the notebook's bar that a page loads before it is used.
import { carriesNotebook } from "../../../notebook/document/link-key.ts";
import { draftKey, FILES_CHANGED, filesKey, outputsKey, runKey } from "./draft-key.ts";
import { NOT_LOADED } from "./not-loaded.ts";
import type { NotebookBar } from "./notebook-bar.ts";
import type { PageNotebook } from "./page-notebook.ts";

interface BarModule {
  openBar(element: HTMLElement, notebook: PageNotebook): NotebookBar;
}

/**
 * Activates this page's bar on first use: a click, a link that contains cells, or edits
 * stored in the browser.
 * @param open  returns the page's cells; called on first use
 * @param load  loads the bar's code, where the page has a bar of its own
 * @returns     call it when the reader first changes a cell: from then on, edits are stored;
 *              what is given to it uses the bar
 */
export function wakeBar(
  open: () => Promise<PageNotebook>,
  load: () => Promise<BarModule> = () => import("./notebook-bar.ts"),
): (use?: (bar: NotebookBar) => void) => void {
  const element = document.querySelector<HTMLElement>(".notebook-bar");
  if (!element) return () => {};
  let waking: Promise<NotebookBar> | undefined;

  const start = async () => {
    const [{ openBar }, notebook] = await Promise.all([load(), open()]);
    return openBar(element, notebook);
  };
  const withBar = async (use: (bar: NotebookBar) => void) => {
    const bar = await (waking ??= start()).catch(() => {
      waking = undefined;
      const status = element.querySelector(".notebook-status")!;
      status.textContent = NOT_LOADED;
    });
    if (bar) use(bar);
  };
  element.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-action]");
    const action = button?.dataset["action"];
    if (action) void withBar((bar) => bar.act(action));
  });
  const readLink = () => {
    if (carriesNotebook(location.hash)) void withBar((bar) => bar.readLink());
  };
  const wake = (use: (bar: NotebookBar) => void = () => {}) => void withBar(use);
  addEventListener("hashchange", readLink);
  readLink();
  addEventListener(FILES_CHANGED, () => wake());
  if (hasKept(element.dataset["notebook"]!)) wake();
  return wake;
}

/** Whether there are drafts, files or results, or the page has broken down. */
function hasKept(page: string): boolean {
  try {
    return (
      [draftKey, filesKey, outputsKey].some(
        (keyOf) => localStorage.getItem(keyOf(page)) !== null,
      ) || sessionStorage.getItem(runKey(page)) !== null
    );
  } catch {
    return false;
  }
}
