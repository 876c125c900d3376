import { addImport } from "#notebook/code/add-import.ts";
import { sharedNames } from "#notebook/code/bindings.ts";
import { isJsonFileName } from "#notebook/files/parse-json-file.ts";
import { tableKind } from "#notebook/files/table-problem.ts";

/**
 * Generates the code of a cell that reads a data file. Loaded on first use.
 * @param sources  the code of all cells, whose names can't be used
 */
export function fileReadingCode(
  file: string,
  isText: boolean,
  sources: readonly string[],
): string {
  const name = freeName(file, new Set(sources.flatMap(sharedNames)));
  const call = `FileAttachment(${JSON.stringify(file)}).${readMethod(file, isText)}`;
  const code = `const ${name} = await ${call};\n${name};`;
  const { from, insert } = addImport(code, "every-cube/notebook", "FileAttachment");
  return code.slice(0, from) + insert + code.slice(from);
}

function readMethod(file: string, isText: boolean): string {
  if (!isText) return "arrayBuffer()";
  const kind = tableKind(file);
  if (kind) return `${kind}({ typed: true })`;
  return isJsonFileName(file) ? "json()" : "text()";
}

/** A name for a file's content: `myOrders` for "my orders.csv", or `myOrders2` if that is used. */
function freeName(file: string, used: ReadonlySet<string>): string {
  const [first = "", ...others] = file
    .replace(/\.[^.]*$/, "")
    .split(/[^\p{ID_Continue}]+/u)
    .filter(Boolean);
  const words = [
    first.charAt(0).toLowerCase() + first.slice(1),
    ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ];
  const joined = words.join("");
  const isName = /^\p{ID_Start}/u.test(joined) && !isReserved(joined);
  const name = isName
    ? joined
    : `file${joined.charAt(0).toUpperCase()}${joined.slice(1)}`;
  let free = name;
  for (let n = 2; used.has(free); n++) free = `${name}${n}`;
  return free;
}

/** Whether a word can't name a `const` in a module or an async function. */
function isReserved(word: string): boolean {
  return RESERVED.includes(word);
}

const RESERVED =
  "arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield".split(
    " ",
  );
