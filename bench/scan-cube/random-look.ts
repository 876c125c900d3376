import { pick, type Random } from "./random.ts";

/** Levels of a screen, 0..255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** What a cube is made of. */
export interface CubeLook {
  /** White, red, green, yellow, orange, blue. */
  readonly paints: readonly Colour[];
  /** The share of a sticker's width at each side that is not the sticker. */
  readonly gap: number;
  /** The colour there; undefined in the grooves of a cube without stickers, which are in shade. */
  readonly body: Colour | undefined;
}

const PAINTS: readonly (readonly Colour[])[] = [
  // The colours of the cubes of the 1980s.
  [
    [245, 245, 240],
    [196, 30, 58],
    [0, 158, 96],
    [255, 213, 0],
    [255, 88, 0],
    [0, 81, 186],
  ],
  // Bright ones, for competitions.
  [
    [250, 250, 250],
    [235, 45, 60],
    [60, 215, 80],
    [245, 245, 60],
    [255, 135, 40],
    [30, 110, 230],
  ],
  // Plastic of its own colour.
  [
    [235, 235, 230],
    [200, 20, 30],
    [0, 170, 70],
    [250, 225, 20],
    [255, 120, 10],
    [10, 90, 200],
  ],
  // Old ones.
  [
    [225, 222, 210],
    [165, 35, 40],
    [35, 130, 75],
    [225, 195, 50],
    [225, 105, 40],
    [25, 60, 140],
  ],
];

const BODIES: readonly (Omit<CubeLook, "paints"> & { readonly name: string })[] = [
  { name: "black", gap: 0.07, body: [18, 18, 20] },
  { name: "white", gap: 0.07, body: [238, 238, 238] },
  { name: "without stickers", gap: 0.03, body: undefined },
];

/** A random body, with paints that vary a little from one of the usual sets. */
export function randomLook(random: Random): CubeLook {
  const usual = pick(random, PAINTS);
  const { gap, body } = pick(random, BODIES);
  const paints = usual.map(([red, green, blue]): Colour => {
    const vary = (level: number) => Math.min(Math.max(level + 7 * random(), 0), 255);
    return [vary(red), vary(green), vary(blue)];
  });
  return { paints, gap, body };
}
