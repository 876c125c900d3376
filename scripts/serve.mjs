// Serves the built site as any static host would: `node scripts/serve.mjs`.
// `--port 4321` sets the port (0: any free one), `--base /a/b/` the base path; with `--plain`
// nothing is compressed, which costs more than it saves where the reader is the same machine.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";

const SITE = fileURLToPath(new URL("../dist", import.meta.url));
/** Where the names of files contain a hash of what is in them. */
const HASHED = "/_astro/";
const FOR_EVER = "public, max-age=31536000, immutable";
const FRESH = "no-cache";
/** What only a server can say: no file is taken for a script, and no other site frames a page. */
const PROTECTING = [
  ["X-Content-Type-Options", "nosniff"],
  ["Content-Security-Policy", "frame-ancestors 'self'"],
];
/** Half the bytes of gzip’s quickest, in the same time. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * @typedef {(path: string) => Promise<import("./build-site.mjs").Page | undefined>} Rendered
 *          gives a page of a site that is being built; nothing where a file is the answer
 */

/**
 * @param {{port?: number, base?: string, isPlain?: boolean, folder?: string, rendered?: Rendered}} [options]
 * @returns {Promise<{address: string, close: () => Promise<void>}>}
 */
export async function serveSite({
  port = 0,
  base = "/",
  isPlain = false,
  folder = SITE,
  rendered,
} = {}) {
  const compress = compression({ brotli: { params: BROTLI } });
  const files = sirv(folder, {
    // Files come and go while the site is built anew: they are looked up each time.
    dev: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader("Cache-Control", path.startsWith(HASHED) ? FOR_EVER : FRESH),
  });
  const server = createServer(async (request, response) => {
    const [path, ...query] = (request.url ?? "").split("?");
    const [name] = /[^/]*$/.exec(path) ?? [""];
    // Every page is a folder: without the last slash, its addresses would lead elsewhere.
    if (`${path}/` === base || (name !== "" && !name.includes("."))) {
      const location = [`./${name}/`, ...query].join("?");
      return response.writeHead(302, { location }).end();
    }
    for (const [name, value] of PROTECTING) response.setHeader(name, value);
    if (!isPlain) compress(request, response, () => {});
    const notFound = () => {
      response.writeHead(404, { "content-type": "text/html;charset=utf-8" });
      response.end(notFoundPage(folder, base));
    };
    if (!path.startsWith(base)) return notFound();
    request.url = path.slice(base.length - 1);
    const page = await rendered?.(request.url);
    if (page) {
      response.writeHead(page.status, Object.fromEntries(page.headers));
      return response.end(Buffer.from(page.body));
    }
    response.once("pipe", (file) => {
      // It went between the look and the reading, when the head is written: all that is
      // left to say is that the answer is broken.
      file.once("error", () => response.destroy());
    });
    try {
      files(request, response, notFound);
    } catch {
      notFound(); // it went between two looks
    }
  });
  await new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const taken = `Port ${port} is taken by another program; \`--port 0\` takes any free one.`;
      reject(error.code === "EADDRINUSE" ? new Error(taken) : error);
    });
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const { port: taken } = /** @type {import("node:net").AddressInfo} */ (
    server.address()
  );
  return {
    address: `http://localhost:${taken}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/**
 * The page for an address that does not exist. Its own addresses begin at the site’s root,
 * since it is shown at any depth.
 * @param {string} folder
 * @param {string} base
 */
function notFoundPage(folder, base) {
  const file = join(folder, "404.html");
  // While the site is being built, it is not there yet.
  if (!existsSync(file)) return "There is no such page.\n";
  const html = readFileSync(file, "utf8");
  return html.replace(/<base href="[^"]*"/, () => `<base href="${base}"`);
}

/**
 * Serves at the address of the command line, or says why it cannot.
 * @param {{rendered?: Rendered}} [options]
 * @returns {Promise<{announce: () => void}>}
 */
export async function openSite(options) {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4321" },
      base: { type: "string", default: "/" },
      plain: { type: "boolean", default: false },
    },
  });
  const folders = values.base.split("/").filter((name) => name !== "");
  const base = ["", ...folders, ""].join("/");
  const { port, plain } = values;
  try {
    const { address } = await serveSite({
      ...{ port: Number(port), base, isPlain: plain },
      ...options,
    });
    return {
      announce: () =>
        console.log(`\n  Every Cube Has a Number is open at ${address}\n`),
    };
  } catch (error) {
    console.error(/** @type {Error} */ (error).message);
    return process.exit(1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) (await openSite()).announce();
