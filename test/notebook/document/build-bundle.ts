import { rolldown } from "rolldown";

/** A bundle as the site serves it, but for its size. */
export async function bundleOf(module: string): Promise<string> {
  const input = new URL(
    `../../../src/notebook/run/${module}-script.ts`,
    import.meta.url,
  );
  const bundle = await rolldown({ input: input.pathname, platform: "browser" });
  const { output } = await bundle.generate({ format: "es", minify: true });
  await bundle.close();
  return output[0].code;
}
