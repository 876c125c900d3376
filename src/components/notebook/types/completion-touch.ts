// The completion list on touch screens, where the keyboard covers half the screen: it has
// few lines, and shows a name's description only on request.
import { setSelectedCompletion, type Completion } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { tooltips, type EditorView, type Rect } from "@codemirror/view";

/** Puts the list where the keyboard leaves room for it. */
export const avoidKeyboard = tooltips({ tooltipSpace: visibleSpace });

function visibleSpace(): Rect {
  const { offsetLeft, offsetTop, width, height } = visualViewport!;
  return {
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + width,
    bottom: offsetTop + height,
  };
}

/**
 * At the end of an option's line: a tap on it selects the option and shows its description.
 */
export const infoButton = {
  position: 90,
  render({ info }: Completion, _: EditorState, view: EditorView): Node | null {
    if (info === undefined) return null;
    const sign = document.createElement("span");
    sign.className = "completion-sign";
    sign.ariaHidden = "true"; // the description is announced with the option anyway
    sign.textContent = "?";
    sign.onmousedown = (event) => {
      event.preventDefault(); // keeps the caret
      event.stopPropagation(); // keeps the option from being accepted
      const place = Number(/\d+$/.exec(sign.parentElement!.id)![0]);
      view.dispatch({ effects: setSelectedCompletion(place) });
      sign.classList.toggle("expanded");
    };
    return sign;
  },
};
