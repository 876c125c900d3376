// Scripts that complete commands, options and the values of options. Everything else is
// completed as a file.
import type { Command } from "./command.ts";
import { OPTIONS } from "./options.ts";

type Commands = Readonly<Record<string, Command>>;

export function bashCompletions(commands: Commands): string {
  const cases = Object.entries(commands).map(
    ([name, { options }]) =>
      `    ${name}) offered="${[...options, "help"].map((option) => `--${option}`).join(" ")}" ;;`,
  );
  return `_every_cube() {
  local offered=""
  case "$3" in
${choices()
  .map(([option, values]) => `    --${option}) offered="${values.join(" ")}" ;;`)
  .join("\n")}
    every-cube) offered="${Object.keys(commands).join(" ")} --help --version" ;;
    *) case "\${COMP_WORDS[1]}" in
${cases.map((line) => `  ${line}`).join("\n")}
    esac ;;
  esac
  COMPREPLY=($(compgen -W "$offered" -- "$2"))
}
complete -o default -F _every_cube every-cube`;
}

export function zshCompletions(commands: Commands): string {
  return `autoload -Uz compinit bashcompinit && compinit && bashcompinit\n${bashCompletions(commands)}`;
}

export function fishCompletions(commands: Commands): string {
  const lines = Object.entries(commands).flatMap(([name, { about, options }]) => [
    `complete -c every-cube -n __fish_use_subcommand -a ${name} -d '${about}'`,
    ...options.map((option) => {
      const { type, about, ...rest } = OPTIONS[option];
      const values = "choices" in rest ? ` -x -a '${rest.choices.join(" ")}'` : "";
      const needsValue = type === "string" && values === "" ? " -r" : "";
      const isUsed = `'__fish_seen_subcommand_from ${name}'`;
      return `complete -c every-cube -n ${isUsed} -l ${option}${needsValue}${values} -d '${about}'`;
    }),
  ]);
  return lines.join("\n");
}

/** The options that have a fixed set of values. */
function choices(): [option: string, values: readonly string[]][] {
  return Object.entries(OPTIONS).flatMap(([option, details]) =>
    "choices" in details ? [[option, details.choices]] : [],
  );
}
