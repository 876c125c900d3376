export function numberOf(order: readonly number[]): number {
  let number = 0;
  for (let i = order.length - 1; i >= 0; i--) {
    let digit = 0;
    for (let j = i + 1; j < order.length; j++) {
      if (order[j] < order[i]) digit++;
    }
    number = number * (i + 1) + digit;
  }
  return number;
}
