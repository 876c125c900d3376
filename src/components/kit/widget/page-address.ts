// The query of the page's address contains the states of its widgets, each under its own
// key, so that a link shows what the reader sees.

/** Browsers limit how often an address may change; dragging would exceed the limit. */
const WRITE_DELAY = 350;

/** The parameter for the figure whose answers are hidden. */
export const PREDICT = "predict";

const pending = new Map<string, string | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns the value of `key` in the page's address, if there is one */
export function readParameter(key: string): string | undefined {
  return new URLSearchParams(location.search).get(key) ?? undefined;
}

/** Sets the value of `key` soon, without a new history entry; undefined removes it. */
export function writeParameter(key: string, value: string | undefined): void {
  pending.set(key, value);
  timer ??= setTimeout(() => flush(), WRITE_DELAY);
}

// A reload finds what was changed last.
globalThis.addEventListener?.("pagehide", () => pending.size > 0 && flush());

/** Callbacks for when another address of this page is opened without a reload. */
const readers = new Set<() => void>();

/**
 * Opens a link to this page without a reload. Widgets that the link does not name keep
 * their state, which stays in the address.
 */
export function openLink(link: URL): void {
  writeParameter(PREDICT, undefined);
  for (const [key, value] of link.searchParams) writeParameter(key, value);
  clearTimeout(timer);
  flush(link.hash);
  for (const read of readers) read();
}

/** Calls back when a link to this page is opened. @returns unsubscribes */
export function onOpenedLink(read: () => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

/** @returns the page's address, with the states of its widgets as they are now */
export function currentAddress(): URL {
  clearTimeout(timer);
  flush();
  return new URL(location.href);
}

function flush(hash?: string): void {
  timer = undefined;
  const url = new URL(location.href);
  if (hash !== undefined) url.hash = hash;
  for (const [key, value] of pending) {
    if (value === undefined) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  pending.clear();
  history.replaceState(history.state, "", url);
}
