import * as library from "#lib/cell-library.ts";
import * as d3 from "#notebook/run/d3-module.ts";
import { linkCells } from "#notebook/run/link-cells.ts";
import { INITIAL_LIVE_VALUES } from "#notebook/run/live-values.ts";
import { NotebookRuntime } from "#notebook/run/notebook-runtime.ts";
import * as plot from "#notebook/run/plot-module.ts";
import { numberedCells } from "#notebook/run/run-notebook.ts";
import { renderValue } from "#notebook/output/render-value.ts";

/**
 * Runs the cells of a page. Then breaks and fixes each cell that uses other cells'
 * names, like a reader with a typing mistake.
 * @returns  the outputs of these cells before, while broken, and after
 */
export async function breakAndFix(sources: readonly string[]) {
  const cells = numberedCells(sources);
  const texts = new Map<string, string[]>();
  const ended = new Map<string, () => void>();
  const runtime = new NotebookRuntime({
    modules: { "every-cube": library, "@observablehq/plot": plot, d3 },
    lazyModules: {},
    renderValue,
    live: INITIAL_LIVE_VALUES,
    events: {
      pending: () => {},
      started: (id) => texts.set(id, []),
      output: (id, { text }) => texts.get(id)!.push(text),
      ended: (id, error) => {
        if (error) texts.set(id, [error.message]);
        ended.get(id)?.();
      },
      input: () => {},
      setLive: () => {},
    },
  });
  const run = (id: string, change?: string) => {
    const isOver = new Promise<void>((resolve) => ended.set(id, resolve));
    const shown = cells.map((cell) => {
      const source = cell.id === id && change !== undefined ? change : cell.source;
      return { ...cell, source, displayedSource: cell.source };
    });
    runtime.run(shown, [id]);
    return isOver.then(() => texts.get(id)!);
  };
  const dependent = linkCells(cells).filter(({ inputs }) =>
    [...inputs.values()].some((origin) => "cell" in origin),
  );
  const results = [];
  for (const { id, source } of dependent) {
    const before = await run(id);
    const broken = await run(id, `${source}\n(`);
    results.push({ source, before, broken, after: await run(id) });
  }
  runtime.run([], []);
  return results;
}
