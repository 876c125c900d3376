/** The number of an order in the list of all orders of its pieces: 0, 1, 2 … */
function numberOf(order: readonly number[]): number {
  // For each piece: how many smaller ones stand to its right?
  return 0;
}

// To see what it gives, add a line such as: numberOf([2, 0, 1]);
