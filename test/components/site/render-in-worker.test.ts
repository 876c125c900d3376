import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  RENDER_PROBLEMS,
  type RenderResult,
  checkBudget,
} from "#components/site/playground/markdown-budget.ts";
import { renderWith } from "#components/site/playground/render-in-worker.ts";
import { TimedWorker } from "#components/notebook/bar/timed-worker.ts";
import { renderMarkdown } from "#components/site/playground/render-markdown.ts";
import type { JobMessage, QuestionMessage } from "#src/workers/serve-job.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A worker that answers "slow" never, "fatal" by an error, all else at once. */
class RenderWorker extends EventTarget {
  isTerminated = false;

  constructor(isLoaded: boolean) {
    super();
    if (isLoaded) this.#tell({ type: "ready" });
    else this.#fail();
  }

  terminate() {
    this.isTerminated = true;
  }

  postMessage(message: QuestionMessage<string>) {
    const text = message.type === "question" ? message.question : undefined;
    if (text === undefined) return;
    if (text === "fatal") this.#fail();
    else if (text !== "slow") this.#tell({ type: "result", result: { html: text } });
  }

  #tell(data: JobMessage<never, RenderResult>) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
  }

  #fail() {
    queueMicrotask(() => this.dispatchEvent(new Event("error")));
  }
}

function rendererOf(isLoaded: () => boolean = () => true) {
  const workers: RenderWorker[] = [];
  const renderer = new TimedWorker<string, RenderResult>(() => {
    const worker = new RenderWorker(isLoaded());
    workers.push(worker);
    return worker as unknown as Worker;
  }, 2000);
  const render = (text: string) => renderWith(renderer, text);
  return { render, workers };
}

test("texts share one worker; a text that takes too long terminates it, and the next starts another", async () => {
  const { render, workers } = rendererOf();
  const texts = ["a", "slow", "b", "fatal", "c"];
  const rendered = Promise.all(texts.map((text) => render(text)));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await rendered).toEqual([
    { html: "a" },
    { problem: RENDER_PROBLEMS.slow },
    { html: "b" },
    { problem: RENDER_PROBLEMS.broken },
    { html: "c" },
  ]);
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false]);
});

test("a text that is too long is not rendered, and a worker that failed to load is started again", async () => {
  let isOnline = false;
  const { render, workers } = rendererOf(() => isOnline);
  expect(await render("x".repeat(100_001))).toEqual({
    problem: RENDER_PROBLEMS.text,
  });
  expect(workers).toHaveLength(0);
  expect(await render("a")).toEqual({ problem: RENDER_PROBLEMS.missing });
  isOnline = true;
  expect(await render("a")).toEqual({ html: "a" });
});

test.each([
  ["bars", "|".repeat(1000) + "\n" + "|-".repeat(999), RENDER_PROBLEMS.columns],
  ["columns", "|a".repeat(101) + "\n" + "|-".repeat(101), RENDER_PROBLEMS.columns],
  ["list marks", "- ".repeat(40) + "a", RENDER_PROBLEMS.depth],
  ["quotes", ">".repeat(70), RENDER_PROBLEMS.depth],
  ["letters in a word", "[".repeat(5001), RENDER_PROBLEMS.word],
  ["letters that turn", "\u202e\u05d0 ".repeat(1001), RENDER_PROBLEMS.runs],
  ["turns", "\u05d0 a ".repeat(1001), RENDER_PROBLEMS.runs],
  ["scripts in turn", "\u0915\u0e01 ".repeat(1001), RENDER_PROBLEMS.runs],
  ["pictures among letters", "a😀".repeat(1001), RENDER_PROBLEMS.runs],
  ["lines", "# a\n".repeat(5000), RENDER_PROBLEMS.elements],
])("a text with too many %s is shown as it was written", (_, text, problem) => {
  expect(checkBudget(renderMarkdown(text))).toEqual({ problem });
});

test.each([
  ["a table", "|a|b|\n|-|-|\n" + "|1|2|\n".repeat(300)],
  ["a list in a list", "- a\n  - b\n    - c\n\n> quoted"],
  ["a text in Hindi", "\u0939\u093f\u0928\u094d\u0926\u0940 ".repeat(5000)],
  ["a text in Thai and English", "\u0e44\u0e17\u0e22 words ".repeat(900)],
  ["a text in Hebrew", "\u05d0\u05d1 ".repeat(5000)],
  ["a chapter", "# Title\n\n" + "Some *words* with `code`.\n\n".repeat(1000)],
])("%s of an ordinary size is rendered", (_, text) => {
  const html = renderMarkdown(text);
  expect(checkBudget(html)).toEqual({ html });
});
