// Compiles the searches of src/assembly and writes the bytes as modules of the library, so
// that the library runs wherever it is loaded, without separate files. Each module records a
// hash of all sources: while they are unchanged, no compiler is needed.
import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fingerprint } from "./fingerprint.mjs";
import { ROOT } from "./toolchain.mjs";

const SOURCES = new URL("../src/assembly/", import.meta.url);

/** What is compiled, and the module that it becomes. */
export const MODULES = [
  { source: "search.ts", module: "src/lib/tables/search-module.ts" },
  { source: "twist-search.ts", module: "src/lib/any-puzzle/twist-search-module.ts" },
  { source: "two-phase/two-phase.ts", module: "src/lib/big-cube/two-phase-module.ts" },
];

const OPTIONS = [
  ...["--outFile", "search.wasm", "-O3", "--converge"],
  ...["--enable", "simd", "--runtime", "stub", "--use", "abort="],
  ...["--initialMemory", "1"],
];

/** Whether a module is out of date. */
export function isAssemblyStale() {
  const hash = sourcesHash();
  return MODULES.some(
    ({ module }) => !readFileSync(join(ROOT, module), "utf8").includes(hash),
  );
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

/** The text of the module that a source becomes. @param {string} source */
export async function compileAssembly(source) {
  const { main } = await import("assemblyscript/asc");
  /** @type {Uint8Array | undefined} */
  let binary;
  const { error, stderr } = await main([source, ...OPTIONS], {
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
    ` * src/assembly/${source}, compiled by \`npm run build\`: WebAssembly in base64. From`,
    ` * sources with the hash ${sourcesHash()}.`,
    " */",
    `export const ${constantOf(source)}: string = [`,
    ...(lines ?? []),
    '].join("");',
    "",
  ].join("\n");
}

/** The name of what a module exports. @param {string} source */
function constantOf(source) {
  return `${basename(source, ".ts").replace("-", "_").toUpperCase()}_MODULE`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { source, module } of MODULES) {
    await writeFile(join(ROOT, module), await compileAssembly(source));
  }
}
