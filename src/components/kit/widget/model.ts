/**
 * A widget without its looks: pure functions on a plain, immutable state, so that it can be
 * tested without a browser.
 */
export interface WidgetModel<State, Action> {
  /** Identifies the widget's state in the page's address; unique on the site. */
  readonly key: string;
  /** Increased when `encode` changes its meaning, so that old links are not misread. */
  readonly version: number;
  /** What the page shows before anybody touches it. It must be instructive by itself. */
  readonly initial: State;
  /** Pure. Returns the same object when the action changes nothing. */
  update(state: State, action: Action): State;
  /** Short text for the address; `decode(encode(state))` equals `state`. */
  encode(state: State): string;
  /** @throws {Error} with words for the reader when the text is not a state. */
  decode(text: string): State;
  /** One sentence for screen readers to announce after a change. */
  describe(state: State): string;
}
