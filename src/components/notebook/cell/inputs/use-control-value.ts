import { useLayoutEffect, useState } from "preact/hooks";

/**
 * The state of a control: the cell's value until the reader changes it. Setting an equal value
 * doesn't notify.
 * @param input  a new object, as after a rerun of the cell, resets the value
 */
export function useControlValue<T>(
  input: { readonly value: T },
  notify: (value: T) => void,
) {
  const [value, setValue] = useState(input.value);
  useLayoutEffect(() => setValue(input.value), [input]);
  const change = (next: T) => {
    // Compares arrays by their elements.
    if (String(next) === String(value)) return;
    setValue(next);
    notify(next);
  };
  return [value, change] as const;
}
