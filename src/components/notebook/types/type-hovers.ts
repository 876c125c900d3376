import { Prec, type Extension, type Transaction } from "@codemirror/state";
import {
  activateHover,
  closeHoverTooltips,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  type EditorView,
} from "@codemirror/view";
import { toHoverText } from "#src/typecheck/hover-text.ts";
import type { Hover } from "#src/typecheck/notebook-service.ts";
import type { CellTypes } from "./cell-types.ts";
import { hoverContent } from "./hover-content.ts";
import { showTextNote } from "./editor-note.ts";
import { KEY } from "./code-keys.ts";

/**
 * Shows type and docs of the name under the pointer, once the compiler is loaded, or at the caret
 * on Ctrl+K Ctrl+I.
 * @param announce  speaks a hover opened by keyboard to screen readers
 */
export function typeHovers(
  types: CellTypes,
  announce: (words: string) => void,
): Extension {
  const isTouched = matchMedia("(pointer: coarse)").matches; // a tap sets the caret
  const find = async (_: EditorView, offset: number) => {
    if (!types.isReady || isTouched) return null;
    const hover = await types.hover(offset).catch(() => undefined);
    if (!hover) return null;
    const { from, to } = hover;
    return { pos: from, end: to, create: () => ({ dom: hoverContent(hover) }) };
  };
  const tooltip = hoverTooltip(find, { hideOnChange: true });
  const show = (view: EditorView) => {
    void showAtCaret(view).catch((error: Error) => showTextNote(view, error.message));
    return true;
  };
  const showAtCaret = async (view: EditorView) => {
    const { head } = view.state.selection.main;
    const hover = await types.hover(head);
    if (view.state.selection.main.head !== head) return;
    if (!hover) return showTextNote(view, "There is no name here.");
    const until = (tr: Transaction) => tr.docChanged || tr.selection !== undefined;
    activateHover(view, head, 1, { tooltip, until });
    announce(hoverSpeech(hover));
  };
  const close = (view: EditorView) => {
    if (!hasHoverTooltips(view.state)) return false;
    view.dispatch({ effects: closeHoverTooltips });
    return true;
  };
  return [
    tooltip,
    keymap.of([{ key: KEY.type, run: show }]),
    Prec.high(keymap.of([{ key: KEY.leave, run: close }])),
  ];
}

function hoverSpeech(hover: Hover): string {
  const { type, paragraphs } = toHoverText(hover);
  const prose = paragraphs.map((words) => words.map(({ text }) => text).join(""));
  return [type, ...prose].join("\n");
}
