import { expect } from "vitest";
import * as library from "#lib/cell-library.ts";
import { runNotebook } from "#notebook/run/run-notebook.ts";

/** A checker's verdict on an answer: right, or a message that begins with “Not yet”. */
export async function verdictOn(
  answer: string,
  { checker, page = "" }: { readonly checker: string; readonly page?: string },
): Promise<string> {
  const cell = (id: string, source: string) => ({ id, label: id, source });
  const cells = [cell("page", page), cell("answer", answer), cell("checker", checker)];
  const results = await runNotebook(cells, { modules: { "every-cube": library } });
  const [, own, { outputs, error }] = results;
  expect(own.error).toBeUndefined();
  return error ? error.message : `Right: ${outputs.map(({ text }) => text).join(" ")}`;
}
