import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveSite } from "#scripts/serve.mjs";

const LONG = "<p>every cube has a number</p>".repeat(1000);
const folder = mkdtempSync(join(tmpdir(), "served-site-"));
let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  for (const name of ["_astro", "indexing", "embed/odometer"]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, "embed/odometer/index.html"), LONG);
  writeFileSync(join(folder, "indexing/index.html"), LONG);
  writeFileSync(join(folder, "_astro/page.abc123.js"), `// ${LONG}`);
  writeFileSync(join(folder, "404.html"), '<base href="/"><h1>Not here</h1>');
  site = await serveSite({ folder, base: "/x/" });
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, site.address), { redirect: "manual", headers });

test("pages and scripts use a compression that the browser accepts", async () => {
  for (const encoding of ["br", "gzip"]) {
    for (const path of ["indexing/", "_astro/page.abc123.js"]) {
      const answer = await ask(path, { "accept-encoding": encoding });
      expect(answer.headers.get("content-encoding"), path).toBe(encoding);
      expect(await answer.text()).toContain(LONG);
    }
  }
  const plain = await ask("indexing/", { "accept-encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
});

test("with --plain, nothing is compressed", async () => {
  const plain = await serveSite({ folder, base: "/x/", isPlain: true });
  const answer = await fetch(new URL("indexing/", plain.address));
  expect(answer.headers.get("content-encoding")).toBeNull();
  await plain.close();
});

test("hashed files are cached forever, pages are revalidated", async () => {
  const keeping = async (path: string) =>
    (await ask(path)).headers.get("cache-control");
  expect(await keeping("_astro/page.abc123.js")).toContain("immutable");
  expect(await keeping("indexing/")).toBe("no-cache");
  const etag = (await ask("indexing/")).headers.get("etag")!;
  expect((await ask("indexing/", { "if-none-match": etag })).status).toBe(304);
});

test("responses forbid framing by other sites and type sniffing", async () => {
  for (const path of ["indexing/", "_astro/page.abc123.js", "nowhere/"]) {
    const { headers } = await ask(path);
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("content-security-policy"), path).toBe("frame-ancestors 'self'");
  }
});

test("other sites may frame an embedded figure, and load it without an origin", async () => {
  const { headers, status } = await ask("embed/odometer/");
  expect(status).toBe(200);
  expect(headers.get("content-security-policy")).toBeNull();
  expect(headers.get("access-control-allow-origin")).toBe("*");
});

test("a page's URL without the final slash redirects within the site", async () => {
  const followed = async (path: string) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(302);
    return new URL(headers.get("location")!, new URL(path, site.address)).href;
  };
  expect(await followed("indexing")).toBe(`${site.address}indexing/`);
  expect(await followed("indexing?order=123")).toBe(
    `${site.address}indexing/?order=123`,
  );
  expect(await followed("/x")).toBe(site.address);
  const { origin } = new URL(site.address);
  expect(await followed(`${origin}//elsewhere`)).toBe(`${origin}//elsewhere/`);
  expect((await ask("indexing/")).status).toBe(200);
});

test("a missing page at any depth gets a 404 page with URLs from the site's root", async () => {
  for (const path of ["nowhere/", "a/b/c/", "missing.js", "/elsewhere/", "%E0%A4%A/"]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text()).toBe('<base href="/x/"><h1>Not here</h1>');
  }
});

test("a file that disappears during a rebuild is a 404 and nothing worse", async () => {
  const file = join(folder, "indexing/index.html");
  rmSync(file);
  expect((await ask("indexing/")).status).toBe(404);
  writeFileSync(file, LONG);
  expect(await (await ask("indexing/")).text()).toBe(LONG);
});
