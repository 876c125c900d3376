import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useRoving } from "./use-roving.ts";

export interface ChoiceProps<Option> {
  /** What is chosen here, for screen readers. */
  label: string;
  options: readonly Option[];
  /** The option that is chosen, if it is one of them. */
  value: Option | undefined;
  onChoose(option: Option, i: number): void;
  /** What stands on an option's button, unless that is the option itself. */
  show?(option: Option, i: number): ComponentChildren;
  /** What else an option's button has, such as a name for screen readers. */
  button?(option: Option, i: number): ButtonHTMLAttributes<HTMLButtonElement>;
  /** The row's look, such as "joined". */
  class?: string;
}

/**
 * One of a few, as buttons in a row. The arrow keys go along; Tab goes from one of two to
 * the other, and passes more than two at once.
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
