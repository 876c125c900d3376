import { currentKernel } from "./jupyter-kernel.ts";

interface Host {
  readonly process?: {
    readonly argv: readonly string[];
    getBuiltinModule?(name: "node:fs" | "node:path"): {
      readFileSync(file: string): Uint8Array<ArrayBuffer>;
      resolve(...parts: string[]): string;
    };
  };
}

/**
 * Reads a file next to the script (in Node) or notebook (in Jupyter).
 * @throws {Error} if there is none
 */
export async function readCompanionFile(name: string): Promise<ArrayBuffer> {
  const { process } = globalThis as unknown as Host;
  try {
    const { readFileSync } = process!.getBuiltinModule!("node:fs");
    const { resolve } = process!.getBuiltinModule!("node:path");
    // Jupyter starts its kernel in the notebook's folder.
    const folder = currentKernel() ? "." : resolve(process!.argv[1], "..");
    return copyBytes(readFileSync(resolve(folder, name)));
  } catch (error) {
    throw new Error(`${name} cannot be read: put it beside this file`, {
      cause: error,
    });
  }
}

/** Copies bytes, because Node reads small files into a shared buffer. */
function copyBytes(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
