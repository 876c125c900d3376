import { useLayoutEffect, useState } from "preact/hooks";
import {
  MAX_INPUT_TEXT,
  type SearchInput,
  type TextInput,
} from "#notebook/inputs/inputs.ts";
import { matchCountText } from "#notebook/inputs/search-rows.ts";
import { Button } from "#kit/widget/Button.tsx";
import { useControlValue } from "./use-control-value.ts";

interface Props {
  id: string;
  input: TextInput | SearchInput;
  onInput(value: string): void;
}

export function TextControl({ id, input, onInput }: Props) {
  const [value, change] = useControlValue(input, onInput);
  const [typed, type] = useState(value);
  useLayoutEffect(() => type(value), [value, input]);
  const { kind, lines, submit, suggestions } =
    input.type === "search" ? ({} as Partial<TextInput>) : input;
  const put = (text: string) => {
    type(text);
    if (submit === undefined) change(text);
  };
  const field = {
    class: "field",
    spellcheck: false,
    maxLength: MAX_INPUT_TEXT,
    placeholder: input.placeholder,
    value: typed,
    onKeyDown(event: KeyboardEvent) {
      const isDone = input.type !== "textarea" || event.ctrlKey || event.metaKey;
      if (submit === undefined || event.key !== "Enter" || !isDone) return;
      event.preventDefault();
      change(typed);
    },
  };
  return (
    <div class="input-text row">
      <label class="input-line row">
        <span class="input-label">{input.label}</span>
        {input.type === "textarea" ? (
          <textarea
            {...field}
            rows={lines}
            onInput={(event) => put(event.currentTarget.value)}
          />
        ) : (
          <input
            {...field}
            type={kind ?? input.type}
            autoComplete="off"
            list={suggestions && `${id}-suggestions`}
            onInput={(event) => put(event.currentTarget.value)}
          />
        )}
      </label>
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((text, i) => (
            <option key={i} value={text} />
          ))}
        </datalist>
      )}
      {submit !== undefined && (
        <Button idle={typed === value} onClick={() => change(typed)}>
          {submit}
        </Button>
      )}
      {input.type === "search" && (
        <output class="output-words">{matchCountText(input, value)}</output>
      )}
    </div>
  );
}
