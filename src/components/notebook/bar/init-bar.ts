// The part of the notebook bar that is loaded with the page.
import { isNotebookFragment } from "#notebook/document/link-key.ts";
import { asideKeys } from "#kit/storage/saved-work.ts";
import {
  draftKey,
  earlyEditsKey,
  FILES_CHANGED,
  filesKey,
  outputsKey,
  runningCellKey,
  savedNotebooksKey,
} from "./storage-keys.ts";
import { saveEarlyEdits } from "./early-edits.ts";
import { LOAD_FAILED } from "./load-failed.ts";
import type { NotebookBar } from "./notebook-bar.ts";
import type { PageNotebook } from "./page-notebook.ts";

interface BarModule {
  openBar(element: HTMLElement, notebook: PageNotebook): NotebookBar;
}

/**
 * Loads this page's bar when it is needed: on a click, an edit, a link that contains cells, or
 * if there is stored work.
 * @param load  loads the code of a page's own bar
 * @returns     loads the bar and calls a function with it
 */
export function initBar(
  notebook: PageNotebook,
  load: () => Promise<BarModule> = () => import("./notebook-bar.ts"),
): (use?: (bar: NotebookBar) => void) => void {
  const element = document.querySelector<HTMLElement>(".notebook-bar");
  if (!element) return () => {};
  let opening: Promise<NotebookBar> | undefined;
  const stopSaving = saveEarlyEdits(notebook);

  const start = async () => {
    const { openBar } = await load();
    const bar = openBar(element, notebook);
    stopSaving();
    return bar;
  };
  const withBar = async (use: (bar: NotebookBar) => void) => {
    const bar = await (opening ??= start()).catch(() => {
      opening = undefined;
      const status = element.querySelector(".notebook-status")!;
      status.textContent = LOAD_FAILED;
      if (element.hasAttribute("popover")) element.togglePopover(true);
    });
    if (bar) use(bar);
  };
  element.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-action]");
    const action = button?.dataset["action"];
    if (action) void withBar((bar) => bar.handleAction(action));
  });
  const readLink = () => {
    if (isNotebookFragment(location.hash)) void withBar((bar) => bar.readLink());
  };
  const activate = (use: (bar: NotebookBar) => void = () => {}) => void withBar(use);
  notebook.addEventListener("edit", () => activate());
  addEventListener("hashchange", readLink);
  readLink();
  addEventListener(FILES_CHANGED, () => activate());
  if (hasStoredWork(element.dataset["notebook"]!)) activate();
  return activate;
}

/** Whether drafts, notebooks, files or results are stored, or the page has crashed. */
function hasStoredWork(page: string): boolean {
  try {
    return (
      [draftKey, earlyEditsKey, savedNotebooksKey, filesKey, outputsKey].some(
        (storageKey) => localStorage.getItem(storageKey(page)) !== null,
      ) ||
      asideKeys(draftKey(page)).length > 0 ||
      asideKeys(savedNotebooksKey(page)).length > 0 ||
      sessionStorage.getItem(runningCellKey(page)) !== null
    );
  } catch {
    return false;
  }
}
