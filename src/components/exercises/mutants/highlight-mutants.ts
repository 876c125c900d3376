import { highlight } from "../../../../build/content/highlight.ts";
import { letterOf, MUTANTS } from "./mutants.ts";

const FILES = import.meta.glob<string>("./programs/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const linesOf = (file: string) =>
  FILES[`./programs/${file}.ts`].trimEnd().replace("export ", "").split("\n");

/** The code of each mutant as HTML; lines that the right program does not have are marked. */
export function highlightMutants(): Promise<string[]> {
  const right = new Set(linesOf("right"));
  return Promise.all(
    MUTANTS.map(async ({ file }, mutant) => {
      const lines = linesOf(file);
      const html = await highlight(lines.join("\n"), {
        label: `Program ${letterOf(mutant)}`,
        hovers: false,
      });
      let at = 0;
      return html
        .replace("<template></template>", "")
        .replaceAll('class="line"', (line) =>
          right.has(lines[at++]) ? line : `${line} data-wrong`,
        );
    }),
  );
}
