/** The twist of the last corner, given those of all the others: each is 0, 1 or 2. */
function lastTwist(others: readonly number[]): number {
  return 0;
}

// To see what it gives, add a line such as: lastTwist([1, 2, 0, 1, 1, 0]);
