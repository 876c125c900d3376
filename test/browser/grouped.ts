/** A whole number as the pages write it, by the browser's own rules: 5040 and 3,674,160. */
export const grouped = (value: number) =>
  value < 10_000 ? String(value) : value.toLocaleString("en");
