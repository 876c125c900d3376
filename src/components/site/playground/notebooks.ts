// The playground's starter and its example notebooks, parsed at build.
import { parseNotebookFile, type NotebookFile } from "./notebook-file.ts";
import starter from "./starter.md?raw";

export interface Example extends NotebookFile {
  readonly slug: string;
}

export const STARTER: NotebookFile = parseNotebookFile(starter);

/** In the order of the gallery. */
const SLUGS = [
  "your-cube",
  "factorial-odometer",
  "so-many-arcs",
  "which-moves",
  "two-faces",
  "distances",
  "random-scrambles",
  "shortest-ways",
  "two-rings",
  "pyraminx-file",
  "any-odometer",
  "one-swap-away",
  "solve-times",
];

const files = import.meta.glob<string>("./examples/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const EXAMPLES: readonly Example[] = SLUGS.map((slug) => ({
  slug,
  ...parseNotebookFile(files[`./examples/${slug}.md`]),
}));
