import type { Command } from "./command.ts";
import { OPTIONS } from "./options.ts";

const LIST = new Intl.ListFormat("en-GB");

/** The text of `every-cube --help`. */
export function overview(commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(
    ([name, { about }]) => [name, about] as const,
  );
  const readers = Object.keys(commands).filter((name) => "answerer" in commands[name]);
  return `Numbers for permutations and puzzle states, and shortest solutions.

Usage: every-cube <command> [<input>…] [<option>…]

Commands:
${inColumns(rows)}

Examples:
${Object.entries(commands).flatMap(firstExample).join("\n\n")}

Options:
${inColumns([
  ["--help", "this text; after a command, its options and examples"],
  ["--version", "the version"],
])}

${wrapped(`Without an input, ${LIST.format(readers)} read standard input and answer each line.`)}
${wrapped("The exit code is 0 if all inputs were answered, 1 if one was refused, and 2 if the command line is wrong.")}
`;
}

/** The text of `every-cube <command> --help`. */
export function helpOf(name: string, command: Command): string {
  const { takes, about, details, options, examples } = command;
  const usage = ["every-cube", name, takes, "[<option>…]"].filter(Boolean).join(" ");
  const rows = options.map((option) => {
    const { about, ...rest } = OPTIONS[option];
    const value = "value" in rest ? ` ${rest.value}` : "";
    return [`--${option}${value}`, about] as const;
  });
  const blocks = examples.map((example) => exampleBlock(name, example));
  return `${about[0].toUpperCase()}${about.slice(1)}.

Usage: ${usage}
${details === undefined ? "" : `\n${wrapped(details)}\n`}${section("Options", inColumns(rows))}${section("Examples", blocks.join("\n\n"))}`;
}

function section(title: string, text: string): string {
  return text === "" ? "" : `\n${title}:\n${text}\n`;
}

/** The first example of a command, unless its answer is long. */
function firstExample([name, { examples }]: [string, Command]): string[] {
  const [first] = examples;
  const isShort = first !== undefined && !first[1].includes("\n");
  return isShort ? [exampleBlock(name, first)] : [];
}

function exampleBlock(name: string, [args, printed]: Command["examples"][number]) {
  const line = ["$ every-cube", name, args].filter(Boolean).join(" ");
  return indented(`${line}\n${printed}`);
}

function inColumns(rows: readonly (readonly [term: string, text: string])[]): string {
  const width = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, text]) => `  ${term.padEnd(width)}  ${text}`).join("\n");
}

/** Breaks lines of more than 80 characters at spaces. */
function wrapped(text: string): string {
  return text.replace(/(?=.{81})(.{1,80}) +/g, "$1\n");
}

function indented(text: string): string {
  return text.replace(/^/gm, "  ");
}
