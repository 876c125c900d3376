import type { WidgetModel } from "../kit/widget/model.ts";

/** A link to a figure in a certain state. */
export interface FigureLink {
  /** The chapter's slug, or "" for the cover. */
  readonly chapter: string;
  /** The id of the figure, exercise or section. */
  readonly at: string;
  /** The parameters of the address, by their keys. */
  readonly state?: Readonly<Record<string, string>>;
  /** Whether the figure's results are hidden. */
  readonly predicts?: boolean;
}

/** The query parameter that opens a figure in this state. */
export function stateParameter<State>(
  {
    key,
    version,
    encode,
  }: Pick<WidgetModel<State, unknown>, "key" | "version" | "encode">,
  state: State,
): Record<string, string> {
  return { [key]: `${version}.${encode(state)}` };
}

/**
 * The path that opens a figure in the presenter, from the site's root.
 *
 * @param step  the name of the step of a lesson, which is gone through from there
 */
export function presentationPath(
  { chapter, at, state = {}, predicts }: FigureLink,
  step?: string,
): string {
  const query = new URLSearchParams({
    ...state,
    ...(predicts && { predict: at }),
    ...(step && { lesson: step }),
    present: "",
  });
  return `/${chapter && `${chapter}/`}?${query}#${at}`;
}
