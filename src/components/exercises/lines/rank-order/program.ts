function numberOf(order: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < order.length; i++) {
    let digit = 0;
    for (let j = i + 1; j < order.length; j++) {
      if (order[j] < order[i]) digit++;
    }
    number = number * (order.length - i) + digit;
  }
  return number;
}

numberOf([1, 0, 2]);
