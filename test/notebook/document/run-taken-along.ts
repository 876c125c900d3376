// Runs what is taken along from a page where a reader would: in a folder of its own.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const KERNEL = fileURLToPath(new URL("./kernel.mjs", import.meta.url));

type Files = Readonly<Record<string, string>>;

/** What Node prints when it runs the first of these files, with nothing else beside it. */
export async function printedBy(files: Files): Promise<string> {
  return withFolder(files, (folder) => run(folder, [Object.keys(files)[0]]));
}

/** What each code cell of a Jupyter notebook prints, with the library beside it. */
export async function printedByCells(
  ipynb: string,
  library: string,
): Promise<string[]> {
  const files = { "notebook.ipynb": ipynb, "every-cube.js": library };
  const printed = await withFolder(files, (folder) =>
    run(folder, [KERNEL, "notebook.ipynb"]),
  );
  return JSON.parse(printed) as string[];
}

async function run(cwd: string, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd });
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
