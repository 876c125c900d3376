import {
  interpolate,
  onCentredCircle,
  polygon,
  type PlanePoint,
} from "#kit/drawing/plane.ts";
import { curvedArrow } from "#kit/drawing/arrows.ts";

/** A puzzle seen from above one of its corners, with the cycles of one turn. */
export interface TurnPicture {
  readonly name: string;
  /** The upper edge of the drawing; the corner is at 0 0. */
  readonly top: number;
  readonly stickers: readonly PictureSticker[];
  readonly cycles: readonly PictureCycle[];
}

interface PictureSticker {
  readonly path: string;
  readonly face: string;
  /** Whether the turn moves it. */
  readonly isMoved: boolean;
}

interface PictureCycle {
  /** What kind of piece goes round: "edges". */
  readonly pieces: string;
  readonly length: number;
  /** The arrows of the cycle, as one path. */
  readonly arrows: string;
}

export const PICTURE_WIDTH = 290;
export const PICTURE_HEIGHT = 316;
const CUBE_TOP = -PICTURE_HEIGHT / 2;

/** The distance of arrows from the middle of stickers. */
const ARROW_GAP = 8;
const EDGE = 150;
const ORIGIN: PlanePoint = [0, 0];

/** The edges of a cube that meet in its corner URF, which points at the reader. */
const [LEFT, RIGHT, DOWN] = [-60, 60, 180].map((degrees) =>
  onCentredCircle(EDGE, degrees),
);
type Frame = readonly [across: PlanePoint, along: PlanePoint];
const CUBE_FACES: Readonly<Record<string, Frame>> = {
  U: [LEFT, RIGHT],
  F: [LEFT, DOWN],
  R: [DOWN, RIGHT],
};

/** A point of a face, from 0 to 1 along both of its edges. */
function on([[ax, ay], [bx, by]]: Frame, a: number, b: number): PlanePoint {
  return [ax * a + bx * b, ay * a + by * b];
}

function cycle(pieces: string, points: readonly PlanePoint[]): PictureCycle {
  const arrows = points.map((point, i) =>
    curvedArrow([point, points[(i + 1) % points.length]], ARROW_GAP),
  );
  return { pieces, length: points.length, arrows: arrows.join("") };
}

/** A cube of n × n stickers on each face, and a turn of its top. */
function cubePicture(n: number): TurnPicture {
  const cells = Array.from({ length: n * n }, (_, i) => [i % n, Math.floor(i / n)]);
  const sticker = (face: string, [a, b]: readonly number[]): PictureSticker => {
    const corners = [
      [a, b],
      [a + 1, b],
      [a + 1, b + 1],
      [a, b + 1],
    ].map(([x, y]) => on(CUBE_FACES[face], x / n, y / n));
    // The top layer: the row of the sides beside the top.
    const isTop = face === "U" || (face === "F" ? b : a) === 0;
    return { path: polygon(corners), face, isMoved: isTop };
  };
  const top = (a: number, b: number) =>
    on(CUBE_FACES["U"], (a + 0.5) / n, (b + 0.5) / n);
  const last = n - 1;
  const middle = last / 2;
  const corners = [top(0, 0), top(last, 0), top(last, last), top(0, last)];
  const edges = [top(middle, 0), top(last, middle), top(middle, last), top(0, middle)];
  return {
    name: `${n}×${n}×${n}`,
    top: CUBE_TOP,
    stickers: Object.keys(CUBE_FACES).flatMap((face) =>
      cells.map((cell) => sticker(face, cell)),
    ),
    cycles: [cycle("corners", corners), ...(n === 3 ? [cycle("edges", edges)] : [])],
  };
}

/** A Skewb, and a turn about the corner that points at the reader. */
function skewbPicture(): TurnPicture {
  const stickers = Object.entries(CUBE_FACES).flatMap(([face, frame]) => {
    const middles = [
      on(frame, 0.5, 0),
      on(frame, 1, 0.5),
      on(frame, 0.5, 1),
      on(frame, 0, 0.5),
    ];
    const tips = [
      [1, 0],
      [1, 1],
      [0, 1],
      [0, 0],
    ].map(([a, b]) => on(frame, a, b));
    return [
      { path: polygon(middles), face, isMoved: true },
      ...tips.map((tip, i) => ({
        path: polygon([tip, middles[i], middles[(i + 1) % 4]]),
        face,
        // The far corner of the face belongs to the other half of the puzzle.
        isMoved: i !== 1,
      })),
    ];
  });
  const centres = ["U", "R", "F"].map((face) => on(CUBE_FACES[face], 0.5, 0.5));
  const tips = [LEFT, RIGHT, DOWN].map((tip) => interpolate(ORIGIN, tip, 0.86));
  return {
    name: "Skewb",
    top: CUBE_TOP,
    stickers,
    cycles: [cycle("corners", tips), cycle("centres", centres)],
  };
}

/** A Pyraminx seen from above a corner, and a turn of this corner. */
function pyraminxPicture(): TurnPicture {
  const ends = [-120, 0, 120].map((degrees) => onCentredCircle(165, degrees));
  const faces = ["F", "B", "R"];
  const stickers = faces.flatMap((face, i) => {
    const at = (a: number, b: number) => on([ends[i], ends[(i + 1) % 3]], a / 3, b / 3);
    return [0, 1, 2].flatMap((a) =>
      [0, 1, 2].flatMap((b) => {
        const up = [at(a, b), at(a + 1, b), at(a, b + 1)];
        const down = [at(a + 1, b), at(a + 1, b + 1), at(a, b + 1)];
        return [
          ...(a + b < 3 ? [{ path: polygon(up), face, isMoved: a + b < 2 }] : []),
          ...(a + b < 2 ? [{ path: polygon(down), face, isMoved: a + b < 1 }] : []),
        ];
      }),
    );
  });
  const edges = ends.map((end) => interpolate(ORIGIN, end, 0.5));
  return { name: "Pyraminx", top: -200, stickers, cycles: [cycle("edges", edges)] };
}

export const TURN_PICTURES: readonly TurnPicture[] = [
  pyraminxPicture(),
  skewbPicture(),
  cubePicture(2),
  cubePicture(3),
];
