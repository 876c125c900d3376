// The highlight of a search match in the editor. A selection would be invisible, because the
// focus stays in the search field.
import { EditorSelection, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/** A part of a text. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const setMatch = StateEffect.define<TextRange | undefined>();

/** The highlight; the next change of the text removes it. */
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

/** Highlights a match and scrolls to it; undefined removes the highlight. */
export function highlightMatch(view: EditorView, range: TextRange | undefined): void {
  const selection = range && EditorSelection.range(range.from, range.to);
  const scroll = selection
    ? [EditorView.scrollIntoView(selection, { y: "center" })]
    : [];
  view.dispatch({ effects: [setMatch.of(range), ...scroll] });
}

const MATCH_MARK = Decoration.mark({ tagName: "mark", class: "match" });
