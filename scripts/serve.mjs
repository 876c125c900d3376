// Serves the built site as any static host would: `node scripts/serve.mjs`.
// `--port 4321` sets the port (0: any free one), `--base /a/b/` the base path.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sirv from "sirv";

const SITE = fileURLToPath(new URL("../dist", import.meta.url));

/**
 * @typedef {(path: string) => Promise<import("./build-site.mjs").Page | undefined>} Rendered
 *          gives a page of a site that is being built; nothing where a file is the answer
 */

/**
 * @param {{port?: number, base?: string, folder?: string, rendered?: Rendered}} [options]
 * @returns {Promise<{address: string, close: () => Promise<void>}>}
 */
export async function serveSite({
  port = 0,
  base = "/",
  folder = SITE,
  rendered,
} = {}) {
  // Files that come and go are looked up each time.
  const files = sirv(folder, { dev: rendered !== undefined, etag: true });
  const server = createServer(async (request, response) => {
    const notFound = () => {
      response.writeHead(404, { "content-type": "text/plain" });
      response.end(`There is no ${request.url} here.\n`);
    };
    if (!request.url?.startsWith(base)) return notFound();
    request.url = request.url.slice(base.length - 1);
    const page = await rendered?.(request.url.split("?")[0]);
    if (page) {
      response.writeHead(page.status, Object.fromEntries(page.headers));
      return response.end(Buffer.from(page.body));
    }
    files(request, response, notFound);
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
 * Serves at the address of the command line, or says why it cannot.
 * @param {{rendered?: Rendered}} [options]
 * @returns {Promise<{announce: () => void}>}
 */
export async function openSite(options) {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4321" },
      base: { type: "string", default: "/" },
    },
  });
  const place = { port: Number(values.port), base: values.base };
  try {
    const { address } = await serveSite({ ...place, ...options });
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
