import { type Extension, StateEffect } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** The cell is run: what helps to write it makes way for what it shows. */
export const cellRun = StateEffect.define<null>();

/** @param act  called right after the update in which a cell is run */
export function onCellRun(act: (view: EditorView) => void): Extension {
  return EditorView.updateListener.of(({ view, transactions }) => {
    const isRun = transactions.some(({ effects }) =>
      effects.some((effect) => effect.is(cellRun)),
    );
    if (isRun) queueMicrotask(() => act(view));
  });
}
