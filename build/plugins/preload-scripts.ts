/** An island that wakes at once: the reader waits for its scripts. */
const ISLAND = /<astro-island\b[^>]*\bclient="load"[^>]*>/g;
const SCRIPT = /-url="\/([^"]+\.js)"/g;

/**
 * Lets a browser load all scripts of the islands that wake at once side by side, instead of
 * each after the one that imports it.
 *
 * @param html     with root-relative addresses
 * @param imports  what each script imports, by its path below the root
 */
export function preloadScripts(
  html: string,
  imports: ReadonlyMap<string, readonly string[]>,
): string {
  const found = new Set<string>();
  const follow = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    imports.get(path)?.forEach(follow);
  };
  for (const [island] of html.matchAll(ISLAND)) {
    for (const [, path] of island.matchAll(SCRIPT)) follow(path);
  }
  // After the text, which comes first.
  const links = [...found].map(
    (path) => `<link rel="modulepreload" href="/${path}" fetchpriority="low">`,
  );
  return html.replace("</body>", () => `${links.join("")}</body>`);
}
