import { SavedWork } from "#kit/storage/saved-work.ts";

/** The draft of a definition; it stays until it is used or discarded. */
export const definitionDraft = new SavedWork<string>("definition 1", {
  read: (text) => ({ value: text }),
  write: (text) => text,
});
