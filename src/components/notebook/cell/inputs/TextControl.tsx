import {
  MAX_TEXT,
  type SearchInput,
  type TextInput,
} from "../../../../notebook/inputs/inputs.ts";
import { foundInWords } from "../../../../notebook/inputs/search-rows.ts";
import { useValue } from "./use-value.ts";

interface Props {
  input: TextInput | SearchInput;
  onInput(value: string): void;
}

export function TextControl({ input, onInput }: Props) {
  const [value, change] = useValue(input, onInput);
  return (
    <label class="input-line row">
      <span class="input-label">{input.label}</span>
      <input
        class="field"
        type={input.type}
        autoComplete="off"
        spellcheck={false}
        maxLength={MAX_TEXT}
        placeholder={input.placeholder}
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
      {input.type === "search" && (
        <output class="output-words">{foundInWords(input, value)}</output>
      )}
    </label>
  );
}
