interface Props<Option extends string | number> {
  /** Its accessible name, unless a label next to it provides one. */
  label?: string;
  options: readonly Option[];
  value: Option;
  disabled?: boolean;
  onChoose(option: Option): void;
  /** The text of an option, if not the option itself. */
  show?(option: Option): string;
}

/** A choice of one of several options, from a drop-down list. */
export function Select<Option extends string | number>(props: Props<Option>) {
  const { label, options, value, disabled, onChoose, show = String } = props;
  return (
    <select
      class="field"
      aria-label={label}
      value={value}
      // Otherwise a browser that returns to this page restores an old choice without an
      // event.
      autoComplete="off"
      disabled={disabled}
      onChange={({ currentTarget }) => onChoose(options[currentTarget.selectedIndex])}
    >
      {options.map((option) => (
        <option key={option} value={option} selected={option === value}>
          {show(option)}
        </option>
      ))}
    </select>
  );
}
