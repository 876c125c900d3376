/** The number of an order in the list of all orders of its pieces: 0, 1, 2 … */
function numberOf(order: readonly number[]): number {
  let number = 0;
  order.forEach((piece, i) => {
    const smaller = order.slice(i + 1).filter((other) => other < piece);
    // The wheel of this piece has one face for each piece from here on.
    number = number * (order.length - i) + smaller.length;
  });
  return number;
}

numberOf([2, 0, 1]);
