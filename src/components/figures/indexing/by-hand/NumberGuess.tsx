import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  typed: string;
  /** The id of what is said about it, where it is no number. */
  problemId: string | undefined;
  onType(typed: string): void;
  onGuess(): void;
}

/** Takes a guess at the number; what is judged is typed over by the next. */
export function NumberGuess({ typed, problemId, onType, onGuess }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    onType("");
    // While it is presented, digits are guesses; a finger would call its keyboard up.
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
