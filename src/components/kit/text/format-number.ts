/**
 * Formats a whole number for prose and figures: with groups of three digits from ten
 * thousand on, so 5040 and 3,674,160.
 */
export function formatNumber(value: number | bigint): string {
  const digits = String(value);
  return digits.replace("-", "").length < 5
    ? digits
    : digits.replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A count in digits with its noun: "1 move", "20,000 moves". */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}
