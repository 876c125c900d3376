import { useEffect, useState } from "preact/hooks";

/**
 * What a control holds: at first and whenever it is told so, what the cell gives it, and
 * in between what the reader does. A value that it has already is not told again.
 */
export function useValue<T>(given: T, tell: (value: T) => void, key = String) {
  const [value, setValue] = useState(given);
  useEffect(() => setValue(given), [key(given)]);
  const change = (next: T) => {
    if (key(next) === key(value)) return;
    setValue(next);
    tell(next);
  };
  return [value, change] as const;
}
