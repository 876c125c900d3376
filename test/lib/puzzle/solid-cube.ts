/**
 * A cube without corners, pieces or twists: 24 stickers in space, each a point and a
 * direction, which turns rotate about an axis. An independent check for the library.
 */
export type Vector = readonly [number, number, number];

interface Sticker {
  readonly at: Vector;
  readonly facing: Vector;
  readonly colour: string;
}

/** Each face as seen from outside: its direction, then the directions right and down. */
const VIEWS: Record<string, readonly [Vector, Vector, Vector]> = {
  U: [[0, 1, 0], [1, 0, 0], [0, 0, 1]],
  R: [[1, 0, 0], [0, 0, -1], [0, -1, 0]],
  F: [[0, 0, 1], [1, 0, 0], [0, -1, 0]],
  D: [[0, -1, 0], [1, 0, 0], [0, 0, -1]],
  L: [[-1, 0, 0], [0, 0, 1], [0, -1, 0]],
  B: [[0, 0, -1], [-1, 0, 0], [0, -1, 0]],
}; // prettier-ignore

const ROTATIONS: Record<string, string> = { x: "R", y: "U", z: "F" };

/** The 24 places of the net, as points and directions in space. */
export const PLACES = Object.values(VIEWS).flatMap(([facing, right, down]) =>
  [-1, 1].flatMap((row) =>
    [-1, 1].map((column) => ({
      at: facing.map(
        (f, i) => f + column * right[i] + row * down[i],
      ) as unknown as Vector,
      facing,
    })),
  ),
);

/** The 24 colours after moves such as "L2 y' F", given the colours before. */
export function turnSolid(colours: string, moves: string): string {
  let stickers: Sticker[] = PLACES.map((place, i) => ({
    ...place,
    colour: colours[i],
  }));
  for (const [, letter, suffix] of moves.matchAll(/([A-Za-z])([2'3]?)/g)) {
    const axis = VIEWS[ROTATIONS[letter] ?? letter][0];
    const turns = { "": 1, "2": 2, "3": 3, "'": 3 }[suffix]!;
    const turn = (v: Vector) => {
      for (let i = 0; i < turns; i++) v = quarterTurn(v, axis);
      return v;
    };
    stickers = stickers.map(({ at, facing, colour }) =>
      letter in ROTATIONS || dot(at, axis) > 0
        ? { at: turn(at), facing: turn(facing), colour }
        : { at, facing, colour },
    );
  }
  const seen = new Map(
    stickers.map(({ at, facing, colour }) => [`${at}|${facing}`, colour]),
  );
  return PLACES.map(({ at, facing }) => seen.get(`${at}|${facing}`)).join("");
}

/** The 24 orientations of a cube: each a short word of rotations. */
export const HOLDS: readonly string[] = ["", "x", "x2", "x'", "z", "z'"].flatMap(
  (top) => ["", "y", "y2", "y'"].map((side) => `${top} ${side}`.trim()),
);

/** A quarter turn clockwise, seen against the direction of the axis. */
function quarterTurn(v: Vector, axis: Vector): Vector {
  const along = dot(v, axis);
  const [x, y, z] = v;
  const [a, b, c] = axis;
  return [
    along * a + y * c - z * b,
    along * b + z * a - x * c,
    along * c + x * b - y * a,
  ];
}

function dot(v: Vector, w: Vector): number {
  return v[0] * w[0] + v[1] * w[1] + v[2] * w[2];
}
