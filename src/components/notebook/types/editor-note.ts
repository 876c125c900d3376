// A note beside the code: a signature or a message.
import { StateEffect, StateField } from "@codemirror/state";
import { type EditorView, showTooltip, type Tooltip } from "@codemirror/view";

export interface EditorNote {
  readonly pos: number;
  readonly content: HTMLElement;
  readonly above?: boolean;
  /** Whether it stays while the text changes and the caret moves. */
  readonly isSticky?: boolean;
}

const setNote = StateEffect.define<EditorNote | undefined>();

interface NoteTooltip {
  readonly tooltip: Tooltip;
  readonly isSticky: boolean;
}

/** The editor's note; there is at most one. */
export const noteField = StateField.define<NoteTooltip | undefined>({
  create: () => undefined,
  update(note, { docChanged, selection, changes, effects }) {
    const effect = effects.find((candidate) => candidate.is(setNote));
    if (effect) return effect.value && toTooltip(effect.value);
    if (!note || (!docChanged && !selection)) return note;
    if (!note.isSticky) return undefined;
    const { tooltip } = note;
    return { ...note, tooltip: { ...tooltip, pos: changes.mapPos(tooltip.pos) } };
  },
  provide: (field) => showTooltip.from(field, (note) => note?.tooltip ?? null),
});

function toTooltip({
  pos,
  content,
  above = false,
  isSticky = false,
}: EditorNote): NoteTooltip {
  return { tooltip: { pos, above, create: () => ({ dom: content }) }, isSticky };
}

export function showNote(view: EditorView, note: EditorNote): void {
  view.dispatch({ effects: setNote.of(note) });
}

/** @returns whether there was one */
export function closeNote(view: EditorView): boolean {
  if (!view.state.field(noteField)) return false;
  view.dispatch({ effects: setNote.of(undefined) });
  return true;
}

/** Shows a message at the caret, optionally with buttons. */
export function showTextNote(
  view: EditorView,
  words: string,
  ...buttons: HTMLButtonElement[]
): void {
  const content = document.createElement("p");
  content.className = "hover-text";
  content.append(words, ...buttons);
  showNote(view, { pos: view.state.selection.main.head, content });
}
