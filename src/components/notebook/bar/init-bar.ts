// The small part of the notebook's bar that a page loads before it is used.
import { isNotebookFragment } from "../../../notebook/document/link-key.ts";
import { keysSetAside } from "../../kit/storage/kept-work.ts";
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
 * Activates this page's bar on first use: a click, an edit, a link that contains cells, or
 * edits stored in the browser.
 * @param notebook  the page's cells
 * @param load      loads the bar's code, where the page has a bar of its own
 * @returns         activates the bar; what is given to it uses the bar
 */
export function initBar(
  notebook: PageNotebook,
  load: () => Promise<BarModule> = () => import("./notebook-bar.ts"),
): (use?: (bar: NotebookBar) => void) => void {
  const element = document.querySelector<HTMLElement>(".notebook-bar");
  if (!element) return () => {};
  let waking: Promise<NotebookBar> | undefined;
  const stopKeeping = saveEarlyEdits(notebook);

  const start = async () => {
    const { openBar } = await load();
    const bar = openBar(element, notebook);
    stopKeeping();
    return bar;
  };
  const withBar = async (use: (bar: NotebookBar) => void) => {
    const bar = await (waking ??= start()).catch(() => {
      waking = undefined;
      const status = element.querySelector(".notebook-status")!;
      status.textContent = LOAD_FAILED;
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
  const wake = (use: (bar: NotebookBar) => void = () => {}) => void withBar(use);
  notebook.addEventListener("edit", () => wake());
  addEventListener("hashchange", readLink);
  readLink();
  addEventListener(FILES_CHANGED, () => wake());
  if (hasStoredWork(element.dataset["notebook"]!)) wake();
  return wake;
}

/** Whether there are drafts, notebooks, files or results, or the page has broken down. */
function hasStoredWork(page: string): boolean {
  try {
    return (
      [draftKey, earlyEditsKey, savedNotebooksKey, filesKey, outputsKey].some(
        (keyOf) => localStorage.getItem(keyOf(page)) !== null,
      ) ||
      keysSetAside(draftKey(page)).length > 0 ||
      keysSetAside(savedNotebooksKey(page)).length > 0 ||
      sessionStorage.getItem(runningCellKey(page)) !== null
    );
  } catch {
    return false;
  }
}
