import { useRef } from "preact/hooks";

interface Props {
  /** Its accessible name, unless a label next to it provides one. */
  label?: string;
  /** What the value means, if the bare number doesn't say it. */
  says?: string;
  min?: number;
  max: number;
  step?: number;
  /** How far the Page keys go, if not as far as the browser's own. */
  page?: number;
  value: number;
  disabled?: boolean;
  /** `amend` is true during a drag, or while a key is held: it is undone as one step. */
  onValue(value: number, options: { amend: boolean }): void;
}

/** A slider for a number. */
export function Slider(props: Props) {
  const { label, says, min = 0, max, step, page, value, disabled, onValue } = props;
  const moving = useRef(false);
  return (
    <input
      class="slider w-full needs-js"
      type="range"
      aria-label={label}
      aria-valuetext={says}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      autoComplete="off"
      onPointerDown={() => (moving.current = false)}
      onKeyDown={(event) => {
        moving.current = event.repeat;
        const pages = { PageUp: 1, PageDown: -1 }[event.key];
        if (!page || !pages) return;
        event.preventDefault();
        onValue(Math.min(Math.max(value + pages * page, min), max), {
          amend: event.repeat,
        });
      }}
      onInput={({ currentTarget }) => {
        onValue(Number(currentTarget.value), { amend: moving.current });
        moving.current = true;
      }}
    />
  );
}
