import {
  ANY_COLOUR,
  FACELETS,
  FACES,
  N_STATES,
  toFacelets,
  unrankState,
} from "../../../src/lib/index.ts";

const N_PLACES = FACELETS.length;

/** The letters of all states at one facelet, as character codes. */
type Column = Uint8Array<ArrayBuffer>;

/** `toFacelets` of every state: for each facelet, the letters of all states. */
export function writeAllStates(): Column[] {
  const written = FACELETS.map(() => new Uint8Array(N_STATES));
  for (let index = 0; index < N_STATES; index++) {
    const text = toFacelets(unrankState(index));
    for (let place = 0; place < N_PLACES; place++) {
      written[place][index] = text.charCodeAt(place);
    }
  }
  return written;
}

/** Whether a state shows a pattern's letters: each is compared with the one written. */
export function isLike(
  pattern: string,
  written: readonly Column[],
): (index: number) => boolean {
  const letters = [...pattern.replaceAll(" ", "")];
  const columns = written.filter((_, place) => letters[place] !== ANY_COLOUR);
  const asked = letters.filter((letter) => letter !== ANY_COLOUR);
  const codes = asked.map((letter) => letter.charCodeAt(0));
  return (index) => {
    for (let k = 0; k < codes.length; k++) {
      if (columns[k][index] !== codes[k]) return false;
    }
    return true;
  };
}

/** Whether a list contains exactly the states with a property: all states are checked. */
export function areAllWhere(
  isTrue: (index: number) => boolean,
  found: ArrayLike<number>,
): boolean {
  let seen = 0;
  for (let index = 0; index < N_STATES; index++) {
    if (isTrue(index) && found[seen++] !== index) return false;
  }
  return seen === found.length;
}

/**
 * Deals all states to six lists by the colour of one facelet: how many are not the next of
 * theirs, and how many of each list were looked at.
 */
export function dealByColour(
  column: Column,
  lists: readonly ArrayLike<number>[],
): { astray: number; seen: number[] } {
  const byCode = Array.from({ length: 128 }, (_, code) =>
    FACES.findIndex((face) => face.charCodeAt(0) === code),
  );
  const seen = lists.map(() => 0);
  let astray = 0;
  for (let index = 0; index < column.length; index++) {
    const colour = byCode[column[index]];
    if (lists[colour][seen[colour]++] !== index) astray++;
  }
  return { astray, seen };
}
