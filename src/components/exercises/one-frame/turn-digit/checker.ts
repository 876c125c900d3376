import { compare } from "every-cube/check";

{
  const places = [1, 3, 9] as const;
  // Bit by bit, as slowly and plainly as can be.
  const turned = (word: number, place: number) => {
    let result = 0;
    for (let bit = 0; bit < 27; bit++) {
      if (((word >>> bit) & 1) === 0) continue;
      const digit = Math.floor(bit / place) % 3;
      result |= 1 << (bit + (digit === 2 ? -2 * place : place));
    }
    return result;
  };
  const bits = Array.from({ length: 27 }, (_, bit) => bit);
  const singles = [0, 1, 2, 26, ...bits.slice(3, 26)].map((bit) => 1 << bit);
  const words = [0, ...singles, 0x7ffffff, 0x1234567, 0x5a5a5a5, 0x2aaaaaa];
  const count = compare({
    name: "turnDigit",
    answer: turnDigit,
    calls: words.flatMap((word) => places.map((place) => [word, place] as const)),
    expected: turned,
    slips: [
      {
        gives: (word, place) => word << place,
        says: "Bits whose digit is 2 must come down again: by two places of that value.",
      },
      {
        gives: (word, place) => ((word << place) | (word >>> (27 - place))) & 0x7ffffff,
        says: "That turns the word as a whole. Within it each group of three times the place value turns by itself.",
      },
    ],
  });
  console.log(`It moves all bits of ${count} words correctly.`);
}
