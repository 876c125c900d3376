// A line of 100,000 characters takes a browser seconds to lay out, longer with mixed scripts or
// directions. The editor shows the beginning of such a line and a button for more.
import {
  type ChangeSet,
  type Range,
  StateEffect,
  StateField,
  type Text,
} from "@codemirror/state";
import {
  Decoration,
  type DecorationSet,
  EditorView,
  WidgetType,
} from "@codemirror/view";
import { createButton } from "../bar/elements.ts";
import { MAX_LINE_CHARS, moreCharactersLabel } from "./plain-code.ts";

const CHARACTERS_PER_CLICK = 4000;

/** Reveals more of the line whose hidden end begins at this position. */
const showMore = StateEffect.define<number>();

/** Hides the ends of long lines, except while the reader types them. */
export const longLineFolding = StateField.define<DecorationSet>({
  create: ({ doc }) => Decoration.set(longLineEnds(doc, 0, doc.length)),
  update(ends, { changes, docChanged, effects, state: { doc } }) {
    for (const effect of effects) {
      if (effect.is(showMore)) ends = revealMore(ends, effect.value);
    }
    return docChanged ? foldInsertions(ends.map(changes), changes, doc) : ends;
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.atomicRanges.of((view) => view.state.field(field)),
  ],
});

function longLineEnds(doc: Text, from: number, to: number) {
  const ends = [];
  for (let line = doc.lineAt(from); ; line = doc.line(line.number + 1)) {
    if (line.length > MAX_LINE_CHARS)
      ends.push(hideRange(line.from + MAX_LINE_CHARS, line.to));
    if (line.to >= to) return ends;
  }
}

function foldInsertions(
  ends: DecorationSet,
  changes: ChangeSet,
  doc: Text,
): DecorationSet {
  changes.iterChangedRanges((_from, _to, from, to) => {
    if (to - from <= MAX_LINE_CHARS) return;
    ends = ends.update({
      filterFrom: doc.lineAt(from).from,
      filterTo: doc.lineAt(to).to,
      filter: () => false,
      add: longLineEnds(doc, from, to),
    });
  });
  return ends;
}

function revealMore(ends: DecorationSet, at: number): DecorationSet {
  const rest: Range<Decoration>[] = [];
  const others = ends.update({
    filter(from, to) {
      if (from === at && at + CHARACTERS_PER_CLICK < to)
        rest.push(hideRange(at + CHARACTERS_PER_CLICK, to));
      return from !== at;
    },
  });
  return others.update({ add: rest });
}

function hideRange(from: number, to: number) {
  return Decoration.replace({ widget: new HiddenEnd(to - from) }).range(from, to);
}

class HiddenEnd extends WidgetType {
  readonly #length: number;

  constructor(length: number) {
    super();
    this.#length = length;
  }

  override eq(other: HiddenEnd): boolean {
    return other.#length === this.#length;
  }

  override toDOM(view: EditorView): HTMLElement {
    const more = createButton(moreCharactersLabel(this.#length), () =>
      view.dispatch({ effects: showMore.of(view.posAtDOM(more)) }),
    );
    return more;
  }
}
