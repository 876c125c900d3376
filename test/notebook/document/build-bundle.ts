import { rolldown } from "rolldown";

/** A bundle like those that the site serves. */
export async function buildBundle(module: string): Promise<string> {
  const input = new URL(
    `../../../src/notebook/run/${module}-script.ts`,
    import.meta.url,
  );
  const bundle = await rolldown({ input: input.pathname, platform: "browser" });
  const { output } = await bundle.generate({ format: "es", minify: true });
  await bundle.close();
  return output[0].code;
}
