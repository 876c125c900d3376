import type { WorkDescription, WorkStatus } from "./show-notice.ts";

/** Only the storage fault, or only the unreadable texts, of the same work. */
export function statusPart(
  work: WorkStatus,
  part: "faults" | "unreadable",
): WorkStatus {
  return {
    get fault() {
      return part === "faults" ? work.fault : undefined;
    },
    get unreadable() {
      return part === "unreadable" ? work.unreadable : [];
    },
    watch: (watcher) => work.watch(watcher),
  };
}

/**
 * Keeps a notice up to date with whether the work can be stored and read.
 * @param place  an element that contains nothing else
 * @returns      ends it
 */
export function watchWork(
  place: HTMLElement,
  work: WorkStatus,
  about: WorkDescription,
): () => void {
  const show = async () => {
    const isWell = work.fault === undefined && work.unreadable.length === 0;
    if (isWell && !place.hasChildNodes()) return;
    const notice = await import("./show-notice.ts").catch(() => undefined);
    if (notice) return notice.showStorageNotice(place, work, about);
    place.textContent = `${about.what} can’t be saved or read here.`;
    place.hidden = false;
  };
  void show();
  return work.watch(() => void show());
}
