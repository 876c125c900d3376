// Compiles src/assembly/search.ts and writes the bytes as a module of the library, so that
// the library runs wherever it is loaded, without a separate file. The module records a
// hash of its sources: while they are unchanged, no compiler is needed.
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "./fingerprint.mjs";
import { ROOT } from "./toolchain.mjs";

const SOURCES = new URL("../src/assembly/", import.meta.url);
const MODULE = new URL("../src/lib/tables/search-module.ts", import.meta.url);

const OPTIONS = [
  ...["--outFile", "search.wasm", "-O3", "--converge"],
  ...["--enable", "simd", "--runtime", "stub", "--use", "abort="],
  ...["--initialMemory", "1"],
];

/** Whether src/lib/tables/search-module.ts is out of date. */
export function isAssemblyStale() {
  return !readFileSync(MODULE, "utf8").includes(sourcesHash());
}

/**
 * A hash of everything the bytes depend on: the sources, the compiler's version and
 * options.
 */
function sourcesHash() {
  const { devDependencies } = JSON.parse(
    readFileSync(join(ROOT, "package.json"), "utf8"),
  );
  const compiler = devDependencies["assemblyscript"];
  return fingerprint(ROOT, ["src/assembly"], [compiler, ...OPTIONS]);
}

/** The text of src/lib/tables/search-module.ts. */
export async function compileAssembly() {
  const { main } = await import("assemblyscript/asc");
  /** @type {Uint8Array | undefined} */
  let binary;
  const { error, stderr } = await main(["search.ts", ...OPTIONS], {
    readFile: (name) => readFile(new URL(name, SOURCES), "utf8").catch(() => null),
    writeFile: (_name, contents) => {
      binary = /** @type {Uint8Array} */ (contents);
    },
    listFiles: () => [],
  });
  if (error || !binary) throw new Error(`${error?.message}\n${stderr}`);
  const base64 = Buffer.from(binary).toString("base64");
  const lines = base64.match(/.{1,80}/g)?.map((line) => `  "${line}",`);
  return [
    "/**",
    " * src/assembly/search.ts, compiled by `npm run build`: WebAssembly in base64. From sources",
    ` * with the hash ${sourcesHash()}.`,
    " */",
    "export const SEARCH_MODULE: string = [",
    ...(lines ?? []),
    '].join("");',
    "",
  ].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(MODULE, await compileAssembly());
}
