// Shows untrusted code before its editor opens, so that it can't pass for other code or take
// long to lay out.

/** The characters of a line that are shown at first. */
export const MAX_LINE_CHARS = 2000;
/** The characters that are laid out together: far from the window, they aren't laid out. */
const SEGMENT_CHARS = 500;

/**
 * Controls of the writing direction, and characters that aren't displayed: with them, code
 * can look like other code. Joiners (U+200C, U+200D) and variation selectors (U+FE00 to
 * U+FE0F) are left out, because emoji and some scripts need them.
 * @source  Boucher and Anderson, Trojan Source: Invisible Vulnerabilities, 2021
 */
export const HIDDEN_CHARACTERS =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

export function hasHiddenCharacters(text: string): boolean {
  return text.search(HIDDEN_CHARACTERS) >= 0;
}

/** Stands for a hidden character: its code, such as U+202E. */
export function hiddenCharacterMark(code: number): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "hidden-character";
  mark.textContent = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  return mark;
}

/** The label for the hidden end of a long line. */
export function moreCharactersLabel(count: number): string {
  return `… ${count.toLocaleString("en")} more characters`;
}

/** A line of code without colours. */
export function plainLine(text: string): HTMLElement {
  const line = document.createElement("span");
  line.className = "line";
  if (text.length <= SEGMENT_CHARS) {
    line.append(...markHiddenCharacters(text));
    return line;
  }
  const end = characterBoundary(text, MAX_LINE_CHARS);
  for (let at = 0, to; at < end; at = to) {
    to = Math.min(characterBoundary(text, at + SEGMENT_CHARS), end);
    const piece = document.createElement("span");
    piece.className = "line-piece";
    piece.append(...markHiddenCharacters(text.slice(at, to)));
    line.append(piece);
  }
  if (text.length > end) line.append(moreCharactersLabel(text.length - end));
  return line;
}

/** A place in a text, or the one before it within a character of two code units. */
function characterBoundary(text: string, at: number): number {
  return /[\ud800-\udbff]/.test(text.charAt(at - 1))
    ? at - 1
    : Math.min(at, text.length);
}

function markHiddenCharacters(text: string): (string | HTMLElement)[] {
  const parts: (string | HTMLElement)[] = [];
  let end = 0;
  for (const { 0: character, index } of text.matchAll(HIDDEN_CHARACTERS)) {
    parts.push(text.slice(end, index), hiddenCharacterMark(character.codePointAt(0)!));
    end = index + character.length;
  }
  return [...parts, text.slice(end)];
}
