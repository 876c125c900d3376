import type { DocumentCell } from "../../../notebook/document/document.ts";

const MAX_NAME = 50;

/** The name of a notebook in a list: its first heading, or else its first words. */
export function nameOfNotebook(cells: readonly DocumentCell[]): string {
  const lines = cells.flatMap(({ source }) => source.split("\n"));
  const texts = cells.filter(({ kind }) => kind === "text");
  const heading = texts
    .flatMap(({ source }) => source.split("\n"))
    .find((line) => /^#+ /.test(line));
  const line = heading ?? lines.find((one) => one.trim() !== "") ?? "An empty notebook";
  const name = line.replace(/^#+ /, "").trim();
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}
