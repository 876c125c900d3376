/** A notebook that ships with the site. */
export interface NotebookFile {
  readonly title: string;
  /** One sentence that says what to try. */
  readonly invitation: string;
  readonly cells: readonly FileCell[];
}

export interface FileCell {
  readonly kind: "code" | "text";
  readonly source: string;
}

const HEAD = /^---\ntitle: (.+)\ntry: (.+)\n---\n/;
const FENCE = /^```ts\n([^]*?)^```$/gm;

/**
 * Parses a notebook from Markdown: `ts` fences become code cells, the rest text cells.
 * @throws {Error} when the file does not begin with its title and invitation
 */
export function parseNotebookFile(file: string): NotebookFile {
  const head = HEAD.exec(file);
  if (!head) throw new Error(`a notebook does not begin with “${file.slice(0, 60)}”`);
  const [whole, title, invitation] = head;
  const parts = file.slice(whole.length).split(FENCE);
  const cells = parts.map((part, i): FileCell => ({
    kind: i % 2 === 1 ? "code" : "text",
    source: part.trim(),
  }));
  return { title, invitation, cells: cells.filter(({ source }) => source !== "") };
}
