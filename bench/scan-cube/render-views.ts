import type { CameraPicture } from "#src/workers/scan-cube/camera-picture.ts";
import type { ScanMode } from "#src/workers/scan-cube/camera-views.ts";
import type { Colour, CubeLook } from "./random-look.ts";
import type { Level } from "./levels.ts";
import { normal, type Random } from "./random.ts";

type Vector = readonly [x: number, y: number, z: number];

/** How a face is seen from outside: towards the viewer, and up, with y up and z to the front. */
const FACES: readonly { near: Vector; up: Vector }[] = [
  { near: [0, 1, 0], up: [0, 0, -1] },
  { near: [1, 0, 0], up: [0, 1, 0] },
  { near: [0, 0, 1], up: [0, 1, 0] },
  { near: [0, -1, 0], up: [0, 0, 1] },
  { near: [-1, 0, 0], up: [0, 1, 0] },
  { near: [0, 0, -1], up: [0, 1, 0] },
];

/** From where each picture is taken, and what is up there. */
const VIEWPOINTS: Readonly<Record<ScanMode, readonly { near: Vector; up: Vector }[]>> =
  {
    "two corners": [
      { near: [1, 1, 1], up: [0, 1, 0] },
      { near: [-1, -1, -1], up: [0, -1, 0] },
    ],
    "six faces": [2, 1, 5, 4, 0, 3].map((face) => FACES[face]),
  };

/** How large half an edge is in the outline, as a share of half the picture's side. */
const SIZES: Readonly<Record<ScanMode, number>> = {
  "two corners": 0.5,
  "six faces": 0.58,
};

const SIDE = 200;

/**
 * A cube in colours: 24 numbers of paints, or 54 of a 3×3×3, in the order in which facelets
 * are written.
 */
export type Stickers = readonly number[];

/**
 * The pictures of a cube, as a camera sees it: each pixel's line of sight is followed to the
 * cube, in perspective, then come the lamp, its reflections, the blur, the noise and the limits
 * of the camera.
 */
export function renderViews(
  stickers: Stickers,
  look: CubeLook,
  mode: ScanMode,
  level: Level,
  random: Random,
): CameraPicture[] {
  return VIEWPOINTS[mode].map((sight) =>
    renderView(stickers, look, sight, SIZES[mode], level, random),
  );
}

function renderView(
  stickers: Stickers,
  look: CubeLook,
  sight: { near: Vector; up: Vector },
  usualSize: number,
  level: Level,
  random: Random,
): CameraPicture {
  const camera = placeCamera(sight, usualSize, level, random);
  const background = drawBackground(level, random);
  const shades = FACES.map(() => 1 + level.uneven * random());
  const [across, downwards] = [level.uneven * random(), level.uneven * random()];
  const lamp = [0, 1, 2].map(
    (i) => (level.lamp?.[i] ?? 1) * (1 + level.coloured * random()),
  );
  const exposure = 0.9 + 0.15 * random();
  const glares = Array.from({ length: level.glares }, () => ({
    x: 0.5 * random(),
    y: 0.5 * random(),
    size: (level.glareSize * (0.75 + 0.25 * random())) / 2,
  }));
  const lights = new Float64Array(4 * SIDE * SIDE);
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const x = (2 * column + 1) / SIDE - 1;
      const y = (2 * row + 1) / SIDE - 1;
      const hit = castRay(camera, x, y);
      const colour = hit ? colourAt(hit, stickers, look) : background(x, y);
      const shade = (hit ? shades[hit.face] : 1) * (1 + across * x + downwards * y);
      const shine = hit
        ? glares.reduce((light, glare) => light + glareAt(glare, x, y), 0)
        : 0;
      const at = 4 * (row * SIDE + column);
      for (let i = 0; i < 3; i++) {
        lights[at + i] = toLight(colour[i]) * shade * lamp[i] * exposure + shine;
      }
    }
  }
  const seen = blurLights(lights, level.blur ?? 0);
  const data = new Uint8ClampedArray(lights.length);
  for (let at = 0; at < data.length; at++) {
    data[at] = at % 4 === 3 ? 255 : toScreen(seen[at]) + level.noise * normal(random);
  }
  return { size: SIDE, data };
}

/** The mean of each pixel's square of neighbours, up to a distance in pixels. */
function blurLights(lights: Float64Array, reach: number): Float64Array {
  const mean = (from: Float64Array, step: number, positionOf: (at: number) => number) =>
    from.map((_, at) => {
      let [sum, count] = [0, 0];
      for (let offset = -reach; offset <= reach; offset++) {
        const position = positionOf(at) + offset;
        if (position < 0 || position >= SIDE) continue;
        sum += from[at + offset * step];
        count++;
      }
      return sum / count;
    });
  const rows = mean(lights, 4, (at) => Math.floor(at / 4) % SIDE);
  return mean(rows, 4 * SIDE, (at) => Math.floor(at / (4 * SIDE)));
}

/** A lamp's reflection: white in its middle, and gone soon beyond its rim. */
function glareAt(
  glare: { x: number; y: number; size: number },
  x: number,
  y: number,
): number {
  const distance = Math.hypot(x - glare.x, y - glare.y) / glare.size;
  return Math.exp(-(distance ** 4));
}

interface Camera {
  readonly from: Vector;
  readonly axes: readonly Vector[];
  /** The faces that can be seen, each with its direction to the right. */
  readonly faces: readonly { face: number; near: Vector; up: Vector; right: Vector }[];
  /** What a step of one in the picture is, in half edges, at the middle of the cube. */
  readonly width: number;
  readonly distance: number;
  readonly shift: readonly [number, number];
}

function placeCamera(
  { near, up }: { near: Vector; up: Vector },
  usualSize: number,
  level: Level,
  random: Random,
): Camera {
  let axes = upright(near, up);
  for (let axis = 0; axis < 3; axis++) {
    axes = turn(axes, axis, (level.tilt * random() * Math.PI) / 180);
  }
  const distance = 10 + 2.5 * random();
  const from = scaled(axes[2], distance);
  return {
    from,
    axes,
    faces: FACES.flatMap((one, face) =>
      dot(from, one.near) > 1 ? { face, ...one, right: cross(one.up, one.near) } : [],
    ),
    width: 1 / (usualSize * (1 + level.growth * random())),
    distance,
    shift: [level.shift * random(), level.shift * random()],
  };
}

function upright(near: Vector, up: Vector): Vector[] {
  const towards = scaled(near, 1 / Math.hypot(...near));
  const right = cross(up, towards);
  const east = scaled(right, 1 / Math.hypot(...right));
  return [east, cross(east, towards), towards];
}

function turn(axes: readonly Vector[], axis: number, angle: number): Vector[] {
  const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = [...axes];
  turned[i] = sum(scaled(axes[i], cos), scaled(axes[j], sin));
  turned[j] = sum(scaled(axes[j], cos), scaled(axes[i], -sin));
  return turned;
}

interface Hit {
  readonly face: number;
  /** From the upper left corner of the face, 0..2. */
  readonly right: number;
  readonly down: number;
}

/** Where the line of sight through a point of the picture meets the cube. */
function castRay(camera: Camera, x: number, y: number): Hit | undefined {
  const { from, axes, faces, width, distance, shift } = camera;
  const [right, down, near] = axes;
  const [across, along] = [(x - shift[0]) * width, (y - shift[1]) * width];
  const direction = sum(
    sum(scaled(right, across), scaled(down, along)),
    scaled(near, -distance),
  );
  for (const seen of faces) {
    const steps = (1 - dot(from, seen.near)) / dot(direction, seen.near);
    const point = sum(from, scaled(direction, steps));
    const [a, b] = [dot(point, seen.right), dot(point, seen.up)];
    if (steps > 0 && Math.abs(a) <= 1 && Math.abs(b) <= 1) {
      return { face: seen.face, right: a + 1, down: 1 - b };
    }
  }
  return undefined;
}

function colourAt(
  { face, right, down }: Hit,
  stickers: Stickers,
  look: CubeLook,
): Colour {
  const perEdge = Math.sqrt(stickers.length / FACES.length);
  const [y, x] = [(down * perEdge) / 2, (right * perEdge) / 2];
  const [row, column] = [y, x].map((at) => Math.min(Math.floor(at), perEdge - 1));
  const own = look.paints[stickers[perEdge * (perEdge * face + row) + column]];
  const inside = Math.min(x - column, column + 1 - x, y - row, row + 1 - y);
  if (inside > look.gap) return own;
  return look.body ?? [own[0] * 0.45, own[1] * 0.45, own[2] * 0.45];
}

/** A table in one colour, with things on it. */
function drawBackground(
  level: Level,
  random: Random,
): (x: number, y: number) => Colour {
  const anyColour = (): Colour => {
    const any = () => 128 + 110 * random();
    return [any(), any(), any()];
  };
  const grey = 130 + 90 * random();
  const table: Colour = [grey + 12, grey, grey - 12];
  const things = Array.from({ length: level.clutter }, () => ({
    x: random(),
    y: random(),
    width: 0.25 + 0.15 * random(),
    height: 0.25 + 0.15 * random(),
    colour: anyColour(),
  }));
  return (x, y) =>
    things.find(
      (thing) =>
        Math.abs(x - thing.x) < thing.width && Math.abs(y - thing.y) < thing.height,
    )?.colour ?? table;
}

function toLight(level: number): number {
  return (level / 255) ** 2.2;
}

function toScreen(light: number): number {
  return 255 * Math.min(light, 1) ** (1 / 2.2);
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function sum(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function scaled(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

function cross(a: Vector, b: Vector): Vector {
  return [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
}
