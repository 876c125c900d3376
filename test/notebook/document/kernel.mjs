// Runs the cells of a notebook one after the other like Deno's kernel: each in the same
// scope of V8's REPL, with types stripped and imports awaited. What a cell prints and what it
// displays leave by two ways, later; what has not left when it ends is lost; and the value of
// its last statement is shown. Prints the output of each, as JSON.
import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { stripTypeScriptTypes } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const { cells } = JSON.parse(readFileSync(process.argv[2], "utf8"));
const session = new Session();
session.connect();

/** @type {string[]} */
let arrived = [];
console.log = (...values) => {
  const cell = arrived;
  setTimeout(() => cell.push(`${values.join(" ")}\n`), 2);
};
globalThis.Deno = {
  jupyter: {
    async broadcast(type, { text, data }) {
      const cell = arrived;
      await new Promise(setImmediate);
      cell.push(type === "stream" ? text : `${Object.values(data)[0]}\n`);
    },
  },
};
globalThis.importBeside = (file) => import(pathToFileURL(resolve(file)).href);

/** @param {string} source */
function withoutImports(source) {
  const beside = source.replace(/\bimport\(/g, "importBeside(");
  return beside.replace(
    /^import\s*(?:\*\s*as\s+(\w+)|\{([^}]*)\})\s*from\s*("[^"]*");?/gm,
    (_, all, names, from) => {
      const pattern = all ?? `{${names.replace(/\s+as\s+/g, ": ")}}`;
      return `const ${pattern} = await importBeside(${from});`;
    },
  );
}

/**
 * Full TypeScript, as Deno supports it, including syntax that generates code, such as
 * enums.
 */
const compiled = (source) => stripTypeScriptTypes(source, { mode: "transform" });

const outputs = [];
for (const { cell_type, source } of cells) {
  if (cell_type !== "code") continue;
  arrived = [];
  const expression = withoutImports(compiled(source.join("")));
  const { exceptionDetails, result } = await session.post("Runtime.evaluate", {
    expression,
    replMode: true,
    awaitPromise: true,
  });
  if (exceptionDetails) {
    throw new Error(`${exceptionDetails.exception?.description}\nin ${expression}`);
  }
  if (result.type !== "undefined") arrived.push(`value: ${result.description}\n`);
  outputs.push(arrived.join(""));
}
process.stdout.write(JSON.stringify(outputs));
session.disconnect();
