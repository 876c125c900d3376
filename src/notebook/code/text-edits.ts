/** Text that takes the place of some of a source: from where, to where, and what. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The edit that only puts in. */
export function insertion(at: number, text: string): Edit {
  return { from: at, to: at, text };
}

/** A source with its edits, which do not overlap; at one place, in the order given. */
export function withEdits(source: string, edits: readonly Edit[]): string {
  let text = "";
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += source.slice(done, edit.from) + edit.text;
    done = edit.to;
  }
  return text + source.slice(done);
}
