// A page of another site, with figures in frames.
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The figures that can be embedded. */
export const EMBEDDED_FIGURES = readdirSync("dist/embed", { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "parts")
  .map(({ name }) => name);

/** The widths and heights of frames: the smallest that figures are made for, and larger ones. */
export const FRAME_SIZES = [
  ["480px", "360px"],
  ["800px", "600px"],
  ["100%", "800px"],
] as const;

/**
 * Serves a page of another origin while `open` loads it.
 *
 * @param site  the address of the site with the figures
 * @param body  where `{embed}` is the address of the folder of figures
 */
export async function serveHost(
  site: string,
  body: string,
  open: (address: string) => Promise<unknown>,
): Promise<void> {
  const embed = new URL("embed/", site).href;
  const html = `<!doctype html><html lang="en"><title>A host</title>${body.replaceAll("{embed}", embed)}`;
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html;charset=utf-8");
    response.end(html);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  await open(`http://127.0.0.1:${port}/`);
  server.close();
}
