interface Props<Option extends string | number> {
  /** Its name for screen readers, unless words beside it name it. */
  label?: string;
  options: readonly Option[];
  value: Option;
  disabled?: boolean;
  onChoose(option: Option): void;
  /** How an option is called, unless it says so itself. */
  show?(option: Option): string;
}

/** One of several, in a list that opens. */
export function Select<Option extends string | number>(props: Props<Option>) {
  const { label, options, value, disabled, onChoose, show = String } = props;
  return (
    <select
      class="field"
      aria-label={label}
      value={value}
      // Else a browser that comes back here shows an old choice, and tells nobody.
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
