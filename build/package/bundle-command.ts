import { join } from "node:path";
import { rolldown } from "rolldown";

const ROOT = join(import.meta.dirname, "../..");

/** The command as one script beside the library, which it imports: bin/every-cube.js. */
export async function bundleCommand(): Promise<string> {
  const bundle = await rolldown({
    input: join(ROOT, "src/command/main.ts"),
    platform: "node",
    transform: { target: "es2022" },
    external: ["#lib/index.ts"],
  });
  const { output } = await bundle.generate({
    format: "es",
    banner: "#!/usr/bin/env node",
    paths: { "#lib/index.ts": "../dist/index.js" },
    comments: { jsdoc: false },
  });
  await bundle.close();
  return output[0].code;
}
