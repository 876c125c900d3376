/** The mean of a histogram. */
export function meanOf(histogram: readonly number[]): number {
  const sum = histogram.reduce((total, count, value) => total + count * value, 0);
  return sum / sumOf(histogram);
}

export function sumOf(histogram: readonly number[]): number {
  return histogram.reduce((total, count) => total + count, 0);
}
