// Some drawings and texts take a browser minutes to lay out or paint, and no limit foresees
// all of them. The content that a page was showing when it stopped responding is remembered,
// so that later visits show it as plain text until the reader asks for it again.
import { checksum } from "../../../notebook/document/checksum.ts";
import { browserStorage } from "../../kit/storage/kept-work.ts";

/** A page that doesn't respond for this long is frozen, in milliseconds. */
export const FREEZE_MS = 2000;
/** A reader waits at least this long before closing a frozen page, in milliseconds. */
const MIN_WAIT_MS = 1000;
const MAX_FROZEN = 50;
/** As many as a notebook has cells. */
const MAX_UNFINISHED = 500;
const STORAGE_KEY = "freezing contents 1";
const FROZEN = 0;

/** Checksums of contents, each with the time when it began to be shown, or FROZEN. */
type StartTimes = readonly (readonly [content: number, start: number])[];

/** The contents that this page is showing right now. */
const watched = new Set<number>();

/** Whether this content has frozen a page in this browser. */
export function hasFrozen(content: string): boolean {
  const key = checksum(content);
  if (watched.has(key)) return false;
  const start = readStarts().find(([other]) => other === key)?.[1];
  return start !== undefined && isFreeze(start);
}

function isFreeze(start: number): boolean {
  return start === FROZEN || Date.now() - start > MIN_WAIT_MS;
}

/** Remembers that this content has frozen the page. */
export function recordFreeze(content: string): void {
  storeStart(checksum(content), FROZEN);
}

/** Lets this content be shown again. */
export function clearFreeze(content: string): void {
  storeStart(checksum(content), undefined);
}

/** Watches whether the page still responds after the caller has put this content into it. */
export function watchForFreeze(content: string): void {
  // A hidden tab paints nothing: the content is laid out when the tab is shown.
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
  // Contents that are shown without trouble leave those that froze in their place.
  const starts = [
    ...all.filter(([, time]) => isFreeze(time)).slice(-MAX_FROZEN),
    ...all.filter(([, time]) => !isFreeze(time)).slice(-MAX_UNFINISHED),
  ];
  try {
    if (starts.length === 0) browserStorage()?.removeItem(STORAGE_KEY);
    else browserStorage()?.setItem(STORAGE_KEY, JSON.stringify(starts));
  } catch {
    // Storage is full: a freeze can't be remembered.
  }
}
