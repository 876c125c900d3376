/**
 * What a widget is, apart from how it looks: plain functions on a plain,
 * immutable state, so that it can be tested without a browser.
 */
export interface WidgetModel<State, Action> {
  /** Names the widget's state in the page's address; unique on the site. */
  readonly key: string;
  /** Raised when `encode` changes its meaning, so that old links are not misread. */
  readonly version: number;
  /** What the page shows before anybody touches it. It must teach by itself. */
  readonly initial: State;
  /** Pure. Returns the very same state when the action changes nothing. */
  update(state: State, action: Action): State;
  /** Short text for the address; `decode(encode(state))` equals `state`. */
  encode(state: State): string;
  /** @throws {Error} with words for the reader when the text is not a state. */
  decode(text: string): State;
  /** One sentence that a screen reader speaks after a change. */
  describe(state: State): string;
}
