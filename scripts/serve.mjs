// Serves the built site as any static host would: `node scripts/serve.mjs`.
// `--port 4321` sets the port (0: any free one), `--base /a/b/` the base path.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import sirv from "sirv";

const SITE = fileURLToPath(new URL("../dist", import.meta.url));

class PortTaken extends Error {
  /** @param {number} port */
  constructor(port) {
    super(`Port ${port} is taken by another program; \`--port 0\` takes any free one.`);
  }
}

/**
 * @typedef {{status: number, headers: [string, string][], body: ArrayBuffer}} Page
 */

/**
 * @param {{port?: number, base?: string, folder?: string, rendered?: (path: string) => Promise<Page | undefined>}} [options]
 *        `rendered` gives the pages of a site that is being built
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
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(error.code === "EADDRINUSE" ? new PortTaken(port) : error),
    );
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

/** @returns {{port: number, base: string}} from the command line */
export function readAddress() {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: "4321" },
      base: { type: "string", default: "/" },
    },
  });
  return { port: Number(values.port), base: values.base };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { address } = await serveSite(readAddress());
  console.log(`\n  Every Cube Has a Number is open at ${address}\n`);
}
