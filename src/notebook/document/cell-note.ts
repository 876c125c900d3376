/** What an exported cell says of itself, so that it can be imported as it was. */
export type CellNote =
  | { readonly added: true }
  | {
      /** The code as it stands on the page. */
      readonly source: string;
      /** Of the code that was exported in its place. */
      readonly written: number;
    };

export function noteFor(source: string, written: string): CellNote {
  return { source, written: checksum(written) };
}

/** The code as it was on the page; undefined when it has been changed since, or not noted. */
export function sourceOf(note: Partial<Record<string, unknown>>, now: string) {
  const { source, written } = note;
  return typeof source === "string" && written === checksum(now) ? source : undefined;
}

/** A number of 32 bits: FNV-1a over UTF-16 code units. */
export function checksum(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  }
  return sum >>> 0;
}
