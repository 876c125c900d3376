import { centroid, interpolate, type PlanePoint } from "#kit/drawing/plane.ts";
import { type Net } from "./net.ts";
import { type StickerShape, stickerParts } from "./stickers.ts";

/** Faces are named by colours; each is across from the corner that it does not touch. */
const COLOUR_ACROSS: Readonly<Record<string, string>> = {
  B: "F",
  R: "L",
  L: "R",
  U: "D",
};

/** The corners as the definition counts them, and their faces in the way of a clockwise turn. */
const AXIALS = ["U", "L", "R", "B"];
const AXIAL_FACES = ["BRL", "RBU", "BLU", "LRU"];
/** The edges by their ends, and their faces, side 0 first: by the corners across. */
const EDGES = ["UL", "UR", "UB", "LR", "RB", "LB"];
const EDGE_FACES = ["RB", "LB", "LR", "UB", "UL", "UR"];

const SIDE = 150;
const HEIGHT = (SIDE * Math.sqrt(3)) / 2;
const MARGIN = 3;

/** The front in the middle, two faces beside it, one below: the corner B is at all three ends. */
const FACES: Readonly<Record<string, Readonly<Record<string, PlanePoint>>>> = {
  B: { U: [SIDE, 0], L: [SIDE / 2, HEIGHT], R: [1.5 * SIDE, HEIGHT] },
  R: { U: [SIDE, 0], L: [SIDE / 2, HEIGHT], B: [0, 0] },
  L: { U: [SIDE, 0], R: [1.5 * SIDE, HEIGHT], B: [2 * SIDE, 0] },
  U: { L: [SIDE / 2, HEIGHT], R: [1.5 * SIDE, HEIGHT], B: [SIDE, 2 * HEIGHT] },
};

/** The Pyraminx unfolded. Each tip is drawn with the corner that it sits on. */
export function pyraminxNet(): Net {
  const axials: StickerShape[] = [];
  const edges: StickerShape[] = [];
  for (const [across, corners] of Object.entries(FACES)) {
    const centre = centroid(Object.values(corners));
    // A little smaller than it is, so that faces can be told apart.
    const shrink = (point: PlanePoint): PlanePoint => {
      const [x, y] = interpolate(centre, point, 0.97);
      return [x + MARGIN, y + MARGIN];
    };
    for (const [name, corner] of Object.entries(corners)) {
      const [one, other] = Object.keys(corners).filter((end) => end !== name);
      const position = AXIALS.indexOf(name);
      axials.push({
        position,
        side: AXIAL_FACES[position].indexOf(across),
        points: [
          corner,
          interpolate(corner, corners[one], 1 / 3),
          centre,
          interpolate(corner, corners[other], 1 / 3),
        ].map(shrink),
      });
      // The edge across from this corner.
      const edge = EDGES.findIndex(
        (ends) => ends.includes(one) && ends.includes(other),
      );
      edges.push({
        position: edge,
        side: EDGE_FACES[edge].indexOf(across),
        points: [
          interpolate(corners[one], corners[other], 1 / 3),
          interpolate(corners[one], corners[other], 2 / 3),
          centre,
        ].map(shrink),
      });
    }
  }
  const colours = (faces: string) => [...faces].map((across) => COLOUR_ACROSS[across]);
  return {
    width: 2 * SIDE + 2 * MARGIN,
    height: 2 * HEIGHT + 2 * MARGIN,
    ground: [],
    parts: [
      ...stickerParts("EDGES", EDGE_FACES.map(colours), edges),
      ...stickerParts("AXIALS", AXIAL_FACES.map(colours), axials),
    ],
  };
}
