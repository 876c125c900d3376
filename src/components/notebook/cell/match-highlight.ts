// The mark of a place that was found. A selection would not be seen without the focus, which
// stays where the reader searches.
import { EditorSelection, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/** A part of a text. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const setMatch = StateEffect.define<TextRange | undefined>();

/** It goes with the next change of the text. */
export const matchHighlight = StateField.define({
  create: () => Decoration.none,
  update(marks, { docChanged, effects, state: { doc } }) {
    const effect = effects.find((candidate) => candidate.is(setMatch));
    if (effect === undefined) return docChanged ? Decoration.none : marks;
    const { from, to } = effect.value ?? { from: 0, to: 0 };
    return from < to && to <= doc.length
      ? Decoration.set(MATCH_MARK.range(from, to))
      : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks a part and brings it into view; without one, takes the mark away. */
export function highlightMatch(view: EditorView, part: TextRange | undefined): void {
  const shown = part && EditorSelection.range(part.from, part.to);
  const scroll = shown ? [EditorView.scrollIntoView(shown, { y: "center" })] : [];
  view.dispatch({ effects: [setMatch.of(part), ...scroll] });
}

const MATCH_MARK = Decoration.mark({ tagName: "mark", class: "match" });
