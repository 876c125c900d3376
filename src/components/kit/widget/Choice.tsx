import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useRoving } from "./use-roving.ts";

export interface ChoiceProps<Option> {
  /** The accessible name of the choice. */
  label: string;
  options: readonly Option[];
  /** The chosen option, if it is one of them. */
  value: Option | undefined;
  onChoose(option: Option, i: number): void;
  /** The content of an option's button, if not the option itself. */
  show?(option: Option, i: number): ComponentChildren;
  /** Further attributes of an option's button, such as an accessible name. */
  button?(option: Option, i: number): ButtonHTMLAttributes<HTMLButtonElement>;
  /** A class for the row, such as "joined". */
  class?: string;
}

/**
 * A choice of a few options, as buttons in a row. The arrow keys move between them; two
 * options are separate Tab stops, more than two are a single one.
 */
export function Choice<Option>(props: ChoiceProps<Option>) {
  const { label, options, value, onChoose, show = String, button } = props;
  const chosen = options.indexOf(value as Option);
  const { row, item } = useRoving(options.length, Math.max(chosen, 0));
  const stops = options.length === 2 ? { tabIndex: 0 } : {};
  return (
    <div
      class={`buttons ${props.class ?? "close"}`}
      role="toolbar"
      aria-label={label}
      {...row}
    >
      {options.map((option, i) => (
        <button
          key={i}
          type="button"
          class="button"
          aria-pressed={i === chosen}
          onClick={() => onChoose(option, i)}
          {...item(i)}
          {...stops}
          {...button?.(option, i)}
        >
          {show(option, i)}
        </button>
      ))}
    </div>
  );
}
