/** An island that hydrates on load: the reader waits for its scripts. */
const ISLAND = /<astro-island\b[^>]*\bclient="load"[^>]*>/g;
const SCRIPT = /-url="\/([^"]+\.js)"/g;

/**
 * Preloads all scripts of islands that hydrate on load, so that the browser fetches them
 * in parallel instead of one import after another.
 *
 * @param html     with root-relative addresses
 * @param imports  the imports of each script, by its path below the root
 */
export function preloadScripts(
  html: string,
  imports: ReadonlyMap<string, readonly string[]>,
): string {
  const paths = new Set<string>();
  const follow = (path: string): void => {
    if (paths.has(path)) return;
    paths.add(path);
    imports.get(path)?.forEach(follow);
  };
  for (const [island] of html.matchAll(ISLAND)) {
    for (const [, path] of island.matchAll(SCRIPT)) follow(path);
  }
  // At the end of the body, so that the text arrives first.
  const links = [...paths].map(
    (path) => `<link rel="modulepreload" href="/${path}" fetchpriority="low">`,
  );
  return html.replace("</body>", () => `${links.join("")}</body>`);
}
