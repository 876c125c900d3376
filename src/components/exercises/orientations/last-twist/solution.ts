/** The twist of the last corner, given those of all the others: each is 0, 1 or 2. */
function lastTwist(others: readonly number[]): number {
  const sum = others.reduce((sum, twist) => sum + twist, 0);
  return (3 - (sum % 3)) % 3;
}

lastTwist([1, 2, 0, 1, 1, 0]);
