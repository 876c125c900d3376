// The page that shows one figure of the site alone, for others to frame.
import { SITE_NAME } from "../components/site/frame/page-meta.ts";
import { inlineScripts, ISLAND, islandAttribute } from "./island-markup.ts";

/** A figure of a rendered page. */
export interface Embed {
  /** The figure's anchor. */
  readonly id: string;
  readonly title: string;
  /** The address of its page, below the root. */
  readonly page: string;
  /** The heading of its page. */
  readonly heading: string;
  /** Its island; its links are relative to its page. */
  readonly island: string;
  /** Astro's inline scripts that hydrate islands. */
  readonly runtime: string;
  /** The addresses of the scripts of its component and of what hydrates it. */
  readonly component: string;
  readonly renderer: string;
}

/** What a page needs besides its figure. */
export interface Parts {
  readonly styles: string;
  /** The addresses of the scripts that replace those of the island. */
  readonly component: string;
  readonly renderer: string;
  /** All scripts that the figure loads first. */
  readonly scripts: readonly string[];
  /** The page's own script. */
  readonly script: string;
  /** The site's address, if it has one. */
  readonly site: string | undefined;
}

const FIGURE = /<figure class="figure framed" id="([^"]+)"/;
const HEADING = /<h1\b[^>]*>([^]*?)<\/h1>/;
const TITLE = /<span id="[^"]+-title">([^]*?)<\/span>/;

/**
 * Finds a page's interactive figures.
 *
 * @param html      as it is served
 * @param pathname  of its address below the root, which ends with a slash
 */
export function embedsIn(html: string, pathname: string): Embed[] {
  const toRoot = "../".repeat(pathname.split("/").length - 1);
  const heading = HEADING.exec(html)?.[1] ?? "";
  const runtime = inlineScripts(html).join("");
  return [...html.matchAll(ISLAND)].flatMap(([text]) => {
    const island = text.replaceAll(`-url="${toRoot}`, '-url="/');
    const id = FIGURE.exec(island)?.[1];
    if (id === undefined) return [];
    const title = TITLE.exec(island)?.[1];
    if (title === undefined) throw new Error(`the figure ${id} has no title`);
    const component = islandAttribute(island, "component-url");
    const renderer = islandAttribute(island, "renderer-url");
    return [
      { id, title, page: pathname, heading, island, runtime, component, renderer },
    ];
  });
}

/** The text of a heading's or a title's HTML. */
export function plainText(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, " ").replaceAll("&amp;", "&");
}

/** @returns HTML with root-relative addresses */
export function embedPage(figure: Embed, parts: Parts): string {
  const { id, title, page, runtime } = figure;
  const island = figure.island
    .replace(figure.component, parts.component)
    .replace(figure.renderer, parts.renderer);
  const preloads = parts.scripts.map(
    (script) => `<link rel="modulepreload" href="${script}">`,
  );
  const address = parts.site && new URL(`embed/${id}/`, parts.site).href;
  const head = address
    ? `<link rel="canonical" href="${new URL(`${page}#${id}`, parts.site)}">
<link rel="alternate" type="application/json+oembed" href="${address}oembed.json" title="${title}">`
    : "";
  return `<!doctype html>
<html lang="en" data-embedded="${id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
${head}
<style>${parts.styles}</style>
<script>${parts.script}</script>
${runtime}
${preloads.join("")}
</head>
<body>
<main class="prose" aria-label="${title}">${island}</main>
<p class="embed-source"><a href="/${page}#${id}" target="_blank">${SITE_NAME}</a></p>
</body>
</html>
`;
}

/** The answer to a host that asks what to show for the page of a figure; see oembed.com. */
export function oEmbed({ id, title: markup }: Embed, site: string): object {
  const [width, height] = [800, 600];
  const src = new URL(`embed/${id}/`, site).href;
  return {
    ...{ version: "1.0", type: "rich", width, height },
    title: plainText(markup),
    provider_name: SITE_NAME,
    provider_url: site,
    html: `<iframe src="${src}" title="${markup}" width="${width}" height="${height}" style="border: 0; max-width: 100%"></iframe>`,
  };
}
