// `npm start`: serves the site. While it is being built, each page is served as soon as it
// is rendered; a request for anything else waits.
import { buildSite } from "./build-site.mjs";
import { openSite } from "./serve.mjs";

/** @type {Map<string, import("./build-site.mjs").Page>} by path */
const pages = new Map();
let isBuilt = false;
/** Signals each rendered page and the end of the build. */
let wake = () => {};
let news = nextNews();

/** @returns {Promise<void>} */
function nextNews() {
  return new Promise((resolve) => {
    wake = () => {
      news = nextNews();
      resolve();
    };
  });
}

/** @type {import("./serve.mjs").Rendered} */
async function rendered(path) {
  // Assets are written before the first page is rendered.
  const isThere = () =>
    pages.has(path) || (path.startsWith("/_astro/") && pages.size > 0);
  while (!isBuilt && !isThere()) await news;
  return pages.get(path);
}

const { announce } = await openSite({ rendered });
const status = await buildSite({
  onPage(page) {
    pages.set(page.path, page);
    if (page.path === "/") announce();
    wake();
  },
});
if (status !== 0) process.exit(status);
isBuilt = true;
pages.clear();
wake();
// Printed again, below the output of the build.
announce();
