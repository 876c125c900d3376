import { fileURLToPath } from "node:url";
import preact from "@astrojs/preact";
import type { AstroIntegration } from "astro";

/** The plugin that passes each file to Babel. */
const BABEL_PLUGIN = "vite:preact-jsx";

/** Hydrates islands, also those that the browser has translated. */
const CLIENT = fileURLToPath(
  new URL("../../src/components/kit/translation/client.ts", import.meta.url),
);

/**
 * Astro integration: Preact. For the build, Vite compiles the components itself, as
 * configured in tsconfig.json; Babel would take half of the whole bundling time.
 */
export function preactByVite(): AstroIntegration {
  const integration = preact();
  const setup = integration.hooks["astro:config:setup"]!;
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      "astro:config:setup": (astro) => {
        const addRenderer: typeof astro.addRenderer = (renderer) =>
          astro.addRenderer({ ...renderer, clientEntrypoint: CLIENT });
        const options = { ...astro, addRenderer };
        if (options.command !== "build") return setup(options);
        const updateConfig: typeof options.updateConfig = (config) => {
          const plugins = config.vite!.plugins!.flat();
          const others = plugins.filter((plugin) => nameOf(plugin) !== BABEL_PLUGIN);
          if (others.length === plugins.length) {
            throw new Error(
              `@astrojs/preact brings no plugin ${BABEL_PLUGIN} any more`,
            );
          }
          return options.updateConfig({
            ...config,
            vite: { ...config.vite, plugins: others },
          });
        };
        return setup({ ...options, updateConfig });
      },
    },
  };
}

function nameOf(plugin: unknown): string | undefined {
  return typeof plugin === "object"
    ? (plugin as { name?: string } | null)?.name
    : undefined;
}
