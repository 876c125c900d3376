import { checksum } from "./checksum.ts";

/** What an exported cell says of itself, so that it can be imported as it was. */
export type CellNote =
  | { readonly added: true }
  | {
      /** The code as it stands on the page. */
      readonly source: string;
      /** Of the code that was exported in its place. */
      readonly written: number;
      /** The beginning of that code, of which the page's has nothing. */
      readonly above?: string;
    };

export function noteFor(source: string, written: string, above: string): CellNote {
  return { source, written: checksum(written), ...(above && { above }) };
}

/** The code as it was on the page; undefined when it has been changed since, or not noted. */
export function sourceOf(note: Partial<Record<string, unknown>>, now: string) {
  const { source, written } = note;
  return typeof source === "string" && written === checksum(now) ? source : undefined;
}

/** The code that now stands there, without what was put above it. */
export function withoutHead(
  note: Partial<Record<string, unknown>>,
  now: string,
): string {
  const { above } = note;
  return typeof above === "string" && now.startsWith(above)
    ? now.slice(above.length)
    : now;
}
