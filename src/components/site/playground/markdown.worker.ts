// Renders Markdown in a worker: some short texts would take hours.
import { serveJob } from "#src/workers/serve-job.ts";
import { type RenderResult, checkBudget } from "./markdown-budget.ts";
import { extractImages } from "./embedded-images.ts";
import { type MarkdownExtensions, renderMarkdown } from "./render-markdown.ts";

// The worker's name says whether it renders formulas too.
const loading =
  self.name === "maths"
    ? import("./render-maths.ts").then(({ MATHS_EXTENSIONS }) => MATHS_EXTENSIONS)
    : Promise.resolve(undefined);

serveJob(loading.then((maths) => (markdown: string) => render(markdown, maths)));

function render(markdown: string, maths?: MarkdownExtensions): RenderResult {
  const { text, isOwn, restore } = extractImages(markdown);
  const rendered = checkBudget(renderMarkdown(text, maths, isOwn));
  return "html" in rendered ? { html: restore(rendered.html) } : rendered;
}
