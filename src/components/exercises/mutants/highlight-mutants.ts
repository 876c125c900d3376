import { highlight } from "#build/content/highlight.ts";
import { mutantLetter, MUTANTS } from "./mutants.ts";

const FILES = import.meta.glob<string>("./programs/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const linesOf = (file: string) =>
  FILES[`./programs/${file}.ts`].trimEnd().replace("export ", "").split("\n");

/** The code of each mutant as HTML, with the wrong parts marked. */
export function highlightMutants(): Promise<string[]> {
  return Promise.all(
    MUTANTS.map(async ({ file, changed }, mutant) => {
      const lines = linesOf(file);
      const html = await highlight(lines.join("\n"), {
        label: `Program ${mutantLetter(mutant)}`,
        hovers: false,
      });
      const isWrong = (line: string) => changed.some((part) => line.includes(part));
      let at = 0;
      return html
        .replace("<template></template>", "")
        .replaceAll(/<(?:pre|code)(?=[\s>])/g, '$& translate="no"')
        .replaceAll('class="line"', (line) =>
          isWrong(lines[at++]) ? `${line} data-wrong` : line,
        );
    }),
  );
}
