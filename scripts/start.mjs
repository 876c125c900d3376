// `npm start`: serves the site. Where it has to be built first, a page can be read as soon
// as it is rendered; a request for anything else waits until it is there.
import { buildSite } from "./build-site.mjs";
import { openSite } from "./serve.mjs";

/** @type {Map<string, import("./build-site.mjs").Page>} by path */
const pages = new Map();
let isBuilt = false;
/** Tells those who wait of the next page, and of the end. */
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
// Once more, below all that the build has printed.
announce();
