function numberOfTwists(twists: readonly number[]): number {
  let number = 0;
  for (let i = 0; i < twists.length - 1; i++) {
    number = number * 3 + twists[i];
  }
  return number;
}

numberOfTwists([1, 0, 2]);
