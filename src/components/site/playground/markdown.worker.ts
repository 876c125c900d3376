// Renders Markdown off the page's thread: some short texts take hours.
import { type Rendered, withinBudget } from "./markdown-budget.ts";
import { withoutImages } from "./own-images.ts";
import { type MoreMarkdown, renderMarkdown } from "./render-markdown.ts";

// By its name a worker is told that it renders formulas, too.
const loading =
  self.name === "maths"
    ? import("./render-maths.ts").then(({ MATHS }) => MATHS)
    : Promise.resolve(undefined);

loading.then((maths) => {
  addEventListener("message", ({ data }: MessageEvent<string>) =>
    postMessage(render(data, maths)),
  );
  postMessage(undefined); // it is ready
}, reportError);

function render(markdown: string, maths?: MoreMarkdown): Rendered {
  const { text, isOwn, putBack } = withoutImages(markdown);
  const rendered = withinBudget(renderMarkdown(text, maths, isOwn));
  return "html" in rendered ? { html: putBack(rendered.html) } : rendered;
}
