// Renders Markdown off the page's thread: some short texts take hours.
import { type Rendered, withinBudget } from "./markdown-budget.ts";
import { withoutImages } from "./own-images.ts";
import { renderMarkdown } from "./render-markdown.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  void render(data).then((rendered) => postMessage(rendered));
});
postMessage(undefined); // it is ready

async function render(markdown: string): Promise<Rendered> {
  const { text, isOwn, putBack } = withoutImages(markdown);
  const maths = text.includes("$")
    ? (await import("./render-maths.ts")).MATHS
    : undefined;
  const rendered = withinBudget(renderMarkdown(text, maths, isOwn));
  return "html" in rendered ? { html: putBack(rendered.html) } : rendered;
}
