// The site without a network: the server is switched off, or another version takes its place.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { copyOf, offlineCopy } from "#build/plugins/offline-copy.ts";
import { filesIn } from "#scripts/fingerprint.mjs";
import { serveSite } from "#scripts/serve.mjs";
import { patientExpect as expect } from "../expect.ts";
import { PAGES } from "../site.ts";

const PORT = Number(process.env["PORT"] ?? 4400) + 50;
const BASE = "/a/b/";
/** A server elsewhere, as browsers see it: what is saved comes before what it sends. */
const ELSEWHERE = `http://class.localhost:${PORT}`;
const HERE = `http://localhost:${PORT}`;

// Each test finds a browser that has saved nothing.
test.use({ serviceWorkers: "allow", reuseContext: false });
// They share one port.
test.describe.configure({ mode: "default", timeout: 180_000 });

type Server = Awaited<ReturnType<typeof serveSite>>;
let server: Server | undefined;

async function switchOn(folder?: string): Promise<void> {
  // What is sent compressed is saved the same; one site that is soon compressed shows it.
  const isPlain = folder !== LIGHT;
  server = await serveSite({
    port: PORT,
    base: BASE,
    isPlain,
    ...(folder && { folder }),
  });
}

async function switchOff(): Promise<void> {
  await server?.close();
  server = undefined;
}

/** A few pages with all that they ask for, as a site of their own: soon saved. */
const SMALL = mkdtempSync(join(tmpdir(), "small-"));
/** The same without cells, whose code is most of it: saved at once. */
const LIGHT = mkdtempSync(join(tmpdir(), "light-"));

/** A page for classes, and two that are saved later. */
const WIDE = mkdtempSync(join(tmpdir(), "wide-"));
const COMPLETE =
  /^Saved on this device, and complete: version \S+ \(\w{8}\), \d+ files/;

test.beforeAll(async () => {
  await publish(SMALL, ["moves", "glossary", "offline"]);
  await publish(LIGHT, ["class/line", "glossary", "offline"]);
  await publish(WIDE, ["class/line", "offline", "solve", "stickers"]);
});
test.afterEach(switchOff);
test.afterAll(() => {
  for (const folder of [SMALL, LIGHT, WIDE]) rmSync(folder, { recursive: true });
});

async function visitAndSave(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 60_000,
  });
}

test("after “Save now” every page opens without a server, and works: figures from a link, search, the playground; other addresses are answered as ever", async ({
  page,
}) => {
  await switchOn();
  await visitAndSave(page, `${HERE}${BASE}offline/`);
  await page.getByRole("button", { name: "Save now" }).click();
  await expect(page.locator("#offline-state")).toHaveText(COMPLETE, {
    timeout: 120_000,
  });
  await switchOff();
  // What it loads afterwards was saved in the same way; the pages below use it.
  const answers = await page.evaluate(readPages, PAGES);
  for (const [i, path] of PAGES.entries()) {
    const published = readFileSync(join("dist", path, "index.html"), "utf8");
    expect(answers[i] === published, `/${path} is answered as published`).toBe(true);
  }
  await page.goto(`${HERE}${BASE}`);
  await expect(page.locator("h1")).toBeVisible();

  await page.goto(`${HERE}${BASE}indexing/?count=1.factorial-543210`);
  const figure = page.locator("#odometer");
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.getByLabel("the number", { exact: true })).toHaveValue("719");
  await page.getByRole("button", { name: "Search" }).click();
  await page.locator("#search [type=search]").fill("odometer");
  await expect(page.locator(".search-results li").first()).toBeVisible();

  await page.goto(`${HERE}${BASE}playground/factorial-odometer/`);
  await page.getByRole("button", { name: "Run all" }).click();
  await expect(page.locator(".cell-drawing").first()).toBeVisible();

  await page.goto(`${HERE}${BASE}no/such/page/`);
  await expect(page.locator("h1")).toHaveText("There is no such page");
  await page.getByRole("link", { name: "Glossary" }).click();
  await expect(page).toHaveURL(`${HERE}${BASE}glossary/`);
  await page.goto(`${HERE}${BASE}solving?cube=1.1234567`);
  await expect(page).toHaveURL(`${HERE}${BASE}solving/?cube=1.1234567`);
});

test("without a server an edited cell runs, and reaches nothing @firefox", async ({
  page,
}) => {
  await switchOn(SMALL);
  await visitAndSave(page, `${HERE}${BASE}moves/`);
  await switchOff();
  await page.goto(`${HERE}${BASE}glossary/`);
  await expect(page.locator("h1")).toHaveText("Glossary");
  await page.goto(`${HERE}${BASE}moves/`);
  const cell = page.locator("code-cell").first();
  await cell.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(cell.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(
    '[1, 2, 3].map((n) => n * n).join()\nawait fetch(".").then(() => "reached", () => "refused")',
  );
  await cell.getByRole("button", { name: "Run", exact: true }).click();
  await expect(cell.locator(".cell-results > .cell-outputs code")).toHaveText([
    '"1,4,9"',
  ]);
});

test("the first visit saves what a class needs; the rest is saved while the page is idle and not presented, and the page tells what is saved", async ({
  page,
}) => {
  await switchOn(WIDE);
  await page.clock.install();
  await page.goto(`${ELSEWHERE}${BASE}class/line/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const first = await page.evaluate(countSaved);
  await page.locator("[data-present]").click();
  await page.clock.runFor(40_000);
  expect(await page.evaluate(countSaved)).toBe(first);
  await switchOff();
  await page.goto(`${ELSEWHERE}${BASE}stickers/`);
  await expect(page).toHaveURL(`${ELSEWHERE}${BASE}offline/#not-saved`);
  await expect(page.locator("#not-saved")).toBeVisible();
  await expect(page.locator("#offline-state")).toHaveText(
    /^Chapters 1 to 6 and what a class needs are saved on this device: \d+ of the \d+ files/,
  );

  await switchOn(WIDE);
  await page.clock.runFor(35_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.evaluate(countSaved);
    })
    .toBeGreaterThan(first + 3);
});

test("what is saved can be seen, repaired and removed; nothing is saved again unasked", async ({
  page,
}) => {
  await switchOn(LIGHT);
  await page.goto(`${HERE}${BASE}offline/`);
  const state = page.locator("#offline-state");
  await expect(state).toHaveText(COMPLETE, { timeout: 60_000 });
  await page.getByRole("button", { name: "Look for a newer version" }).click();
  await expect(state).toHaveText(/This is the newest version\.$/);

  await page.evaluate(loseHalf);
  await switchOff();
  await page.reload();
  await expect(state).toHaveText(/^Saved on this device: \d+ of the \d+ files/);
  const saveNow = page.getByRole("button", { name: "Save now" });
  await saveNow.click();
  await expect(state).toHaveText(/\. [1-9]\d* files? could not be fetched\.$/);
  await switchOn(LIGHT);
  await saveNow.click();
  await expect(state).toHaveText(COMPLETE);
  await switchOff();
  await page.goto(`${HERE}${BASE}glossary/`);
  await expect(page.locator("h1")).toBeVisible();

  await switchOn(LIGHT);
  await page.goto(`${HERE}${BASE}offline/`);
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await expect(state).toHaveText(/^Nothing is saved/);
  const wouldSave = page.waitForRequest(/save-in-background/);
  await page.goto(`${HERE}${BASE}glossary/`);
  await wouldSave;
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(whatIsKept)).toEqual({ caches: 0, workers: 0 });
  await page.goto(`${HERE}${BASE}offline/`);
  await saveNow.click();
  await expect(state).toHaveText(COMPLETE, { timeout: 60_000 });
});

test("a newer version is offered, not while presenting, and used when the reader says so", async ({
  page,
}) => {
  const newer = mkdtempSync(join(tmpdir(), "newer-"));
  try {
    await switchOn(LIGHT);
    await visitAndSave(page, `${ELSEWHERE}${BASE}class/line/`);
    await switchOff();
    await publishNewer(newer);
    await switchOn(newer);
    await page.goto(`${ELSEWHERE}${BASE}class/line/`);
    await expect(page.locator("h1")).toHaveText("Pupils in line");
    const offer = page.locator(".offered-version");
    await expect(offer).toHaveText([/A newer version .* is ready/], {
      timeout: 60_000,
    });
    await page.reload();
    await expect(page.locator("h1")).toHaveText("Pupils in line");
    await expect(offer).toBeVisible();
    await page.locator("[data-present]").click();
    await expect(offer).toBeHidden();
    await page.keyboard.press("Escape");
    await offer.getByRole("button", { name: "Later" }).click();
    const wouldOffer = page.waitForRequest(/offer-update/);
    await page.reload();
    await wouldOffer;
    await page.waitForLoadState("networkidle");
    await expect(page.locator("h1")).toHaveText("Pupils in line");
    await expect(offer).toHaveCount(0);
    const other = await page.context().newPage();
    await other.goto(`${ELSEWHERE}${BASE}glossary/`);
    await expect(other.locator(".offered-version")).toBeVisible();

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await offer.getByRole("button", { name: "Use it" }).click();
    await expect(page.locator("h1")).toHaveText("Newer pupils in line");
    await expect(other.locator(".offered-version")).toHaveText([
      /^Another window uses/,
    ]);
    await switchOff();
    await page.reload();
    await expect(page.locator("h1")).toHaveText("Newer pupils in line");
  } finally {
    rmSync(newer, { recursive: true });
  }
});

test("a file that is not what was published is not saved", async ({ page }) => {
  const changed = mkdtempSync(join(tmpdir(), "changed-"));
  try {
    cpSync(LIGHT, changed, { recursive: true });
    writeFileSync(
      join(changed, "glossary/index.html"),
      "Log in to the school's network",
    );
    await switchOn(changed);
    await page.goto(`${HERE}${BASE}offline/`);
    const state = page.locator("#offline-state");
    await expect(state).toHaveText(/could not be saved/, { timeout: 60_000 });
    await switchOff();
    await switchOn(LIGHT);
    await page.reload();
    await expect(state).toHaveText(/complete/, { timeout: 60_000 });
  } finally {
    rmSync(changed, { recursive: true });
  }
});

test("downloads are not saved in the browser", () => {
  const contents = publishedFiles();
  const saved = copyOf(contents, "").files.map(({ url }) => url);
  for (const path of ["every-cube.tgz", "lesson.html"]) {
    expect([...contents.keys()]).toContain(path);
    expect(saved).not.toContain(path);
  }
});

test("the first visit saves less than 3 MB, compressed", () => {
  const contents = publishedFiles();
  const { files, atFirst } = copyOf(contents, "");
  const sizes = files.slice(0, atFirst).map(({ url }) => {
    const path = url.endsWith("/") ? join(url, "index.html") : url;
    return gzipSync(contents.get(path)!).length;
  });
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(3_000_000);
});

test("the archive holds the whole site", () => {
  const files = unzipSync(readFileSync("dist/every-cube.zip"));
  const paths = filesIn("dist", ".")
    .map((path) => path.slice(2))
    .filter((path) => path !== "every-cube.zip");
  expect(Object.keys(files).sort()).toEqual(
    paths.map((path) => `every-cube/${path}`).sort(),
  );
  for (const path of paths) {
    const isSame = readFileSync(join("dist", path)).equals(files[`every-cube/${path}`]);
    expect(isSame, path).toBe(true);
  }
});

function publishedFiles(): Map<string, Buffer> {
  const paths = filesIn("dist", ".").map((path) => path.slice(2));
  return new Map(paths.map((path) => [path, readFileSync(join("dist", path))]));
}

async function publish(folder: string, pages: readonly string[]): Promise<void> {
  const sandbox = readdirSync("dist/_astro").find((name) =>
    /^sandbox\..*\.html$/.test(name),
  );
  const files = new Set([
    ...pages.map((page) => `${page}/index.html`),
    ...["index.html", "404.html", "manifest.webmanifest", `_astro/${sandbox}`],
  ]);
  const hashed = new Set(readdirSync("dist/_astro"));
  for (const file of files) {
    const content = readFileSync(join("dist", file));
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    // The names of files contain a hash, so that nothing else is called so.
    for (const [name] of content.toString("latin1").matchAll(/[\w.@-]+\.[a-z0-9]+/g)) {
      if (hashed.has(name)) files.add(`_astro/${name}`);
    }
  }
  await writeWorker(folder);
}

/** The small site with another heading, as a later build would leave it. */
async function publishNewer(folder: string): Promise<void> {
  cpSync(LIGHT, folder, { recursive: true });
  const page = join(folder, "class/line/index.html");
  const html = readFileSync(page, "utf8");
  writeFileSync(page, html.replace(/(<h1[^>]*>)Pupils/, "$1Newer pupils"));
  await writeWorker(folder);
}

async function writeWorker(folder: string): Promise<void> {
  const write = offlineCopy().hooks["astro:build:done"] as (options: object) => unknown;
  await write({ dir: pathToFileURL(`${folder}/`), logger: { info() {} } });
}

/** Runs in a page next to all others: their texts, or what was answered instead. */
function readPages(paths: readonly string[]): Promise<string[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`../${path}`);
      return answer.ok ? answer.text() : answer.statusText;
    }),
  );
}

/** Runs in the page. */
async function loseHalf(): Promise<void> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const [i, request] of (await cache.keys()).entries()) {
      if (i % 2 === 0 && !/offline/.test(request.url)) await cache.delete(request);
    }
  }
}

/** Runs in the page. */
async function countSaved(): Promise<number> {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).length;
}

/** Runs in the page. */
async function whatIsKept() {
  const workers = (await navigator.serviceWorker.getRegistrations()).length;
  return { caches: (await caches.keys()).length, workers };
}
