import {
  ANY_COLOUR,
  FACELETS,
  FACES,
  N_STATES,
  toFacelets,
  unrankState,
} from "#lib/index.ts";

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

/** The states that show a pattern's letters: those that show the first, then of these … */
export function statesLike(pattern: string, written: readonly Column[]): Uint32Array {
  const states = new Uint32Array(N_STATES);
  for (let index = 0; index < N_STATES; index++) states[index] = index;
  let count = N_STATES;
  for (const [place, letter] of [...pattern.replaceAll(" ", "")].entries()) {
    if (letter === ANY_COLOUR) continue;
    const column = written[place];
    const code = letter.charCodeAt(0);
    const asked = count;
    count = 0;
    for (let i = 0; i < asked; i++) {
      const index = states[i];
      states[count] = index;
      count += Number(column[index] === code);
    }
  }
  return states.subarray(0, count);
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
