// The package that the site serves, installed by npm and used on another site: without a
// bundler, on a static server, and under a policy that forbids WebAssembly.
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { serveSite } from "#scripts/serve.mjs";
import { EXAMPLES, shownBy } from "#scripts/package-examples.mjs";
import { expect, test } from "../visit.ts";

const PAGE = `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-ours'">
<script type="importmap" nonce="ours">
  { "imports": { "every-cube": "./node_modules/every-cube/dist/index.js" } }
</script>
<script type="module" nonce="ours">
  import { buildDistanceTable, rankPermutation } from "every-cube";

  const show = (text) => document.body.append(text + "; ");
  show(rankPermutation([2, 0, 5, 6, 1, 4, 3]));
  show(buildDistanceTable({ metric: "HTM" }).histogram.at(-1));
  try {
    new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
  } catch ({ name }) {
    show(name);
  }
</script>
<body></body>
`;

interface UserSite {
  readonly folder: string;
  readonly address: string;
}

/** Installs the package from this site into a folder, and serves the folder. */
async function withUserSite(
  baseURL: string,
  use: (site: UserSite) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "every-cube-"));
  const args = ["install", "--prefix", folder, `${baseURL}every-cube.tgz`];
  await promisify(execFile)("npm", args);
  const { address, close } = await serveSite({ folder });
  try {
    await use({ folder, address });
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

test("npm installs the package from the site, and it runs from an import map without WebAssembly", async ({
  page,
  baseURL,
}) => {
  await withUserSite(baseURL!, async ({ folder, address }) => {
    writeFileSync(join(folder, "index.html"), PAGE);
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(address);
    await expect(page.locator("body")).toHaveText("1531; 2644; CompileError;");
    expect(scripts.length).toBeLessThan(20);
  });
});

test("the examples of “Use it elsewhere” for browsers show what they say", async ({
  page,
  baseURL,
}) => {
  await withUserSite(baseURL!, async ({ folder, address }) => {
    for (const name of ["page.html", "use-worker.js"]) {
      writeFileSync(join(folder, name), EXAMPLES[name]);
    }
    // As the page says, the worker needs the path where there is no bundler.
    const path = "./node_modules/every-cube/dist/cube.js";
    writeFileSync(
      join(folder, "table-worker.js"),
      EXAMPLES["table-worker.js"].replace("every-cube/cube", path),
    );
    writeFileSync(
      join(folder, "worker.html"),
      '<!doctype html><body></body><script type="module" src="./use-worker.js"></script>',
    );
    await page.goto(`${address}page.html`);
    await expect(page.locator("body")).toHaveText(shownBy("page.html")[0]);
    await page.goto(`${address}worker.html`);
    await expect(page.locator("body")).toHaveText(shownBy("use-worker.js")[0]);
  });
});
