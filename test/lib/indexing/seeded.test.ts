import { expect, test } from "vitest";
import { seeded } from "#lib/index.ts";

// The output of PractRand's RNG_output sfc32 for the seed 0, and of the Rust crate sfc-prng
// for the state 0, 2, 1, which is the seed 2^32 + 2 after three more rounds.
const PUBLISHED: [seed: number, skipped: number, words: number[]][] = [
  [
    0,
    0,
    [
      0x514676c3, 0x08a809df, 0x30349d2b, 0xfb52c520, 0x38802be1, 0x948279e6,
      0xec4bf1d9, 0x7cb0a909, 0xfad8b4a8, 0x3ca4b808, 0x3821b4c5, 0x5e7023ca,
      0x50f26bf7, 0xf1e1b0a2, 0x6163032f, 0x3bf3c9a4,
    ],
  ],
  [
    2 ** 32 + 2,
    3,
    [
      0x03b80bb8, 0xa87dbc7e, 0x1787178c, 0x4c7b7234, 0xc65dade2, 0x2c692349,
      0xf52c2153, 0xdf098072, 0x9d49b03c, 0x9562381a, 0xc9b41738, 0x64b75e54,
      0x36ce9b32, 0xf106947e, 0x0afc726b, 0x549bbc87,
    ],
  ],
];

test("gives the published words of sfc32", () => {
  for (const [seed, skipped, words] of PUBLISHED) {
    const random = seeded(seed);
    for (let i = 0; i < skipped; i++) random();
    expect(words.map(() => random() * 2 ** 32)).toEqual(words);
  }
});

test("each seed has a sequence of its own, and repeats it", () => {
  const start = (seed: number) => {
    const random = seeded(seed);
    return [random(), random()].join();
  };
  const seeds = [...Array(1000).keys(), 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1];
  expect(new Set(seeds.map(start)).size).toBe(seeds.length);
  expect(seeds.map(start)).toEqual(seeds.map(start));
});

test("a seed that is no whole number is refused", () => {
  expect(() => seeded(-1)).toThrow(
    new RangeError("seed -1 is out of range 0..9007199254740991"),
  );
  expect(() => seeded(0.5)).toThrow(RangeError);
  expect(() => seeded("7" as never)).toThrow(TypeError);
});
