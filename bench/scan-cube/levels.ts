/** The conditions in the pictures of a level; each number is a maximum. */
export interface Level {
  readonly name: string;
  /** Degrees about each of the three axes. */
  readonly tilt: number;
  /** Shift, as a share of half the picture's side, and size, as a share of the outline's. */
  readonly shift: number;
  readonly growth: number;
  /** How much lighter or darker a face, and each side of the picture, may be. */
  readonly uneven: number;
  /** How much stronger or weaker the lamp is in red, green and blue, in each picture. */
  readonly coloured: number;
  /** The colour of the lamp: how strong it is in red, green and blue; white if undefined. */
  readonly lamp?: readonly [red: number, green: number, blue: number];
  /** How far a pixel is blurred to each side; not at all if undefined. */
  readonly blur?: number;
  /** The standard deviation of the noise, of 255 levels. */
  readonly noise: number;
  /** Reflections of a lamp in each picture, and how large: of 2 for the cube's edge. */
  readonly glares: number;
  readonly glareSize: number;
  /** Things in the background. */
  readonly clutter: number;
}

export const LEVELS: readonly Level[] = [
  {
    name: "mild",
    tilt: 7,
    shift: 0.05,
    growth: 0.06,
    uneven: 0.2,
    coloured: 0.1,
    noise: 4,
    glares: 1,
    glareSize: 0.2,
    clutter: 0,
  },
  {
    name: "medium",
    tilt: 12,
    shift: 0.08,
    growth: 0.1,
    uneven: 0.35,
    coloured: 0.22,
    noise: 10,
    glares: 2,
    glareSize: 0.35,
    clutter: 8,
  },
  {
    name: "hard",
    tilt: 18,
    shift: 0.12,
    growth: 0.15,
    uneven: 0.5,
    coloured: 0.38,
    noise: 20,
    glares: 3,
    glareSize: 0.55,
    clutter: 16,
  },
];

const [MILD] = LEVELS;

/** The mild level with one condition made worse. */
export const CONDITIONS: readonly Level[] = [
  { ...MILD, name: "warm light", lamp: [1.2, 0.95, 0.6] },
  { ...MILD, name: "cold light", lamp: [0.75, 0.95, 1.2] },
  { ...MILD, name: "uneven light", uneven: 0.45 },
  { ...MILD, name: "tilted", tilt: 14 },
  { ...MILD, name: "blurred", blur: 3 },
];
