import type { NotebookImport } from "#notebook/document/import-notebook.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import { formatList } from "#kit/text/format-list.ts";

const MAX_LANGUAGES = 3;
const MAX_NAME_LENGTH = 20;
/** Languages whose names are not simply capitalised. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  css: "CSS",
  html: "HTML",
  sql: "SQL",
  tex: "TeX",
};

/** The message that imported cells in other languages were turned into text; may be empty. */
export function unsupportedCellsMessage(
  asText: NotebookImport["unsupportedLanguages"],
): string {
  const count = asText.reduce((sum, [, cells]) => sum + cells, 0);
  if (count === 0) return "";
  const names = asText
    .slice(0, MAX_LANGUAGES)
    .map(([language]) => languageName(language));
  if (asText.length > MAX_LANGUAGES) names.push("other languages");
  const cells = count === 1 ? "1 cell" : `${count} cells`;
  return `${cells} of code in ${formatList(names)} became text, to be read and not run: only TypeScript and JavaScript run here.`;
}

/** The language's name, cleaned and shortened: the imported file may contain any text. */
function languageName(language: string): string {
  const word = language.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  if (word === "") return "an unnamed language";
  const key = word.toLowerCase();
  const name = Object.hasOwn(LANGUAGE_NAMES, key)
    ? LANGUAGE_NAMES[key]
    : capitalised(word);
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name;
}
