import fc from "fast-check";
import { expect, test } from "vitest";
import type { DocumentCell, NotebookDocument } from "#notebook/document/document.ts";
import {
  DocumentError,
  formatDocument,
  MAX_CELLS,
  MAX_DOCUMENT,
  MAX_SOURCE,
  NewerDocumentError,
  parseDocument,
} from "#notebook/document/read-document.ts";
import { documents } from "./documents.ts";

const cell = (fields: object = {}) => ({
  id: "a",
  kind: "code",
  source: "1;",
  ...fields,
});
const text = (fields: object = {}) =>
  JSON.stringify({
    format: "every-cube notebook",
    version: 1,
    page: "indexing",
    cells: [cell()],
    ...fields,
  });

const NO_NOTEBOOK =
  "this is not a notebook of these pages: its “format” is not “every-cube notebook”";

test("a document survives the round trip through a file", () => {
  fc.assert(
    fc.property(documents, (document) => {
      expect(parseDocument(formatDocument(document))).toEqual(document);
    }),
    { seed: 5, numRuns: 500 },
  );
});

test("a file is readable, with one field per line", () => {
  const cells: DocumentCell[] = [{ id: "cell-1", kind: "code", source: "1;" }];
  const document: NotebookDocument = {
    format: "every-cube notebook",
    version: 1,
    page: "indexing",
    cells,
  };
  expect(formatDocument(document)).toBe(`{
  "format": "every-cube notebook",
  "version": 1,
  "page": "indexing",
  "cells": [
    {
      "id": "cell-1",
      "kind": "code",
      "source": "1;"
    }
  ]
}
`);
});

test.each([
  ["no JSON", "{", "this is not a notebook: its text is not JSON"],
  ["nothing", "", "this is not a notebook: its text is not JSON"],
  ["another file", '{"nbformat": 4}', NO_NOTEBOOK],
  ["a list", "[]", NO_NOTEBOOK],
  ["no version", text({ version: "1" }), "the notebook: its “version” must be 1"],
  ["no object", "null", NO_NOTEBOOK],
  ["a number", "1", NO_NOTEBOOK],
  [
    "a page that is no text",
    text({ page: ["indexing"] }),
    "the notebook: its “page” must be the name of a page, such as “indexing”",
  ],
  [
    "a page that goes on after its name",
    text({ page: "indexing/" }),
    "the notebook: its “page” must be the name of a page, such as “indexing”",
  ],
  [
    "an id that is no text",
    text({ cells: [cell({ id: ["a"] })] }),
    "cell 1: its “id” must be a name of letters, digits, “-” and “_”",
  ],
  ["a list for a cell", text({ cells: [[]] }), "cell 1 is not a cell"],
  [
    "no page",
    text({ page: "../etc" }),
    "the notebook: its “page” must be the name of a page, such as “indexing”",
  ],
  ["no cells", text({ cells: {} }), "the notebook: its “cells” must be a list"],
  [
    "too many cells",
    text({ cells: new Array(MAX_CELLS + 1).fill(null) }),
    `the notebook: its “cells” must hold ${MAX_CELLS} cells at most`,
  ],
  ["null for a cell", text({ cells: [cell(), null] }), "cell 2 is not a cell"],
  [
    "an id that is no name",
    text({ cells: [cell({ id: "a b" })] }),
    "cell 1: its “id” must be a name of letters, digits, “-” and “_”",
  ],
  [
    "another kind",
    text({ cells: [cell(), cell({ id: "b", kind: "html" })] }),
    "cell 2: its “kind” must be “code” or “text”",
  ],
  [
    "a source that is no text",
    text({ cells: [cell({ source: ["1"] })] }),
    "cell 1: its “source” must be a text",
  ],
  [
    "a source that is too long",
    text({ cells: [cell({ source: "x".repeat(MAX_SOURCE + 1) })] }),
    `cell 1: its “source” must have ${MAX_SOURCE} characters at most`,
  ],
  [
    "a base that is no text",
    text({ cells: [cell({ base: null })] }),
    "cell 1: its “base” must be a text",
  ],
  [
    "another origin",
    text({ cells: [cell({ from: "reader" })] }),
    "cell 1: its “from” must be “link” or “file”",
  ],
  ...[5, [{}], [[[[]]]], ["x".repeat(20_000)], new Array(201).fill(null)].map(
    (chosen): [string, string, string] => [
      `as what controls are set to ${JSON.stringify(chosen).slice(0, 20)}`,
      text({ cells: [cell({ chosen })] }),
      "cell 1: its “chosen” must be a short list of what controls are set to",
    ],
  ),
  [
    "two cells of one name",
    text({ cells: [cell(), cell({ id: "b" }), cell()] }),
    "cell 3 has the same “id” as cell 1: “a”",
  ],
  [
    "an unknown field",
    text({ scripts: [] }),
    "the notebook has a field “scripts”, which is not known",
  ],
  [
    "__proto__ in the notebook",
    text().replace("{", '{"__proto__": {"polluted": true},'),
    "the notebook has a field “__proto__”, which is not known",
  ],
  [
    "__proto__ in a cell",
    text().replace('{"id"', '{"__proto__": {"polluted": true}, "id"'),
    "cell 1 has a field “__proto__”, which is not known",
  ],
  [
    "constructor in a cell",
    text({ cells: [cell({ constructor: { prototype: {} } })] }),
    "cell 1 has a field “constructor”, which is not known",
  ],
])(
  "rejects %s with a message that says what is wrong and where",
  (_, hostile, message) => {
    expect(() => parseDocument(hostile)).toThrow(new DocumentError(message));
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  },
);

test("accepts a document of maximum size and rejects a larger one", () => {
  const long = "x".repeat(MAX_SOURCE);
  const cells = (count: number) =>
    Array.from({ length: count }, (_, i) => cell({ id: `cell-${i}` }));
  const name = "a".repeat(64);
  const limits: [within: string, beyond: string][] = [
    [text().padEnd(MAX_DOCUMENT), text().padEnd(MAX_DOCUMENT + 1)],
    [text({ cells: cells(MAX_CELLS) }), text({ cells: cells(MAX_CELLS + 1) })],
    [text({ page: name }), text({ page: `${name}a` })],
    [
      text({ cells: [cell({ id: name })] }),
      text({ cells: [cell({ id: `${name}a` })] }),
    ],
    [
      text({ cells: [cell({ source: long, base: long })] }),
      text({ cells: [cell({ base: `${long}x` })] }),
    ],
    [text({ page: "a" }), text({ page: "" })],
    [text({ cells: [cell({ id: "A" })] }), text({ cells: [cell({ id: "" })] })],
  ];
  for (const [within, beyond] of limits) {
    expect(parseDocument(within)).toEqual(JSON.parse(within));
    expect(() => parseDocument(beyond)).toThrow(DocumentError);
  }
});

test("allows two texts of a cell with different originals", () => {
  const cells = [cell(), cell({ base: "2;" }), cell({ base: "3;" })];
  expect(parseDocument(text({ cells })).cells).toEqual(cells);
  expect(() =>
    parseDocument(text({ cells: [...cells, cell({ base: "2;" })] })),
  ).toThrow(new DocumentError("cell 4 has the same “id” as cell 2: “a”"));
});

test("truncates the long name of an unknown field", () => {
  expect(() => parseDocument(text({ ["x".repeat(41)]: 1 }))).toThrow(
    new DocumentError(
      `the notebook has a field “${"x".repeat(40)}”, which is not known`,
    ),
  );
});

test("rejects too long a text without parsing it", () => {
  expect(() => parseDocument(" ".repeat(MAX_DOCUMENT + 1))).toThrow(
    new DocumentError(
      "this is too long for a notebook: 2000001 characters; expected 2000000 at most",
    ),
  );
  expect(() => parseDocument("[".repeat(MAX_DOCUMENT))).toThrow(DocumentError);
});

test("distinguishes a newer notebook from an invalid one", () => {
  expect(() => parseDocument(text({ version: 2, layout: [] }))).toThrow(
    new NewerDocumentError(
      "this notebook was written by a newer version of these pages (format 2, and only 1 is known here): reload the page",
    ),
  );
  expect(() => parseDocument(text({ version: 0 }))).not.toThrow(NewerDocumentError);
});

test("any value in any place gives a document or an error message", () => {
  const whole = JSON.parse(text()) as Record<string, unknown>;
  const property = fc.property(
    fc.constantFrom("format", "version", "page", "cells", "id", "kind", "source"),
    fc.jsonValue(),
    (field, value) => {
      const hostile = Object.hasOwn(whole, field)
        ? text({ [field]: value })
        : text({ cells: [cell({ [field]: value })] });
      try {
        const document = parseDocument(hostile);
        expect(parseDocument(formatDocument(document))).toEqual(document);
      } catch (error) {
        expect(error).toBeInstanceOf(DocumentError);
      }
    },
  );
  fc.assert(property, { seed: 6, numRuns: 2000 });
});
