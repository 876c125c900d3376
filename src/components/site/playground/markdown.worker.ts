// Renders Markdown off the page's thread: some short texts take hours.
import { type RenderResult, checkBudget } from "./markdown-budget.ts";
import { extractImages } from "./embedded-images.ts";
import { type MarkdownExtensions, renderMarkdown } from "./render-markdown.ts";

// By its name a worker is told that it renders formulas, too.
const loading =
  self.name === "maths"
    ? import("./render-maths.ts").then(({ MATHS_EXTENSIONS }) => MATHS_EXTENSIONS)
    : Promise.resolve(undefined);

loading.then((maths) => {
  addEventListener("message", ({ data }: MessageEvent<string>) =>
    postMessage(render(data, maths)),
  );
  postMessage(undefined); // it is ready
}, reportError);

function render(markdown: string, maths?: MarkdownExtensions): RenderResult {
  const { text, isOwn, putBack } = extractImages(markdown);
  const rendered = checkBudget(renderMarkdown(text, maths, isOwn));
  return "html" in rendered ? { html: putBack(rendered.html) } : rendered;
}
