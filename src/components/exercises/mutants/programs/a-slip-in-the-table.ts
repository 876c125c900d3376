const WORTH = [1, 1, 2, 6, 24, 100, 720, 5040];

export function numberOf(order: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < order.length; i++) {
    let digit = 0;
    for (let j = i + 1; j < order.length; j++) {
      if (order[j] < order[i]) digit++;
    }
    number += digit * WORTH[order.length - 1 - i];
  }
  return number;
}
