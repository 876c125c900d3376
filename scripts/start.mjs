// `npm start`: serves the site. Where it has to be built first, a page can be read as soon
// as it is rendered; a request for anything else waits until it is there.
import { buildSite } from "./build-site.mjs";
import { readAddress, serveSite } from "./serve.mjs";

/** @type {Map<string, import("./build-site.mjs").Page>} by path */
const pages = new Map();
/** Those who wait for another page, or for the end. @type {Set<() => void>} */
const waiting = new Set();
let isBuilt = false;

/**
 * @param {string} path  below the site's root
 * @returns {Promise<import("./build-site.mjs").Page | undefined>} a page; nothing where a file of dist is the answer
 */
async function rendered(path) {
  // Assets are written before the first page is rendered.
  const isThere = () =>
    pages.has(path) || (path.startsWith("/_astro/") && pages.size > 0);
  while (!isBuilt && !isThere()) {
    await new Promise((resolve) => waiting.add(() => resolve(undefined)));
  }
  return isBuilt ? undefined : pages.get(path);
}

function wake() {
  for (const goOn of waiting) goOn();
  waiting.clear();
}

const { address } = await serveSite({ ...readAddress(), rendered });
const announce = () =>
  console.log(`\n  Every Cube Has a Number is open at ${address}\n`);
const status = await buildSite({
  onPage(page) {
    pages.set(page.path, page);
    if (page.path === "/") announce();
    wake();
  },
});
if (status !== 0) process.exit(status);
isBuilt = true;
wake();
pages.clear();
// Once more, below all that the build has printed.
announce();
