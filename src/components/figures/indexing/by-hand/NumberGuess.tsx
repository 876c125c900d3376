import { useLayoutEffect, useRef } from "preact/hooks";

interface Props {
  typed: string;
  onType(typed: string): void;
  onGuess(typed: string): void;
}

/** Takes a guess at the number; what is judged is typed over by the next. */
export function NumberGuess({ typed, onType, onGuess }: Props) {
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
      <span class="soft">Your guess</span>
      <input
        ref={field}
        class="field"
        data-guess
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed}
        onInput={({ currentTarget }) => {
          currentTarget.value = currentTarget.value.replaceAll(/\D/g, "");
          onType(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onGuess(typed);
          field.current?.select();
        }}
      />
    </label>
  );
}
