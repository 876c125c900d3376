import { SavedWork } from "../../kit/storage/saved-work.ts";

/** The definition that a reader is writing: it stays until it is used or discarded. */
export const definitionDraft = new SavedWork<string>("definition 1", {
  read: (text) => ({ value: text }),
  write: (text) => text,
});
