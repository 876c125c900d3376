import { type Extension, StateEffect } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** The effect of running a cell: popups close, so that they don't cover the results. */
export const cellRun = StateEffect.define<null>();

/**
 * An extension that reacts to running the cell.
 * @param act  called right after the update
 */
export function onCellRun(act: (view: EditorView) => void): Extension {
  return EditorView.updateListener.of(({ view, transactions }) => {
    const isRun = transactions.some(({ effects }) =>
      effects.some((effect) => effect.is(cellRun)),
    );
    if (isRun) queueMicrotask(() => act(view));
  });
}
