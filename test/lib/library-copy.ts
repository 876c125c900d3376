// Copies of the library, each with modules of its own: one for each host that is tried.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, nextResolve) {
    const found = nextResolve(specifier, context);
    const { search } = new URL(context.parentURL ?? "file:");
    return search.startsWith("?copy=") ? { ...found, url: found.url + search } : found;
  },
});
let copies = 0;

/** What a module keeps for later, such as compiled code, a copy does not have yet. */
export async function copyLibrary() {
  const copy = `../../src/lib/index.ts?copy=${++copies}`;
  return (await import(copy)) as typeof import("#lib/index.ts");
}
