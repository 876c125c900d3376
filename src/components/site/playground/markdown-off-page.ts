// Markdown rendered in a worker, within a budget of time and of size. Loaded on first use.
import { TimedWorker, TimedWorkerError } from "../../notebook/bar/timed-worker.ts";
import { MAX_TEXT, MAX_TIME, PROBLEMS, type Rendered } from "./markdown-budget.ts";

const plain = new TimedWorker<string, Rendered>(
  () =>
    new Worker(new URL("./markdown.worker.ts", import.meta.url), { type: "module" }),
  MAX_TIME,
);
/** It has loaded what formulas need before it is ready: that does not count as rendering. */
const withMaths = new TimedWorker<string, Rendered>(
  () =>
    new Worker(new URL("./markdown.worker.ts", import.meta.url), {
      type: "module",
      name: "maths",
    }),
  MAX_TIME,
);

/** Renders untrusted Markdown: see render-markdown.ts. Never fails. */
export function renderOffPage(markdown: string): Promise<Rendered> {
  return renderWith(markdown.includes("$") ? withMaths : plain, markdown);
}

export async function renderWith(
  worker: Pick<TimedWorker<string, Rendered>, "ask">,
  markdown: string,
): Promise<Rendered> {
  if (markdown.length > MAX_TEXT) return { problem: PROBLEMS.text };
  try {
    return await worker.ask(markdown);
  } catch (error) {
    return {
      problem: PROBLEMS[error instanceof TimedWorkerError ? error.fault : "missing"],
    };
  }
}
