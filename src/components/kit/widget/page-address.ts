// The query of the page's address contains the states of its widgets, each under its own
// key, so that a link shows what the reader sees.

/** Browsers limit how often an address may change; dragging would exceed the limit. */
const WRITE_DELAY = 350;

const pending = new Map<string, string | undefined>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** @returns the value of `key` in the page's address, if there is one */
export function readParameter(key: string): string | undefined {
  return new URLSearchParams(location.search).get(key) ?? undefined;
}

/** Sets the value of `key` soon, without a new history entry; undefined removes it. */
export function writeParameter(key: string, value: string | undefined): void {
  pending.set(key, value);
  timer ??= setTimeout(flush, WRITE_DELAY);
}

function flush(): void {
  timer = undefined;
  const url = new URL(location.href);
  for (const [key, value] of pending) {
    if (value === undefined) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  pending.clear();
  history.replaceState(history.state, "", url);
}
