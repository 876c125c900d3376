import type { PageNotebook } from "./page-notebook.ts";

/** Saves once per pause in typing, not per letter. */
const DELAY_MS = 400;

/**
 * Calls `save` soon, after each change, before cells run (which may crash the page), and when
 * the page is left or hidden (phones may discard it then).
 * @returns  schedules another save
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
