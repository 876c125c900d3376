// Compiles src/assembly/search.ts and writes the bytes down as a module of the library,
// which so runs wherever it is loaded, with no file beside it.
import { readFile, writeFile } from "node:fs/promises";
import { main } from "assemblyscript/asc";

const SOURCES = new URL("../src/assembly/", import.meta.url);
const MODULE = new URL("../src/lib/tables/search-module.ts", import.meta.url);

/** The text of src/lib/tables/search-module.ts. */
export async function compileAssembly() {
  /** @type {Uint8Array | undefined} */
  let binary;
  const { error, stderr } = await main(
    [
      "search.ts",
      ...["--outFile", "search.wasm", "-O3", "--converge"],
      ...[
        "--enable",
        "simd",
        "--runtime",
        "stub",
        "--use",
        "abort=",
        "--initialMemory",
        "1",
      ],
    ],
    {
      readFile: (name) => readFile(new URL(name, SOURCES), "utf8").catch(() => null),
      writeFile: (_name, contents) => {
        binary = /** @type {Uint8Array} */ (contents);
      },
      listFiles: () => [],
    },
  );
  if (error || !binary) throw new Error(`${error?.message}\n${stderr}`);
  const base64 = Buffer.from(binary).toString("base64");
  const lines = base64.match(/.{1,80}/g)?.map((line) => `  "${line}",`);
  return [
    "/** src/assembly/search.ts, compiled by `npm run build`: WebAssembly in base64. */",
    "export const SEARCH_MODULE: string = [",
    ...(lines ?? []),
    '].join("");',
    "",
  ].join("\n");
}

if (import.meta.main) {
  const text = await compileAssembly();
  // What is right already is left alone: others may be reading it.
  if (text !== (await readFile(MODULE, "utf8"))) await writeFile(MODULE, text);
}
