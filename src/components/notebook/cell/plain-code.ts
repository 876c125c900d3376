// Renders untrusted code before its editor opens: characters that could disguise it are marked,
// and long lines are cut so that they lay out quickly.

/** Longer lines are cut. */
export const MAX_LINE_CHARS = 2000;
/** Lines are split into segments, which `content-visibility` skips outside of the viewport. */
const SEGMENT_CHARS = 500;

/**
 * Bidirectional controls and invisible characters, which can make code look like other code.
 * Joiners (U+200C, U+200D) and variation selectors (U+FE00 to U+FE0F) are allowed, because
 * emoji and some scripts need them.
 * @source  Boucher and Anderson, Trojan Source: Invisible Vulnerabilities, 2021
 */
export const HIDDEN_CHARACTERS =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

export function hasHiddenCharacters(text: string): boolean {
  return text.search(HIDDEN_CHARACTERS) >= 0;
}

/** An element that shows a hidden character's code, such as U+202E. */
export function hiddenCharacterMark(code: number): HTMLElement {
  const mark = document.createElement("span");
  mark.className = "hidden-character";
  mark.textContent = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  return mark;
}

/** The label of the hidden end of a long line. */
export function moreCharactersLabel(count: number): string {
  return `… ${count.toLocaleString("en")} more characters`;
}

/** A line of code without highlighting. */
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
    const segment = document.createElement("span");
    segment.className = "line-piece";
    segment.append(...markHiddenCharacters(text.slice(at, to)));
    line.append(segment);
  }
  if (text.length > end) line.append(moreCharactersLabel(text.length - end));
  return line;
}

/** Moves an offset back if it would split a surrogate pair. */
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
