export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export function insertion(at: number, text: string): Edit {
  return { from: at, to: at, text };
}

/** Applies edits, which must not overlap; insertions at an offset keep their order. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let text = "";
  let done = 0;
  for (const edit of edits.toSorted((a, b) => a.from - b.from)) {
    text += source.slice(done, edit.from) + edit.text;
    done = edit.to;
  }
  return text + source.slice(done);
}
