// The page of lesson.html: parts of other pages, with everything they need.
import { SITE_NAME } from "../components/site/frame/page-meta.ts";
import { type Plan, PLANS_ID } from "../components/site/presenter/plan.ts";
import { inlineScripts } from "#src/embed/island-markup.ts";
import { composeArticle, type PagePart } from "./page-parts.ts";

/** What the file needs besides the parts of pages. */
export interface FileParts {
  readonly plan: Plan;
  readonly styles: string;
  /** The first script of every page. */
  readonly early: string;
  /** The script that loads the modules. */
  readonly start: string;
  /** The text of the module with all components. */
  readonly modules: string;
  /** The texts of the workers' scripts, by their names. */
  readonly workers: ReadonlyMap<string, string>;
  /** The site's address, if it has one. */
  readonly site: string | undefined;
}

/** @returns the whole file */
export function lessonPage(
  pages: readonly PagePart[],
  { plan, site, ...parts }: FileParts,
): string {
  const article = composeArticle(pages, site);
  const steps = plan.steps.map((step) => {
    const address = article.place(step.address, "");
    if (address === undefined) throw new Error(`the file has no ${step.address}`);
    return { ...step, address };
  });
  const scripts = pages.flatMap(({ html }) => inlineScripts(html));
  const runtime = new Set(scripts.filter((script) => script.includes("Astro")));
  const workers = [...parts.workers].map(([name, text]) =>
    jsonScript(text, `worker-${name}`),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A lesson in one file · ${SITE_NAME}</title>
<style>${parts.styles}</style>
<script>${parts.early}</script>
</head>
<body>
<main class="plain-page">
<article class="prose" id="content" tabindex="-1">
<p class="kicker text-muted screen-only"><a class="brand" href="?#content">${SITE_NAME}</a></p>
<h1>A lesson in one file</h1>
<p class="lede">All of this page is in one file. Copy it to a USB stick or send it to your class: it opens with a double click, without a network.</p>
<p>The figures work as they do ${site ? `<a href="${site}">on the site</a>` : "on the site"}. Cells show their results here, but run only there.</p>
<nav class="screen-only" aria-label="On this page"><ol>${article.contents}</ol></nav>
${article.html}
</article>
</main>
<p class="lesson-file-says framed text-sm" role="status" hidden></p>
${jsonScript({ [plan.slug]: { ...plan, steps, home: "" } }, PLANS_ID)}
${workers.join("\n")}
${jsonScript(parts.modules, "modules")}
<script>${parts.start}</script>
${[...runtime].join("\n")}
</body>
</html>
`;
}

/** Data that the page holds as JSON. */
function jsonScript(data: unknown, id: string): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${id}">${json}</script>`;
}
