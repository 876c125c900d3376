import type { PageNotebook } from "./page-notebook.ts";

/** Long enough not to save after every letter. */
const DELAY_MS = 400;

/**
 * Calls `save` soon, then shortly after each change of the notebook, before cells run, which
 * may break the page, and when the page is left or hidden: a phone may then end it.
 * @returns  calls `save` soon
 */
export function autosave(notebook: PageNotebook, save: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = () => {
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  const saveSoon = () => void (timer ??= setTimeout(saveNow, DELAY_MS));
  saveSoon();
  notebook.addEventListener("change", saveSoon);
  notebook.addEventListener("run", saveNow);
  addEventListener("pagehide", saveNow);
  addEventListener("visibilitychange", () => document.hidden && saveNow());
  return saveSoon;
}
