// A puzzle too long for a link: the browser stores it, and the page's address only names it.

import { SavedWork } from "#kit/storage/saved-work.ts";

/** Some servers refuse longer links. */
export const MAX_PUZZLE_LINK = 7000;

const STORED_PREFIX = "kept-";

/** Texts of this visit, by name, even if storage is forbidden. */
const textsByName = new Map<string, string>();
const namesByText = new Map<string, string>();

/** Whether a name in an address is that of a stored puzzle. */
export function isStoredName(name: string): boolean {
  return name.startsWith(STORED_PREFIX);
}

/** The name of a puzzle's text in addresses. The same text always has the same name. */
export function storedName(text: string): string {
  let name = namesByText.get(text);
  if (name === undefined) {
    name = `${STORED_PREFIX}${text.length.toString(36)}-${hash(text, 5381)}${hash(text, 52711)}`;
    namesByText.set(text, name);
    textsByName.set(name, text);
  }
  return name;
}

/**
 * Stores a puzzle's text if it is too long for a link. Nothing is removed to make room.
 *
 * @returns whether it can be found again after a reload
 */
export function saveIfLong(text: string): boolean {
  if (text.length <= MAX_PUZZLE_LINK) return true;
  return savedText(storedName(text)).write(text) === undefined;
}

/** Whether a puzzle too long for a link is stored. */
export function isPuzzleStored(text: string): boolean {
  return savedText(storedName(text)).read() === text;
}

/** @throws {Error} with a message for the reader, when this browser doesn't have the puzzle */
export function loadStoredPuzzle(name: string): string {
  const text = textsByName.get(name) ?? savedText(name).read();
  if (text !== undefined && storedName(text) === name) return text;
  throw new Error(
    "the puzzle is too long for a link, so it is stored only in the browser in which it was opened; " +
      "paste its definition instead",
  );
}

function savedText(name: string): SavedWork<string> {
  return new SavedWork(`puzzle ${name}`, {
    read: (text) => ({ value: text }),
    write: (text) => text,
  });
}

/** 32 bits in base 36, by Bernstein's hash with different starts. */
function hash(text: string, start: number): string {
  let value = start;
  for (let i = 0; i < text.length; i++) {
    value = (Math.imul(value, 33) ^ text.charCodeAt(i)) >>> 0;
  }
  return value.toString(36).padStart(7, "0");
}
