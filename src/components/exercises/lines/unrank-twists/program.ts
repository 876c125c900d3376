function twistsOf(number: number, n: number): number[] {
  const twists = new Array<number>(n).fill(0);
  let sum = 0;
  for (let i = n - 2; i >= 0; i--) {
    twists[i] = number % 3;
    sum += number % 3;
    number = Math.floor(number / 3);
  }
  twists[n - 1] = (3 - (sum % 3)) % 3;
  return twists;
}

twistsOf(3, 3);
