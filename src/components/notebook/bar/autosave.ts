import type { PageNotebook } from "./page-notebook.ts";

/** Long enough that a word is not written letter by letter. */
const DELAY = 400;

/**
 * Has what is shown now saved soon, whatever changes in the notebook soon after it has
 * changed, and all of it when the page is left.
 */
export function autosave(notebook: PageNotebook, save: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const saveNow = () => {
    clearTimeout(timer);
    timer = undefined;
    save();
  };
  const saveSoon = () => (timer ??= setTimeout(saveNow, DELAY));
  saveSoon();
  notebook.onChange(saveSoon);
  addEventListener("pagehide", saveNow);
}
