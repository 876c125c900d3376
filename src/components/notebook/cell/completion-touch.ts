// The list of completions where a finger writes and the keyboard takes half the screen:
// few lines, and what is said of a name only when it is asked for.
import { setSelectedCompletion, type Completion } from "@codemirror/autocomplete";
import type { EditorState } from "@codemirror/state";
import { tooltips, type EditorView, type Rect } from "@codemirror/view";

/** Puts the list where the keyboard leaves room for it. */
export const besideKeyboard = tooltips({ tooltipSpace: visibleSpace });

function visibleSpace(): Rect {
  const { offsetLeft, offsetTop, width, height } = visualViewport!;
  return {
    left: offsetLeft,
    top: offsetTop,
    right: offsetLeft + width,
    bottom: offsetTop + height,
  };
}

/** At the end of an option's line: a touch there marks it, and shows what it is for. */
export const infoSign = {
  position: 90,
  render({ info }: Completion, _: EditorState, view: EditorView): Node | null {
    if (info === undefined) return null;
    const sign = document.createElement("span");
    sign.className = "completion-sign";
    sign.ariaHidden = "true"; // what it shows describes the option in any case
    sign.textContent = "?";
    sign.onmousedown = (event) => {
      event.preventDefault(); // the caret stays
      event.stopPropagation(); // and the option is not taken
      const place = Number(/\d+$/.exec(sign.parentElement!.id)![0]);
      view.dispatch({ effects: setSelectedCompletion(place) });
      sign.classList.toggle("asked");
    };
    return sign;
  },
};
