// Stores a widget's state and undo steps for other pages and later visits. Without
// storage they last as long as the page.
import { SavedWork } from "../storage/saved-work.ts";

const MAX_STEPS_BACK = 20;
/** In characters: longer states were not written by this site. */
const MAX_LENGTH = 10_000;

export interface StoredHistory<State> {
  readonly past: readonly State[];
  readonly present: State;
}

/** The versioned text format of a state, as in the page's address. */
interface StateText<State> {
  encode(state: State): string;
  /** @throws {Error} when it can't be read; the message says why */
  decode(text: string): State;
}

/** The history of a widget in the browser's storage. */
export function storedHistory<State>(
  name: string,
  { encode, decode }: StateText<State>,
): SavedWork<StoredHistory<State>> {
  return new SavedWork(`kept ${name}`, {
    read(text) {
      const kept: unknown = JSON.parse(text);
      if (!isStoredHistory(kept)) throw new Error("it is not in the expected form");
      const present = decode(kept.present);
      return { value: { past: kept.past.map(decode), present } };
    },
    write(history) {
      const past = history.past.slice(-MAX_STEPS_BACK).map(encode);
      const kept = { past, present: encode(history.present) };
      if (!isStoredHistory(kept)) throw new RangeError("a state is too long");
      return JSON.stringify(kept);
    },
  });
}

function isStoredHistory(value: unknown): value is StoredHistory<string> {
  if (typeof value !== "object" || value === null) return false;
  const { past, present } = value as Partial<StoredHistory<unknown>>;
  return (
    Array.isArray(past) &&
    past.length <= MAX_STEPS_BACK &&
    [...past, present].every(
      (text) => typeof text === "string" && text.length <= MAX_LENGTH,
    )
  );
}
