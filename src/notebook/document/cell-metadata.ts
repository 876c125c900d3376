import { checksum } from "./checksum.ts";
import { areControlValues } from "./control-values.ts";
import type { DocumentCell } from "./document.ts";

/** What an exported cell says of itself, so that it can be imported as it was. */
export type CellMetadata =
  | { readonly added: true }
  | {
      /** What its controls are set to. */
      readonly chosen?: DocumentCell["chosen"];
      /** The code as it stands on the page. */
      readonly source: string;
      /** Of the code that was exported in its place. */
      readonly written: number;
      /** The beginning of that code, of which the page's has nothing. */
      readonly above?: string;
    };

export function createCellMetadata(
  { source, chosen }: Pick<DocumentCell, "source" | "chosen">,
  exportedCode: string,
  preamble: string,
): CellMetadata {
  return {
    source,
    written: checksum(exportedCode),
    ...(preamble && { above: preamble }),
    ...(chosen && { chosen }),
  };
}

/** What the controls of the cell are set to; undefined when nobody has set them. */
export function controlValuesIn({
  chosen,
}: Partial<Record<string, unknown>>): DocumentCell["chosen"] {
  return areControlValues(chosen) ? chosen : undefined;
}

/** The code as it was on the page; undefined when it has been changed since, or not noted. */
export function unchangedSource(
  metadata: Partial<Record<string, unknown>>,
  code: string,
) {
  const { source, written } = metadata;
  return typeof source === "string" && written === checksum(code) ? source : undefined;
}

/** The code that now stands there, without what was put above it. */
export function withoutPreamble(
  metadata: Partial<Record<string, unknown>>,
  code: string,
): string {
  const { above } = metadata;
  return typeof above === "string" && code.startsWith(above)
    ? code.slice(above.length)
    : code;
}
