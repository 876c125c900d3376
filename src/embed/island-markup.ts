// The islands in a rendered page, and the scripts that hydrate them.

export const ISLAND = /<astro-island\b[^>]*>[^]*?<\/astro-island>/g;

type IslandAttribute = "component-url" | "component-export" | "renderer-url";

/** @param island  its markup */
export function islandAttribute(island: string, name: IslandAttribute): string {
  return new RegExp(` ${name}="([^"]*)"`).exec(island)![1];
}

/** The inline scripts of a page, which Astro's code is part of. */
export function inlineScripts(html: string): string[] {
  return html.match(/<script>[^]*?<\/script>/g) ?? [];
}
