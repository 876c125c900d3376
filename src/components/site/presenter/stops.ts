// How the blocks of a chapter become the stops of its presentation.

export type BlockKind =
  | "title"
  | "heading"
  | "text"
  | "list"
  | "formula"
  | "figure"
  | "prompt"
  | "cell"
  | "source"
  | "exercise"
  | "speaker-note";

/** A part of the chapter, in the order of the page. */
export interface Block<Place> {
  readonly kind: BlockKind;
  /** What it is called, if it has a name of its own; else its words. */
  readonly words: string;
  /** Where it stands in the page. */
  readonly place: Place;
}

/** What is shown at once. */
export interface Stop<Place> {
  readonly title: string;
  /** What it is about: text alone is set in narrower lines. */
  readonly kind: Exclude<BlockKind, "speaker-note" | "list">;
  /** In the order of the page. */
  readonly shown: Place[];
  /** The words before code or a formula, which may give way to it. */
  readonly leadIn: Place | undefined;
  /** Those of them that ask the class something: they stay visible. */
  readonly prompts: Place[];
  /** For the teacher. */
  readonly notes: Place[];
}

/** The letters of prose under a heading: a class does not read more at once. */
const PROSE = 520;
/** A longer paragraph would take the room of the code or the formula that it leads to. */
const LEAD_IN = 330;

/**
 * Text that stands under no heading and leads to nothing is left out: it is what the teacher
 * says. What is listed, as rules are, is shown.
 *
 * @param blocks  of one chapter
 * @returns       the stops, each with something to show
 */
export function stopsOf<Place>(blocks: readonly Block<Place>[]): Stop<Place>[] {
  const stops: Stop<Place>[] = [];
  /** Of the last stop. */
  let letters = 0;
  let section = "";
  let isProse = false;
  const open = (
    kind: Stop<Place>["kind"],
    title: string,
    place?: Place,
    leadIn?: Place,
  ) => {
    const shown = [leadIn, place].filter((part) => part !== undefined);
    stops.push({ title, kind, shown, leadIn, prompts: [], notes: [] });
    letters = 0;
  };

  const ofPage = blocks.filter(({ kind }) => kind !== "speaker-note");
  for (const { kind, words, place } of blocks) {
    const last = stops.at(-1);
    if (kind === "speaker-note") {
      last?.notes.push(place);
      continue;
    }
    const i = ofPage.findIndex((block) => block.place === place);
    const before = ofPage[i - 1];
    const leadIn =
      before?.kind === "text" &&
      before.words.length <= LEAD_IN &&
      !last?.shown.includes(before.place)
        ? before.place
        : undefined;
    if (kind === "title" && last?.kind === "title") last.shown.push(place);
    else if (kind === "title") open(kind, words, place);
    else if (kind === "heading") {
      section = words;
      open(kind, words, place);
    } else if (kind === "list" && before?.kind !== "heading") {
      open("text", section, place, leadIn);
    } else if (kind === "text" || kind === "list") {
      const isFirst = before?.kind === "heading";
      if (last && isProse && (isFirst || letters + words.length <= PROSE)) {
        last.shown.push(place);
        letters += words.length;
        continue; // more of it may follow
      }
    } else if (kind === "figure" || kind === "exercise") open(kind, words, place);
    else if (kind === "cell" && before?.kind === "cell") last!.shown.push(place);
    else if (kind === "cell" && before?.kind === "prompt" && isWaiting(last, before)) {
      last!.shown.push(place);
    } else if (kind === "formula" || kind === "source" || kind === "cell") {
      open(kind, section, place, leadIn);
    } else if (kind === "prompt") {
      const isAhead = ofPage[i + 1]?.kind === "cell" && before?.kind === "text";
      const isAsked = last?.kind === "figure" || last?.kind === "cell";
      if (!last || !isAsked || last.prompts.length > 0 || isAhead) open(kind, section);
      stops.at(-1)!.shown.push(place);
      stops.at(-1)!.prompts.push(place);
    }
    isProse = kind === "heading";
  }
  return stops;
}

/** Whether a stop has but the question about the cell that follows. */
function isWaiting<Place>(
  stop: Stop<Place> | undefined,
  { place }: Block<Place>,
): boolean {
  return stop?.kind === "prompt" && stop.prompts[0] === place;
}
