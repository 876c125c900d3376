import { posix } from "node:path";
import { gzipSync } from "fflate";
import { type Plugin, rolldown } from "rolldown";
import { bundleLibrary } from "./bundle-library.ts";

const PROGRAM = "program.js";

/**
 * The size of a program that is bundled with the package.
 *
 * @param program  imports only from the package
 * @param library  the package's JavaScript, by path, as `bundleLibrary` returns it
 * @returns        bytes, minified and gzipped
 */
export async function bundleSize(
  program: string,
  library: Awaited<ReturnType<typeof bundleLibrary>>,
): Promise<number> {
  const files = new Map([...library, [PROGRAM, program]]);
  const plugin: Plugin = {
    name: "package-files",
    resolveId(id, importer) {
      if (importer === undefined) return id;
      if (importer !== PROGRAM) return posix.join(posix.dirname(importer), id);
      // As "exports" and "sideEffects" in the manifest.
      const [, entry = "index"] = id.split("/");
      return { id: `${entry}.js`, moduleSideEffects: false };
    },
    load: (id) => files.get(id),
  };
  const bundle = await rolldown({ input: PROGRAM, plugins: [plugin] });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return gzipSync(Buffer.from(output[0].code)).length;
}
