import { Ajv } from "ajv";

/**
 * What Jupyter's notebook format 4.5 requires of the parts that our notebooks can contain,
 * as a JSON schema of our own. It is stricter than the published one: it only allows the
 * kinds of cells and outputs that we write.
 */
const NBFORMAT = {
  type: "object",
  additionalProperties: false,
  required: ["metadata", "nbformat_minor", "nbformat", "cells"],
  properties: {
    nbformat: { const: 4 },
    nbformat_minor: { const: 5 },
    metadata: {
      type: "object",
      required: ["kernelspec", "language_info"],
      properties: {
        title: { type: "string" },
        kernelspec: {
          type: "object",
          required: ["name", "display_name"],
          additionalProperties: { type: "string" },
        },
        language_info: {
          type: "object",
          required: ["name"],
          additionalProperties: { type: "string" },
        },
      },
    },
    cells: { type: "array", items: { $ref: "#/definitions/cell" } },
  },
  definitions: {
    lines: { type: "array", items: { type: "string", pattern: "^[^\\n]*\\n?$" } },
    id: {
      type: "string",
      pattern: "^[a-zA-Z0-9-_]+$",
      minLength: 1,
      maxLength: 64,
    },
    cell: {
      type: "object",
      required: ["cell_type"],
      oneOf: [
        {
          additionalProperties: false,
          required: ["id", "cell_type", "metadata", "source"],
          properties: {
            id: { $ref: "#/definitions/id" },
            cell_type: { const: "markdown" },
            metadata: { type: "object" },
            source: { $ref: "#/definitions/lines" },
          },
        },
        {
          additionalProperties: false,
          required: [
            "id",
            "cell_type",
            "metadata",
            "source",
            "outputs",
            "execution_count",
          ],
          properties: {
            id: { $ref: "#/definitions/id" },
            cell_type: { const: "code" },
            metadata: { type: "object" },
            source: { $ref: "#/definitions/lines" },
            execution_count: {
              oneOf: [{ type: "integer", minimum: 0 }, { type: "null" }],
            },
            outputs: { type: "array", items: { $ref: "#/definitions/output" } },
          },
        },
      ],
    },
    output: {
      type: "object",
      required: ["output_type"],
      oneOf: [
        {
          additionalProperties: false,
          required: ["output_type", "name", "text"],
          properties: {
            output_type: { const: "stream" },
            name: { enum: ["stdout", "stderr"] },
            text: { $ref: "#/definitions/lines" },
          },
        },
        {
          additionalProperties: false,
          required: ["output_type", "data", "metadata"],
          properties: {
            output_type: { const: "display_data" },
            metadata: { type: "object" },
            data: {
              type: "object",
              minProperties: 1,
              additionalProperties: { $ref: "#/definitions/lines" },
            },
          },
        },
      ],
    },
  },
};

const validate = new Ajv({ allErrors: true, strictTypes: false }).compile(NBFORMAT);

/** The errors of a notebook; empty when it is valid in format 4.5. */
export function validateIpynb(text: string): string[] {
  const notebook = JSON.parse(text) as { cells: { id: string }[] };
  if (!validate(notebook)) {
    return validate.errors!.map(
      ({ instancePath, message }) => `${instancePath} ${message}`,
    );
  }
  const ids = notebook.cells.map(({ id }) => id);
  return new Set(ids).size === ids.length ? [] : ["two cells have the same id"];
}

interface CodeCell {
  readonly cell_type: "code";
  readonly outputs: readonly { readonly text?: readonly string[] }[];
}

/** The sources of the code cells. */
export function codeSources(ipynb: string): string[] {
  const { cells } = JSON.parse(ipynb) as { cells: CodeCell[] };
  return cells
    .filter(({ cell_type }) => cell_type === "code")
    .map(({ outputs }) => outputs.flatMap(({ text = [] }) => text).join(""));
}
