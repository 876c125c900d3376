// The completion list on touch screens, where the keyboard covers half the screen: few lines, and
// descriptions on request.
import { setSelectedCompletion, type Completion } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { tooltips, type EditorView, type Rect } from "@codemirror/view";

/** Keeps the list within the viewport above the on-screen keyboard. */
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

/** A button at the end of an option that selects it and shows its description. */
export const infoButton = {
  position: 90,
  render({ info }: Completion, _: EditorState, view: EditorView): Node | null {
    if (info === undefined) return null;
    const sign = document.createElement("span");
    sign.className = "completion-sign";
    sign.ariaHidden = "true"; // screen readers announce the description anyway
    sign.textContent = "?";
    sign.onmousedown = (event) => {
      event.preventDefault(); // keeps the caret
      event.stopPropagation(); // keeps the option from being accepted
      const index = Number(/\d+$/.exec(sign.parentElement!.id)![0]);
      view.dispatch({ effects: setSelectedCompletion(index) });
      sign.classList.toggle("expanded");
    };
    return sign;
  },
};
