import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  typed: string;
  /** The id of the element that explains why the text isn't a number. */
  problemId: string | undefined;
  onType(typed: string): void;
  onGuess(): void;
}

/** A field for a guess at the number. Enter submits it and selects it for the next one. */
export function NumberGuess({ typed, problemId, onType, onGuess }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    onType("");
    // On touch screens, focus would open the keyboard.
    const isPresented = field.current!.closest("[data-stop]") !== null;
    if (isPresented && !matchMedia("(pointer: coarse)").matches) {
      field.current!.focus({ preventScroll: true });
    }
  }, []);
  return (
    <label class="by-hand-guess row screen-only needs-js" data-asks>
      <span class="text-muted">Your guess</span>
      <input
        ref={field}
        class="field"
        data-guess
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onGuess();
          field.current?.select();
        }}
      />
    </label>
  );
}
