import {
  BLANK,
  type Colouring,
  CORNER_FACELETS,
  cornerColours,
  pieceColours,
  type Scheme,
} from "./colourings.ts";
import { CORNER_NAMES, findPiece } from "./corners.ts";
import { type NearestCube, nearestCubes } from "./nearest-cubes.ts";

/** Why a colouring is not a solvable cube. */
export type FaultKind =
  /** A facelet without a colour. */
  | "blank"
  /** More or fewer than four stickers of a colour. */
  | "count"
  /** The same colour twice on one corner. */
  | "repeat"
  /** Colours of opposite faces on one corner. */
  | "opposites"
  /** A corner whose three colours are in reverse order. */
  | "mirrored"
  /** Every corner that can be checked has its colours in reverse order. */
  | "mirror image"
  /** The same piece in two positions. */
  | "twice"
  /** The twists do not sum to a multiple of three. */
  | "twist"
  /** No single fault, but no colours for the blank facelets make it solvable. */
  | "dead end";

/** One fault of a colouring. */
export interface CubeFault {
  readonly kind: FaultKind;
  /** The indices in `FACELETS` of the facelets concerned. */
  readonly places: readonly number[];
  /** What is wrong, for readers; colours by their names. */
  readonly message: string;
}

/**
 * The faults of a painted cube; none if it is solvable.
 *
 * Which colours are opposite each other is taken from the nearest solvable cube, as a cube may
 * have another scheme than the usual one.
 *
 * @param colouring  24 colours of the scheme, or `BLANK`
 * @param usual      the usual scheme of the six colours
 * @param nameOf     returns the name of a colour for the messages
 * @param nearest    the nearest cube, if already computed
 * @throws {TypeError | RangeError} when it is not 24 colours of six
 * @example
 * const [fault] = findFaults([..."RUUUURRRFFFFDDDDLLLLBBBB"], [..."URFDLB"]);
 * fault?.kind // → "repeat"
 */
export function findFaults(
  colouring: Colouring,
  usual: Scheme,
  nameOf: (colour: string) => string = (colour) => colour,
  nearest: NearestCube = nearestCubes(colouring, usual, 1)[0],
): CubeFault[] {
  const { scheme, changed } = nearest;
  const faults = [
    ...blanks(colouring),
    ...wrongCounts(colouring, usual, nameOf),
    ...wrongCorners(colouring, scheme, nameOf),
    ...mirrorImage(colouring, scheme, usual),
    ...twins(colouring, nameOf),
  ];
  const isOnlyBlank = faults.every(({ kind }) => kind === "blank");
  if (!isOnlyBlank || changed.length === 0) return faults;
  return faults.length === 0
    ? wrongTwist(colouring, scheme, changed)
    : [...faults, deadEnd(changed)];
}

function deadEnd(changed: readonly number[]): CubeFault {
  const message =
    "no colours for the blank facelets make the cube solvable: a piece would occur twice, or the twists would not sum to a multiple of three";
  return { kind: "dead end", places: changed, message };
}

function blanks(colouring: Colouring): CubeFault[] {
  const places = faceletsOfColour(colouring, BLANK);
  if (places.length === 0) return [];
  const message =
    places.length === 1
      ? "one facelet has no colour yet"
      : `${places.length} facelets have no colour yet`;
  return [{ kind: "blank", places, message }];
}

function wrongCounts(
  colouring: Colouring,
  usual: Scheme,
  nameOf: (colour: string) => string,
): CubeFault[] {
  const few = usual.flatMap((colour) => {
    const { length } = faceletsOfColour(colouring, colour);
    if (length >= 4) return [];
    return [`${length === 0 ? "no" : `only ${length}`} ${nameOf(colour)}`];
  });
  const isWhole = !colouring.includes(BLANK);
  return usual.flatMap((colour) => {
    const places = faceletsOfColour(colouring, colour);
    if (places.length <= 4) return [];
    const but = isWhole && few.length > 0 ? `, and ${few.join(", ")}` : "";
    const message = `${places.length} ${nameOf(colour)} stickers${but}; each colour has four`;
    return [{ kind: "count" as const, places, message }];
  });
}

function wrongCorners(
  colouring: Colouring,
  scheme: Scheme,
  nameOf: (colour: string) => string,
): CubeFault[] {
  const pieces = pieceColours(scheme);
  return cornerColours(colouring).flatMap((corner, position): CubeFault[] => {
    const places = CORNER_FACELETS[position];
    const name = CORNER_NAMES[position];
    const of = (colours: readonly string[]) =>
      places.filter((_, i) => colours.includes(corner[i]));
    const painted = corner.filter((colour) => colour !== BLANK);

    const repeated = painted.find((colour, i) => painted.indexOf(colour) < i);
    if (repeated !== undefined) {
      const message = `corner ${name} shows ${nameOf(repeated)} twice`;
      return [{ kind: "repeat", places: of([repeated]), message }];
    }
    const pair = painted.flatMap((colour) => {
      const other = scheme[(scheme.indexOf(colour) + 3) % 6];
      return painted.includes(other) ? [[colour, other]] : [];
    })[0];
    if (pair !== undefined) {
      const message = `${pair.map(nameOf).join(" and ")} are on opposite faces of this cube; they cannot share corner ${name}`;
      return [{ kind: "opposites", places: of(pair), message }];
    }
    if (painted.length === 3 && !findPiece(pieces, corner)) {
      const message = `the colours of corner ${name} are in reverse order`;
      return [{ kind: "mirrored", places, message }];
    }
    return [];
  });
}

/** A mirrored net: usual opposites, but the colours of each corner in reverse order. */
function mirrorImage(colouring: Colouring, scheme: Scheme, usual: Scheme): CubeFault[] {
  if (!hasMirroredColours(scheme, usual)) return [];
  const corners = cornerColours(colouring);
  const cornersMatching = (as: Scheme) =>
    [...corners.keys()].filter((at) => findPiece(pieceColours(as), corners[at]));
  const mirrored = cornersMatching(scheme);
  const usually = cornersMatching(usual).length;
  const isUnfinished = colouring.includes(BLANK);
  if (isUnfinished && mirrored.length + usually === 0) {
    const message =
      "mirrored colours: only a mirror image of the cube has these colours";
    return [{ kind: "mirror image", places: paintedFacelets(colouring), message }];
  }
  if (mirrored.length <= usually) return [];
  const places = mirrored.flatMap((at) => CORNER_FACELETS[at]);
  const where = whereMirrored(mirrored, usually, isUnfinished);
  const message = `mirrored colours: ${where} they are in reverse order`;
  return [{ kind: "mirror image", places, message }];
}

function hasMirroredColours(scheme: Scheme, usual: Scheme): boolean {
  const opposite = (of: Scheme, colour: string) => of[(of.indexOf(colour) + 3) % 6];
  return (
    usual.some((colour, face) => scheme[face] !== colour) &&
    usual.every((colour) => opposite(scheme, colour) === opposite(usual, colour))
  );
}

function whereMirrored(
  mirrored: readonly number[],
  usually: number,
  isUnfinished: boolean,
): string {
  const { length } = mirrored;
  if (usually > 0) return `on ${length} of ${length + usually} whole corners`;
  if (!isUnfinished) return "on every corner";
  if (length === 1) return `on ${CORNER_NAMES[mirrored[0]]}, the first whole corner,`;
  return `on all ${length} whole corners`;
}

function paintedFacelets(colouring: Colouring): number[] {
  return [...colouring.keys()].filter((place) => colouring[place] !== BLANK);
}

/** Pairs of corners with the same three colours, in any order. */
function twins(colouring: Colouring, nameOf: (colour: string) => string): CubeFault[] {
  const seen = new Map<string, number>();
  return cornerColours(colouring).flatMap((corner, position): CubeFault[] => {
    const colours = [...new Set(corner)].filter((colour) => colour !== BLANK);
    if (colours.length < 3) return [];
    const key = colours.toSorted().join(" ");
    const twin = seen.get(key);
    if (twin === undefined) {
      seen.set(key, position);
      return [];
    }
    const where = `${CORNER_NAMES[twin]} and ${CORNER_NAMES[position]}`;
    const message = `the same corner twice: ${where} both show ${colours.map(nameOf).join(", ")}`;
    const places = [...CORNER_FACELETS[twin], ...CORNER_FACELETS[position]];
    return [{ kind: "twice", places, message }];
  });
}

/** The fault of a cube with eight different pieces: only the twists can be wrong. */
function wrongTwist(
  colouring: Colouring,
  scheme: Scheme,
  changed: readonly number[],
): CubeFault[] {
  const pieces = pieceColours(scheme);
  const twists = cornerColours(colouring).map(
    (corner) => findPiece(pieces, corner)!.twist,
  );
  const sum = twists.reduce((a, b) => a + b, 0) % 3;
  if (sum === 0) return [];
  const direction = sum === 1 ? "clockwise" : "anticlockwise";
  const message = `one corner is twisted ${direction}: the twists do not sum to a multiple of three`;
  return [{ kind: "twist", places: changed, message }];
}

function faceletsOfColour(colouring: Colouring, colour: string): number[] {
  return [...colouring.keys()].filter((place) => colouring[place] === colour);
}
