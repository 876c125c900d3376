import { useRef } from "preact/hooks";

interface Props {
  /** Its name for screen readers, unless words beside it name it. */
  label?: string;
  /** What the value means, where the bare number does not say it. */
  says?: string;
  min?: number;
  max: number;
  step?: number;
  value: number;
  disabled?: boolean;
  /** `amend` is true while a drag or a held key goes on: it is undone as one step. */
  onValue(value: number, options: { amend: boolean }): void;
}

/** A number to be dragged. */
export function Slider(props: Props) {
  const { label, says, min = 0, max, step, value, disabled, onValue } = props;
  const moving = useRef(false);
  return (
    <input
      class="slider full needs-js"
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
      onKeyDown={(event) => (moving.current = event.repeat)}
      onInput={({ currentTarget }) => {
        onValue(Number(currentTarget.value), { amend: moving.current });
        moving.current = true;
      }}
    />
  );
}
