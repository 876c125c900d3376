import type { Plugin } from "vite";

/**
 * Vite plugin: records which module each script of a browser begins with.
 *
 * @param modules  filled with the modules' files, by the scripts' paths below the root
 */
export function noteModules(modules: Map<string, string>): Plugin {
  return {
    name: "note-modules",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === "chunk" && chunk.facadeModuleId) {
          modules.set(chunk.fileName, chunk.facadeModuleId);
        }
      }
    },
  };
}
