// The package as its users have it: installed by npm from the tarball into an empty project.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { packageFiles } from "#build/package/package-files.ts";
import { packTarball } from "#build/package/tarball.ts";

/** Made once for all test files of a process. */
const tarball = packTarball(await packageFiles());

export interface BlankProject {
  readonly folder: string;
  /** The installed package. */
  readonly installed: string;
  /** Writes a file and returns its path. */
  write(name: string, text: string): Promise<string>;
  /** What Node prints when it runs a file of the project. */
  run(name: string, ...options: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function blankProject(): Promise<BlankProject> {
  const folder = await mkdtemp(join(tmpdir(), "every-cube-project-"));
  const execute = async (program: string, args: readonly string[]) => {
    // The folder is temporary, so a compile cache would be of no use.
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" };
    const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env });
    return stdout;
  };
  const write = async (name: string, text: string | Uint8Array) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  await write("package.json", '{ "type": "module" }');
  await write("every-cube.tgz", tarball);
  await execute("npm", ["install", "--offline", "./every-cube.tgz"]);
  return {
    folder,
    installed: join(folder, "node_modules/every-cube"),
    write,
    run: (name, ...options) => execute(process.execPath, [...options, name]),
    remove: () => rm(folder, { recursive: true }),
  };
}
