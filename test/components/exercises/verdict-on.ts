import { expect } from "vitest";
import * as library from "#lib/cell-library.ts";
import { ALL_LIBRARY_MODULES } from "#notebook/run/all-library-modules.ts";
import { runNotebook } from "#notebook/run/run-notebook.ts";

/** A checker's verdict on an answer: right, or a message that begins with “Not yet”. */
export async function verdictOn(
  answer: string,
  { checker, page = "" }: { readonly checker: string; readonly page?: string },
): Promise<string> {
  const cell = (id: string, source: string) => ({ id, label: id, source });
  const cells = [cell("page", page), cell("answer", answer), cell("checker", checker)];
  const modules = { ...ALL_LIBRARY_MODULES, "every-cube": library };
  const results = await runNotebook(cells, { modules });
  const [, own, { outputs, error }] = results;
  expect(own.error).toBeUndefined();
  return error ? error.message : `Right: ${outputs.map(({ text }) => text).join(" ")}`;
}
