/**
 * A whole number as the prose and the figures write it: groups of three from
 * ten thousand on, so that 5040 stays as it is and 3,674,160 can be read.
 */
export function formatNumber(value: number | bigint): string {
  const digits = String(value);
  return digits.replace("-", "").length < 5
    ? digits
    : digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
