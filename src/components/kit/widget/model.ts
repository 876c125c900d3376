/**
 * The model of a widget: pure functions on immutable state, testable without a browser.
 */
export interface WidgetModel<State, Action> {
  /** Identifies the widget's state in the page's address; unique on the site. */
  readonly key: string;
  /** Increased when `encode` changes its meaning, so that old links are not misread. */
  readonly version: number;
  /** The initial state, which should be instructive by itself. */
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
