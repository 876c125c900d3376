// Serves the built site as any static host would: `node scripts/serve.mjs`.
// `--port 4321` sets the port (0: any free one), `--base /a/b/` the base path; `--plain`
// turns compression off, which is faster on the same machine.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { constants } from "node:zlib";
import compression from "compression";
import sirv from "sirv";

const SITE = fileURLToPath(new URL("../dist", import.meta.url));
/** File names here contain a content hash. */
const HASHED = /^\/(_astro|embed\/parts)\//;
const FOR_EVER = "public, max-age=31536000, immutable";
const FRESH = "no-cache";
/** Other sites may frame only what is in this folder. */
const EMBEDDED = "/embed/";
/**
 * Headers without an equivalent in HTML: no sniffing of types, no framing by other sites.
 * A frame without an origin, as with `sandbox="allow-scripts"`, loads scripts as a page of
 * another site does.
 * @param {string} path
 */
const headersOf = (path) => [
  ["X-Content-Type-Options", "nosniff"],
  ...(path.startsWith(EMBEDDED)
    ? [["Access-Control-Allow-Origin", "*"]]
    : [["Content-Security-Policy", "frame-ancestors 'self'"]]),
];
/** Half the bytes of gzip's fastest level, in the same time. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * @typedef {(path: string) => Promise<import("./build-site.mjs").Page | undefined>} Rendered
 *          resolves to a page of a site that is still being built, or undefined for a file
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
    // Files are looked up each time, because a rebuild adds and removes them.
    dev: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader("Cache-Control", HASHED.test(path) ? FOR_EVER : FRESH),
  });
  const server = createServer(async (request, response) => {
    const [path, ...query] = (request.url ?? "").split("?");
    const [name] = /[^/]*$/.exec(path) ?? [""];
    // Every page is a folder: without the final slash its relative URLs would break.
    if (`${path}/` === base || (name !== "" && !name.includes("."))) {
      const location = [`./${name}/`, ...query].join("?");
      return response.writeHead(302, { location }).end();
    }
    const isOurs = path.startsWith(base);
    for (const [name, value] of headersOf(isOurs ? path.slice(base.length - 1) : "")) {
      response.setHeader(name, value);
    }
    if (!isPlain) compress(request, response, () => {});
    const notFound = () => {
      response.writeHead(404, { "content-type": "text/html;charset=utf-8" });
      response.end(notFoundPage(folder, base));
    };
    if (!isOurs) return notFound();
    request.url = path.slice(base.length - 1);
    const page = await rendered?.(request.url);
    if (page) {
      response.writeHead(page.status, Object.fromEntries(page.headers));
      return response.end(Buffer.from(page.body));
    }
    response.once("pipe", (file) => {
      // The file vanished after the head was sent: only the connection can signal it.
      file.once("error", () => response.destroy());
    });
    try {
      files(request, response, notFound);
    } catch {
      notFound(); // the file vanished after the lookup
    }
  });
  // Never closes an idle connection: a request may already be on its way.
  server.keepAliveTimeout = 0;
  await new Promise((resolve, reject) => {
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
      const message = `Port ${port} is taken by another program; \`--port 0\` takes any free one.`;
      reject(error.code === "EADDRINUSE" ? new Error(message) : error);
    });
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const { port: actualPort } = /** @type {import("node:net").AddressInfo} */ (
    server.address()
  );
  return {
    address: `http://localhost:${actualPort}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve(undefined));
        server.closeAllConnections();
      }),
  };
}

/**
 * The page for an address that does not exist. Its own URLs start at the site's root,
 * because it is served at any depth.
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
 * Serves at the address of the command line, or prints why it can't.
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
