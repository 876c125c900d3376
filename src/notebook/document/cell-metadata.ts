import { checksum } from "./checksum.ts";
import { areControlValues } from "./control-values.ts";
import type { DocumentCell } from "./document.ts";

/**
 * Stored in an exported Jupyter cell's metadata under "every-cube", so that importing
 * restores the original cell. `added` marks cells that only the export has.
 */
export type CellMetadata =
  | { readonly added: true }
  | {
      readonly chosen?: DocumentCell["chosen"];
      readonly source: string;
      /** The checksum of the exported code. */
      readonly written: number;
      /** The lines that the export put above the code. */
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

/** The values of the cell's controls; undefined if none was set. */
export function controlValuesIn({
  chosen,
}: Partial<Record<string, unknown>>): DocumentCell["chosen"] {
  return areControlValues(chosen) ? chosen : undefined;
}

/** The code on the page; undefined if the exported code was edited since. */
export function unchangedSource(
  metadata: Partial<Record<string, unknown>>,
  code: string,
) {
  const { source, written } = metadata;
  return typeof source === "string" && written === checksum(code) ? source : undefined;
}

/** The edited code without the lines that the export put above it. */
export function withoutPreamble(
  metadata: Partial<Record<string, unknown>>,
  code: string,
): string {
  const { above } = metadata;
  return typeof above === "string" && code.startsWith(above)
    ? code.slice(above.length)
    : code;
}
