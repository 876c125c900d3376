// Some drawings and texts take a browser minutes to lay out or paint, and no limit catches all of
// them. Content that was being shown when the page froze is recorded by its checksum, and later
// visits show it as plain text until the reader asks for it again.
import { checksum } from "#notebook/document/checksum.ts";
import { browserStorage } from "#kit/storage/saved-work.ts";

/** A page that doesn't respond for this long counts as frozen. */
export const FREEZE_MS = 2000;
/** Readers wait at least this long before they close a frozen page. */
const MIN_WAIT_MS = 1000;
const MAX_FROZEN = 50;
const MAX_UNFINISHED = 500;
const STORAGE_KEY = "freezing contents 1";
const FROZEN = 0;

/** The checksum of each content, with the time when showing it began, or FROZEN. */
type StartTimes = readonly (readonly [content: number, start: number])[];

/** The checksums of content that this page is showing right now. */
const watched = new Set<number>();

/** Whether this content has frozen a page before. */
export function hasFrozen(content: string): boolean {
  const key = checksum(content);
  if (watched.has(key)) return false;
  const start = readStarts().find(([other]) => other === key)?.[1];
  return start !== undefined && isFreeze(start);
}

function isFreeze(start: number): boolean {
  return start === FROZEN || Date.now() - start > MIN_WAIT_MS;
}

export function recordFreeze(content: string): void {
  storeStart(checksum(content), FROZEN);
}

/** Lets this content be shown again. */
export function clearFreeze(content: string): void {
  storeStart(checksum(content), undefined);
}

/** Watches whether the page freezes after this content was inserted. */
export function watchForFreeze(content: string): void {
  // A hidden tab lays out nothing until it is visible.
  if (document.hidden) {
    requestAnimationFrame(() => watchForFreeze(content));
    return;
  }
  const key = checksum(content);
  const start = performance.now();
  watched.add(key);
  storeStart(key, Date.now());
  const watching = new AbortController();
  const stop = () => {
    if (watching.signal.aborted) return;
    watching.abort();
    watched.delete(key);
    storeStart(key, performance.now() - start > FREEZE_MS ? FROZEN : undefined);
  };
  addEventListener("pagehide", stop, watching);
  document.addEventListener("visibilitychange", stop, watching);
  requestAnimationFrame(() => setTimeout(stop));
}

function readStarts(): StartTimes {
  try {
    const starts: unknown = JSON.parse(browserStorage()?.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(starts) ? starts.filter(isStart) : [];
  } catch {
    return []; // written by other code
  }
}

function isStart(data: unknown): data is StartTimes[number] {
  return Array.isArray(data) && data.length === 2 && data.every(Number.isFinite);
}

/** Sets the start of a content; undefined removes it. */
function storeStart(key: number, start: number | undefined): void {
  const others = readStarts().filter(([other]) => other !== key);
  const all: StartTimes = start === undefined ? others : [...others, [key, start]];
  // Both limits apply separately, so that new content does not push out frozen content.
  const starts = [
    ...all.filter(([, time]) => isFreeze(time)).slice(-MAX_FROZEN),
    ...all.filter(([, time]) => !isFreeze(time)).slice(-MAX_UNFINISHED),
  ];
  try {
    if (starts.length === 0) browserStorage()?.removeItem(STORAGE_KEY);
    else browserStorage()?.setItem(STORAGE_KEY, JSON.stringify(starts));
  } catch {
    // Storage is full: freezes can't be recorded.
  }
}
