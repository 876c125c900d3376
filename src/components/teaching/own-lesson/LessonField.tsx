import { useRef } from "preact/hooks";

interface Props {
  label: string;
  text: string;
  /** In characters. */
  max: number;
  isLong?: boolean;
  /**
   * Called with each change; `amend` is true from the second on while the teacher types.
   * @returns whether the text is accepted
   */
  onText(text: string, options: { amend: boolean }): boolean;
}

/** A field for a few words, or for a line or two. */
export function LessonField({ label, text, max, isLong, onText }: Props) {
  const changed = useRef(false);
  const Field = isLong ? "textarea" : "input";
  return (
    <label class="lesson-field">
      {label}
      <Field
        class="field"
        value={text}
        maxLength={max}
        autoComplete="off"
        {...(isLong && { rows: 2 })}
        onFocus={() => (changed.current = false)}
        onInput={({
          currentTarget,
        }: {
          currentTarget: HTMLInputElement | HTMLTextAreaElement;
        }) => {
          if (onText(currentTarget.value, { amend: changed.current }))
            changed.current = true;
          else currentTarget.value = text;
        }}
      />
    </label>
  );
}
