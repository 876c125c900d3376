import {
  CORNER_FACES,
  CORNER_NAMES,
  type Face,
  FACES,
  findPiece,
  FIXED_CORNER,
  OPPOSITE,
  type PlacedPiece,
} from "./corners.ts";

/** The three colours of one corner, in the order of `CORNER_FACES`. */
export type CornerColours = readonly string[];

/** The face that each colour belongs to. */
type FaceOfColour = ReadonlyMap<string, Face>;

/**
 * Names that tell the face of each colour: the letters of the faces, and white, red, green,
 * yellow, orange, blue. In the order of `FACES`.
 */
const USUAL_NAMES = ["URFDLB", "WRGYOB"];

/**
 * Identifies the piece in each of the eight positions, and its twist.
 *
 * @param corners  eight corners with six colours, four times each
 * @returns        one piece for each position, DBL included
 * @throws {RangeError} with the reason, when they are not eight corners of one cube
 * @example identifyPieces(CORNER_FACES)[1] // → { piece: 1, twist: 0 }
 */
export function identifyPieces(corners: readonly CornerColours[]): PlacedPiece[] {
  assertNoRepeats(corners);
  const opposites = findOpposites(corners);
  const named = namedScheme([...opposites.keys()]);
  if (named && haveOpposites(named, opposites)) {
    return findPieces(named, corners, "named");
  }
  return findPieces(
    schemeFromCorner(corners[FIXED_CORNER], opposites),
    corners,
    "unnamed",
  );
}

/**
 * Identifies the pieces and the colour of each face, taking the piece in position DBL as
 * solved, whatever the colours are called.
 *
 * @param corners  as for `identifyPieces`, which throws for the same reasons
 */
export function identifyPiecesAsHeld(corners: readonly CornerColours[]): {
  pieces: PlacedPiece[];
  scheme: FaceOfColour;
} {
  assertNoRepeats(corners);
  const scheme = schemeFromCorner(corners[FIXED_CORNER], findOpposites(corners));
  return { pieces: findPieces(scheme, corners, "unnamed"), scheme };
}

/** @throws {RangeError} when a corner is a mirror image */
function findPieces(
  scheme: FaceOfColour,
  corners: readonly CornerColours[],
  names: "named" | "unnamed",
): PlacedPiece[] {
  const pieces = corners.map((corner) =>
    findPiece(
      CORNER_FACES,
      corner.map((colour) => scheme.get(colour)!),
    ),
  );
  if (pieces.every((piece) => piece !== undefined)) return pieces;
  const mirrored = CORNER_NAMES.filter((_, position) => !pieces[position]);
  const others = CORNER_NAMES.filter((_, position) => pieces[position]);
  // Without usual names, the majority decides which corners are mirrored.
  throw mirroredCornersError(
    names === "named" || mirrored.length <= 4 ? mirrored : others,
  );
}

/**
 * The scheme that has these three colours at DBL, in clockwise order.
 *
 * @param opposites  the colour opposite each colour
 */
export function schemeFromCorner(
  corner: CornerColours,
  opposites: ReadonlyMap<string, string>,
): FaceOfColour {
  const scheme = new Map<string, Face>();
  CORNER_FACES[FIXED_CORNER].forEach((face, i) => {
    scheme.set(corner[i], face);
    scheme.set(opposites.get(corner[i])!, OPPOSITE[face]);
  });
  return scheme;
}

/** Throws if a corner has a colour twice, or two corners have the same three colours. */
function assertNoRepeats(corners: readonly CornerColours[]): void {
  const seen = new Map<string, string>();
  for (const [position, corner] of corners.entries()) {
    const name = CORNER_NAMES[position];
    const repeated = corner.find((colour, i) => corner.indexOf(colour) < i);
    if (repeated !== undefined) {
      throw new RangeError(`corner ${name} shows colour ${repeated} twice`);
    }
    const colours = [...corner].sort().join(" ");
    if (seen.has(colours)) {
      throw new RangeError(
        `corners ${seen.get(colours)} and ${name} both show ${colours}; ` +
          "expected the same corner only once",
      );
    }
    seen.set(colours, name);
  }
}

/**
 * The opposite of each colour: the only one with which it shares no corner.
 *
 * A colour is on four different corners, so it shares corners with at least four others
 * (three colours make only three pairs). If it shares corners with all five, some corner
 * shows two opposite colours.
 */
function findOpposites(corners: readonly CornerColours[]): Map<string, string> {
  const colours = [...new Set(corners.flat())];
  const opposites = new Map<string, string>();
  for (const colour of colours) {
    const sharing = corners.filter((corner) => corner.includes(colour)).flat();
    const unmet = colours.find((other) => !sharing.includes(other));
    if (unmet === undefined) throw oppositesMeetError(corners, colours, colour);
    opposites.set(colour, unmet);
  }
  return opposites;
}

/** The scheme given by the names of the colours, if they are usual names. */
function namedScheme(colours: readonly string[]): FaceOfColour | undefined {
  const letters = colours.map((colour) => colour.toUpperCase());
  const names = USUAL_NAMES.find((usual) =>
    [...usual].every((n) => letters.includes(n)),
  );
  if (names === undefined) return undefined;
  return new Map(
    colours.map((colour, i) => [colour, FACES[names.indexOf(letters[i])]]),
  );
}

function haveOpposites(
  scheme: FaceOfColour,
  opposites: ReadonlyMap<string, string>,
): boolean {
  return [...opposites].every(
    ([colour, other]) => OPPOSITE[scheme.get(colour)!] === scheme.get(other),
  );
}

function oppositesMeetError(
  corners: readonly CornerColours[],
  colours: readonly string[],
  colour: string,
): RangeError {
  const scheme = namedScheme(colours);
  if (!scheme) {
    return new RangeError(
      `colour ${colour} shares corners with all five others; ` +
        "expected the opposite colour never to meet it",
    );
  }
  const face = OPPOSITE[scheme.get(colour)!];
  const other = colours.find((candidate) => scheme.get(candidate) === face)!;
  const at = corners.findIndex(
    (corner) => corner.includes(colour) && corner.includes(other),
  );
  return new RangeError(
    `corner ${CORNER_NAMES[at]} shows ${colour} and ${other}, which are opposite colours`,
  );
}

function mirroredCornersError(names: readonly string[]): RangeError {
  return new RangeError(
    names.length === CORNER_NAMES.length
      ? "mirrored colours: every corner has its colours in reverse order"
      : `mirrored corners (${names.join(", ")}): their colours are in reverse order compared with the other corners`,
  );
}
