import { formatNumber } from "../text/format-number.ts";
import { readWhole } from "./read-whole.ts";
import { TypedField } from "./TypedField.tsx";

interface Props {
  /** Unique on the page. */
  id: string;
  label: string;
  value: number;
  /** The largest number that may be typed; the smallest is 0. */
  last: number;
  /** What the field shows while nobody types in it, if not the plain number. */
  text?: string;
  /** What may be typed, if there is more to say than how large it may be. */
  hint?: string;
  /** Width of the field in characters; as many as the largest number has when left out. */
  width?: number;
  /** `amend` is true from the second change on while the reader types or holds a key. */
  onValue(value: number, options: { amend: boolean }): void;
  /** What the up and down keys do, if not to go as far as the smallest and the largest. */
  onStep?(by: 1 | -1, options: { amend: boolean }): void;
}

/** A number from 0 on, typed, or stepped by the up and down keys. */
export function NumberField(props: Props) {
  const { value, last, onValue, ...field } = props;
  return (
    <TypedField
      text={String(value)}
      hint={`0 to ${formatNumber(last)}`}
      width={String(last).length}
      read={(typed) => readWhole(typed, last)}
      onValue={onValue}
      onStep={(by, options) => {
        const next = value + by;
        if (next >= 0 && next <= last) onValue(next, options);
      }}
      {...field}
    />
  );
}
