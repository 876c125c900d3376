import "#kit/translation/watch-translator.ts";
import { render } from "preact";
import type { CellError, Output } from "#notebook/output/output.ts";
import { NO_OUTPUT, type Results, type ResultsHandlers } from "./results.ts";
import { CellOutputs } from "./output/CellOutputs.tsx";
import { ErrorText } from "./output/ErrorText.tsx";
import { preloadOutputs } from "./output/load-views.ts";
import { earlyChanges } from "./early-changes.ts";

/** Loads the code needed to render these results synchronously. */
export function preloadResults({
  outputs,
  lastGoodOutputs = [],
}: Results): Promise<void> {
  return preloadOutputs([...outputs, ...lastGoodOutputs]);
}

/** The containers that were rendered in the browser; the others contain shipped HTML. */
const clientRendered = new WeakSet<HTMLElement>();

/** Renders the results below the code of a cell, updating an earlier rendering. */
export function renderResults(
  container: HTMLElement,
  { code, outputs, error, note, lastGoodOutputs = [], isRestored }: Results,
  handlers: ResultsHandlers,
): void {
  const { id } = container;
  const changes = clientRendered.has(container) ? [] : earlyChanges(container);
  clientRendered.add(container);
  const hasRun = code !== undefined;
  const isWhole = !error && note === undefined;
  const left = lastGoodOutputs.filter(({ text }, i) => text !== outputs[i]?.text);
  render(
    <>
      <CellOutputs id={id} outputs={outputs} {...handlers} />
      {error && <ErrorLine {...error} />}
      {note !== undefined && <p class="cell-note text-muted">{note}</p>}
      {hasRun && isWhole && outputs.length === 0 && (
        <p class="cell-note text-muted">{NO_OUTPUT}</p>
      )}
      {isRestored && <p class="cell-note text-muted">From your last visit.</p>}
      {left.length > 0 && <LastGoodOutputs id={`${id}-past`} outputs={left} />}
    </>,
    container,
  );
  for (const repeat of changes) repeat();
}

/** A cell's error, next to its line number. */
function ErrorLine({ message, line }: CellError) {
  return (
    <p class="cell-error">
      <span class="cell-number">{line === undefined ? "" : String(line)}</span>
      <ErrorText kind="cell-message" text={message} />
    </p>
  );
}

/** The outputs of the last good run that the failed run has not shown again. */
function LastGoodOutputs({ id, outputs }: { id: string; outputs: readonly Output[] }) {
  return (
    <div class="cell-past">
      <p class="cell-note text-muted">From the last run that worked:</p>
      <CellOutputs id={id} outputs={outputs} />
    </div>
  );
}
