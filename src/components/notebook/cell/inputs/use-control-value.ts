import { useLayoutEffect, useState } from "preact/hooks";

/**
 * The value of a control: the cell's, until the reader changes it. Setting the same value
 * again doesn't notify.
 * @param input  a new object, as after the cell has run again, discards the reader's value
 */
export function useControlValue<T>(
  input: { readonly value: T },
  tell: (value: T) => void,
) {
  const [value, setValue] = useState(input.value);
  useLayoutEffect(() => setValue(input.value), [input]);
  const change = (next: T) => {
    // Permutations are equal when their pieces are.
    if (String(next) === String(value)) return;
    setValue(next);
    tell(next);
  };
  return [value, change] as const;
}
