import { useLayoutEffect, useState } from "preact/hooks";

/**
 * What a control holds: what the cell has given it, until the reader changes that. A
 * value that it has already is not told again.
 * @param input  another one, as after the cell has run again, ends what the reader did
 */
export function useValue<T>(input: { readonly value: T }, tell: (value: T) => void) {
  const [value, setValue] = useState(input.value);
  useLayoutEffect(() => setValue(input.value), [input]);
  const change = (next: T) => {
    // Orders are equal when their pieces are.
    if (String(next) === String(value)) return;
    setValue(next);
    tell(next);
  };
  return [value, change] as const;
}
