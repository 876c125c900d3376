// What stands beside the code for a while: a signature, a field for a new name, a refusal.
import { StateEffect, StateField } from "@codemirror/state";
import { type EditorView, showTooltip, type Tooltip } from "@codemirror/view";

export interface Note {
  readonly pos: number;
  readonly content: HTMLElement;
  readonly above?: boolean;
  /** Stays while the text changes and the caret moves. */
  readonly stays?: boolean;
}

const setNote = StateEffect.define<Note | undefined>();

interface Shown {
  readonly tooltip: Tooltip;
  readonly stays: boolean;
}

/** The note of an editor: there is one at a time. */
export const noteField = StateField.define<Shown | undefined>({
  create: () => undefined,
  update(shown, { docChanged, selection, changes, effects }) {
    const effect = effects.find((candidate) => candidate.is(setNote));
    if (effect) return effect.value && shownAs(effect.value);
    if (!shown || (!docChanged && !selection)) return shown;
    if (!shown.stays) return undefined;
    const { tooltip } = shown;
    return { ...shown, tooltip: { ...tooltip, pos: changes.mapPos(tooltip.pos) } };
  },
  provide: (field) => showTooltip.from(field, (shown) => shown?.tooltip ?? null),
});

function shownAs({ pos, content, above = false, stays = false }: Note): Shown {
  return { tooltip: { pos, above, create: () => ({ dom: content }) }, stays };
}

export function showNote(view: EditorView, note: Note): void {
  view.dispatch({ effects: setNote.of(note) });
}

/** @returns whether there was one */
export function closeNote(view: EditorView): boolean {
  if (!view.state.field(noteField)) return false;
  view.dispatch({ effects: setNote.of(undefined) });
  return true;
}

/** A note of one sentence, at the caret, with what can be done about it. */
export function noteInWords(
  view: EditorView,
  words: string,
  ...buttons: HTMLButtonElement[]
): void {
  const content = document.createElement("p");
  content.className = "hover-text";
  content.append(words, ...buttons);
  showNote(view, { pos: view.state.selection.main.head, content });
}
