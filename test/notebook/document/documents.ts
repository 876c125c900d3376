import fc from "fast-check";
import type { DocumentCell, NotebookDocument } from "#notebook/document/document.ts";

const sources = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: "binary", maxLength: 50 }),
  fc.string({
    unit: fc.constantFrom("\ud800", "\u2028", "\0", '"', "\\", "</script>"),
  }),
);

/** JSON has no -0. */
const number = fc.double({ noNaN: true, noDefaultInfinity: true }).map((x) => x + 0);
const value = fc.oneof(
  number,
  sources,
  fc.boolean(),
  fc.constant(null),
  fc.array(number),
);

const cells: fc.Arbitrary<DocumentCell> = fc.record(
  {
    id: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
    kind: fc.constantFrom("code" as const, "text" as const),
    source: sources,
    base: sources,
    from: fc.constantFrom("link" as const, "file" as const),
    chosen: fc.array(value, { maxLength: 5 }),
  },
  { requiredKeys: ["id", "kind", "source"] },
);

/** Any valid document. */
export const documents: fc.Arbitrary<NotebookDocument> = fc.record({
  format: fc.constant("every-cube notebook" as const),
  version: fc.constant(1 as const),
  page: fc.constantFrom("indexing", "gods-algorithm", "playground"),
  cells: fc.uniqueArray(cells, { selector: ({ id }) => id, maxLength: 12 }),
});
