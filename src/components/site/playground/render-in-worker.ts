import {
  TimedWorker,
  TimedWorkerError,
} from "#components/notebook/bar/timed-worker.ts";
import {
  MAX_MARKDOWN_CHARS,
  MAX_RENDER_MS,
  RENDER_PROBLEMS,
  type RenderResult,
} from "./markdown-budget.ts";

const plain = new TimedWorker<string, RenderResult>(
  () =>
    new Worker(new URL("./markdown.worker.ts", import.meta.url), { type: "module" }),
  MAX_RENDER_MS,
);
/** It reports ready after loading the code for formulas, which does not count as rendering. */
const withMaths = new TimedWorker<string, RenderResult>(
  () =>
    new Worker(new URL("./markdown.worker.ts", import.meta.url), {
      type: "module",
      name: "maths",
    }),
  MAX_RENDER_MS,
);

/** Renders untrusted Markdown in a worker, within limits on time and size. Never rejects. */
export function renderInWorker(markdown: string): Promise<RenderResult> {
  return renderWith(markdown.includes("$") ? withMaths : plain, markdown);
}

export async function renderWith(
  worker: Pick<TimedWorker<string, RenderResult>, "ask">,
  markdown: string,
): Promise<RenderResult> {
  if (markdown.length > MAX_MARKDOWN_CHARS) return { problem: RENDER_PROBLEMS.text };
  try {
    return await worker.ask(markdown);
  } catch (error) {
    return {
      problem:
        RENDER_PROBLEMS[error instanceof TimedWorkerError ? error.fault : "missing"],
    };
  }
}
