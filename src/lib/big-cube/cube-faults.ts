import { isEvenPermutation } from "../indexing/even-permutation.ts";
import { FACES, findPiece, OPPOSITE } from "../puzzle/corners.ts";
import { BLANK, type Colouring } from "../puzzle/colourings.ts";
import {
  BIG_PIECES,
  bigPieceName,
  CENTRE_FACELETS,
  centreColours,
  PIECE_FACELETS,
  placedPieces,
} from "./facelets.ts";
import { fittingBigCubes } from "./fitting-cubes.ts";
import { BIG_CUBE_TWISTS, type BigCubeOrbit } from "./state.ts";

/** Why a colouring of the 3×3×3 is not a solvable cube. */
export type BigFaultKind =
  /** A centre without a colour, or two centres of one colour. */
  | "centres"
  /** More than nine stickers of a colour. */
  | "count"
  /** The same colour twice on one piece. */
  | "repeat"
  /** Colours of opposite faces on one piece. */
  | "opposites"
  /** A corner whose three colours are in reverse order. */
  | "mirrored"
  /** The same piece in two positions. */
  | "twice"
  /** The twists of the corners do not sum to a multiple of three. */
  | "twist"
  /** An odd number of edges is flipped. */
  | "flip"
  /** Two pieces are swapped: corners and edges differ in parity. */
  | "parity"
  /** No single fault, but no colours for the blank facelets make it solvable. */
  | "dead end";

/** One fault of a colouring. */
export interface BigCubeFault {
  readonly kind: BigFaultKind;
  /** The indices in `BIG_FACELETS` of the facelets concerned; none if any may be wrong. */
  readonly places: readonly number[];
  /** What is wrong, for readers; colours by their names. */
  readonly message: string;
}

/**
 * The faults of a painted 3×3×3; none if it is solvable, or can be completed to a cube that is.
 *
 * The centres say which colours are opposite each other. Nothing else is checked while two of
 * them have the same colour, or a centre is blank.
 *
 * @param colouring  54 colours, or `BLANK`
 * @param nameOf     returns the name of a colour for the messages
 * @example
 * const faces = [..."URFDLB"].flatMap((face) => new Array<string>(9).fill(face));
 * const [fault] = findBigFaults(faces.with(7, "F").with(19, "U"));
 * fault?.kind // → "flip"
 */
export function findBigFaults(
  colouring: Colouring,
  nameOf: (colour: string) => string = (colour) => colour,
): BigCubeFault[] {
  const centres = wrongCentres(colouring, nameOf);
  if (centres.length > 0) return centres;
  const faults = [
    ...wrongCounts(colouring, nameOf),
    ...wrongPieces(colouring, "CORNERS", nameOf),
    ...wrongPieces(colouring, "EDGES", nameOf),
    ...twins(colouring, "CORNERS", nameOf),
    ...twins(colouring, "EDGES", nameOf),
  ];
  if (faults.length > 0) return faults;
  return colouring.includes(BLANK) ? deadEnd(colouring) : wrongAssembly(colouring);
}

function wrongCentres(
  colouring: Colouring,
  nameOf: (colour: string) => string,
): BigCubeFault[] {
  const colours = centreColours(colouring);
  const blank = CENTRE_FACELETS.filter((_, face) => colours[face] === BLANK);
  if (blank.length > 0) {
    return [
      {
        kind: "centres",
        places: blank,
        message: "a centre has no colour; paint all six",
      },
    ];
  }
  const repeated = [...new Set(colours)].filter(
    (colour) => colours.indexOf(colour) !== colours.lastIndexOf(colour),
  );
  return repeated.map((colour) => ({
    kind: "centres",
    places: CENTRE_FACELETS.filter((place) => colouring[place] === colour),
    message: `more than one centre is ${nameOf(colour)}; all six centres are different`,
  }));
}

function wrongCounts(
  colouring: Colouring,
  nameOf: (colour: string) => string,
): BigCubeFault[] {
  const known = centreColours(colouring);
  const unknown = colouring.flatMap((colour, place) =>
    colour === BLANK || known.includes(colour) ? [] : [place],
  );
  const tooMany = known.flatMap((colour): BigCubeFault[] => {
    const places = [...colouring.keys()].filter((place) => colouring[place] === colour);
    if (places.length <= 9) return [];
    const message = `${places.length} ${nameOf(colour)} stickers; each colour has nine`;
    return [{ kind: "count", places, message }];
  });
  if (unknown.length === 0) return tooMany;
  const message = `no centre is ${nameOf(colouring[unknown[0]])}`;
  return [{ kind: "count", places: unknown, message }, ...tooMany];
}

/** Pieces that no cube with these centres has. */
function wrongPieces(
  colouring: Colouring,
  orbit: BigCubeOrbit,
  nameOf: (colour: string) => string,
): BigCubeFault[] {
  const scheme = centreColours(colouring);
  return PIECE_FACELETS[orbit].flatMap((places, position): BigCubeFault[] => {
    const name = bigPieceName(BIG_PIECES[orbit][position]);
    const colours = places.map((place) => colouring[place]);
    const placesOf = (some: readonly string[]) =>
      places.filter((_, i) => some.includes(colours[i]));
    const repeated = colours.find(
      (colour, i) => colour !== BLANK && colours.indexOf(colour) < i,
    );
    if (repeated !== undefined) {
      const message = `${name} shows ${nameOf(repeated)} twice`;
      return [{ kind: "repeat", places: placesOf([repeated]), message }];
    }
    const pair = colours.flatMap((colour) => {
      if (!scheme.includes(colour)) return []; // blank, or no centre's
      const face = FACES[scheme.indexOf(colour)];
      const other = scheme[FACES.indexOf(OPPOSITE[face])];
      return colours.includes(other) ? [[colour, other]] : [];
    })[0];
    if (pair !== undefined) {
      const message = `${pair.map(nameOf).join(" and ")} are the centres of opposite faces; they cannot share ${name}`;
      return [{ kind: "opposites", places: placesOf(pair), message }];
    }
    const isWhole = colours.every((colour) => scheme.includes(colour));
    const faces = colours.map((colour) => FACES[scheme.indexOf(colour)]);
    if (isWhole && !findPiece(BIG_PIECES[orbit], faces)) {
      const message = `the colours of ${name} are in reverse order`;
      return [{ kind: "mirrored", places, message }];
    }
    return [];
  });
}

/** Pairs of positions with the same piece. */
function twins(
  colouring: Colouring,
  orbit: BigCubeOrbit,
  nameOf: (colour: string) => string,
): BigCubeFault[] {
  const pieces = placedPieces(colouring, orbit).map((placed) => placed?.piece);
  return pieces.flatMap((piece, position): BigCubeFault[] => {
    const twin = pieces.indexOf(piece);
    if (piece === undefined || twin === position) return [];
    const [first, second] = [twin, position].map((at) => PIECE_FACELETS[orbit][at]);
    const colours = first.map((place) => nameOf(colouring[place])).join(", ");
    const message = `the same piece twice: ${bigPieceName(BIG_PIECES[orbit][twin])} and ${bigPieceName(BIG_PIECES[orbit][position])} both show ${colours}`;
    return [{ kind: "twice", places: [...first, ...second], message }];
  });
}

function deadEnd(colouring: Colouring): BigCubeFault[] {
  if (fittingBigCubes(colouring).count > 0n) return [];
  const message =
    "however the blank stickers are coloured, no moves lead there: a piece would occur twice, or the cube was put together wrongly";
  return [{ kind: "dead end", places: [], message }];
}

/** What is wrong with twenty different pieces: how they were put together. */
function wrongAssembly(colouring: Colouring): BigCubeFault[] {
  const [corners, edges] = (["CORNERS", "EDGES"] as const).map((orbit) => {
    const placed = placedPieces(colouring, orbit).map((one) => one!);
    const twists = placed.reduce((sum, { twist }) => sum + twist, 0);
    return {
      twist: twists % BIG_CUBE_TWISTS[orbit],
      isEven: isEvenPermutation(placed.map(({ piece }) => piece)),
    };
  });
  const faults: BigCubeFault[] = [];
  if (corners.twist !== 0) {
    const direction = corners.twist === 1 ? "clockwise" : "anticlockwise";
    const message = `one corner is twisted ${direction}: no moves twist a single corner`;
    faults.push({ kind: "twist", places: [], message });
  }
  if (edges.twist !== 0) {
    const message = "one edge is flipped: no moves flip a single edge";
    faults.push({ kind: "flip", places: [], message });
  }
  if (corners.isEven !== edges.isEven) {
    const message = "two pieces are swapped: no moves swap two pieces alone";
    faults.push({ kind: "parity", places: [], message });
  }
  return faults;
}
