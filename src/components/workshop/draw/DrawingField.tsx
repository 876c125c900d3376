import { useEffect, useRef, useState } from "preact/hooks";
import { isProblem } from "#kit/widget/parse-result.ts";
import type { PuzzleDrawing } from "./drawn-puzzle.ts";

import { drawingStore } from "./drawing-store.ts";
import { drawingText, parseDrawingText } from "./drawing-text.ts";
import "../figures/definition-text.css";

/** The drawing as text: valid input is drawn immediately. */
export function DrawingField({ drawing }: { drawing: PuzzleDrawing }) {
  const [draft, setDraft] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const hasTyped = useRef(false);
  const text = drawingText(drawing);
  useEffect(() => {
    if (document.activeElement !== field.current) setDraft(undefined);
  }, [text]);
  const reading =
    draft === undefined ? undefined : parseDrawingText(draft, drawing.beads);
  return (
    <div class="drawing-field page-only">
      <label class="text-sm" for="drawing-text">
        The drawing as text. In “(1 2 3)”, bead 1 goes to the position of bead 2; in
        “(1+1 2 3)”, it is also twisted by one side.
      </label>
      <textarea
        ref={field}
        id="drawing-text"
        class="field definition-text"
        rows={6}
        maxLength={4000}
        spellcheck={false}
        autoComplete="off"
        value={draft ?? text}
        aria-invalid={reading !== undefined && isProblem(reading)}
        aria-describedby="drawing-text-message"
        onFocus={() => (hasTyped.current = false)}
        onInput={({ currentTarget: { value } }) => {
          setDraft(value);
          const typedReading = parseDrawingText(value, drawing.beads);
          if (isProblem(typedReading)) return;
          drawingStore.dispatch(
            { type: "replace", puzzle: typedReading.value },
            { amend: hasTyped.current },
          );
          hasTyped.current = true;
        }}
        onBlur={() => {
          if (reading !== undefined && !isProblem(reading)) setDraft(undefined);
        }}
      >
        {text}
      </textarea>
      <pre class="definition-printed">{text}</pre>
      <p
        class="definition-message text-sm"
        id="drawing-text-message"
        aria-live="polite"
      >
        {reading !== undefined && isProblem(reading) && (
          <span class="definition-problem">
            {reading.problem} The picture and the count won’t change until that is
            right.
          </span>
        )}
      </p>
    </div>
  );
}
