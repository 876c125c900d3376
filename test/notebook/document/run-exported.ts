// Runs exported notebooks like a reader would: in a folder of their own.
import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** A program that runs the notebook it is given, and prints the output of each cell. */
export const KERNEL = fileURLToPath(new URL("./kernel.mjs", import.meta.url));

type Files = Readonly<Record<string, string>>;

/**
 * Runs the first of these files in Node, without any other files, and returns its output.
 */
export async function runScript(files: Files): Promise<string> {
  return withFolder(files, (folder) => run(folder, [Object.keys(files)[0]]));
}

/** Runs a script and also returns the files that it writes. */
export async function runScriptWithFiles(files: Files) {
  return withFolder(files, async (folder) => {
    const printed = await run(folder, [Object.keys(files)[0]]);
    const names = (await readdir(folder)).filter((name) => !(name in files)).sort();
    const texts = names.map((name) => readFile(join(folder, name), "utf8"));
    return { printed, names, texts: await Promise.all(texts) };
  });
}

/**
 * The output of each code cell of a Jupyter notebook, with the library next to it; a drawing
 * as its markup.
 */
export async function runIpynbCells(
  ipynb: string,
  library: string,
  beside: Files = {},
): Promise<string[]> {
  const files = { "notebook.ipynb": ipynb, "every-cube.js": library, ...beside };
  const printed = await withFolder(files, (folder) =>
    run(folder, [KERNEL, "notebook.ipynb"]),
  );
  return JSON.parse(printed) as string[];
}

async function run(cwd: string, args: string[]): Promise<string> {
  // The folder is temporary, so a compile cache would be of no use.
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env });
  return stdout;
}

async function withFolder<T>(files: Files, use: (folder: string) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), "every-cube-"));
  try {
    for (const [name, text] of Object.entries(files)) {
      await writeFile(join(folder, name), text);
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
