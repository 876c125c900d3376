// How the blocks of a chapter become the stops of its presentation.

export type BlockKind =
  | "title"
  | "heading"
  | "text"
  | "term"
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
const LED_TO: readonly (BlockKind | undefined)[] = [
  "formula",
  "source",
  "cell",
  "list",
];

/**
 * Text that stands under no heading and leads to nothing is left out: it is what the teacher
 * says. What is listed, as rules are, is shown, and so is text that explains a term.
 *
 * @param blocks  of one chapter
 * @returns       the stops, each with something to show
 */
export function stopsOf<Place>(blocks: readonly Block<Place>[]): Stop<Place>[] {
  const stops: Stop<Place>[] = [];
  /** The one that the last block belongs to. */
  let last: Stop<Place> | undefined;
  /** Of its text. */
  let letters = 0;
  let section = "";
  let isProse = false;
  const open = (
    kind: Stop<Place>["kind"],
    title: string,
    place?: Place,
    leadIn?: Place,
  ): Stop<Place> => {
    const shown = [leadIn, place].filter((part) => part !== undefined);
    stops.push({ title, kind, shown, leadIn, prompts: [], notes: [] });
    letters = 0;
    return stops.at(-1)!;
  };

  const ofPage = blocks.filter(({ kind }) => kind !== "speaker-note");
  for (const block of blocks) {
    const { kind, words, place } = block;
    if (kind === "speaker-note") {
      last?.notes.push(place);
      continue;
    }
    const i = ofPage.indexOf(block);
    const before = ofPage[i - 1];
    const after = ofPage[i + 1]?.kind;
    const leadIn =
      isShort(before) && !last?.shown.includes(before.place) ? before.place : undefined;
    if (kind === "title" && last?.kind === "title") last.shown.push(place);
    else if (kind === "title") last = open(kind, words, place);
    else if (kind === "heading") {
      section = words;
      last = open(kind, words, place);
    } else if (kind === "list" && before?.kind !== "heading") {
      last = open("text", section, place, leadIn);
    } else if (kind === "text" || kind === "term" || kind === "list") {
      const isFirst = before?.kind === "heading";
      if (last && isProse && (isFirst || letters + words.length <= PROSE)) {
        last.shown.push(place);
        letters += words.length;
        continue; // more of it may follow
      }
      const isLeadIn = isShort(block) && LED_TO.includes(after);
      if (kind === "term" && !isLeadIn) last = open(kind, section, place);
    } else if (kind === "figure" || kind === "exercise")
      last = open(kind, words, place);
    else if (kind === "cell" && before?.kind === "cell") last!.shown.push(place);
    else if (kind === "cell" && before?.kind === "prompt" && isWaiting(last, before)) {
      last!.shown.push(place);
    } else if (
      kind === "formula" &&
      isText(before) &&
      last?.shown.at(-1) === before.place
    ) {
      last!.shown.push(place);
    } else if (kind === "formula" || kind === "source" || kind === "cell") {
      last = open(kind, section, place, leadIn);
    } else if (kind === "prompt") {
      const isAhead = after === "cell" && isText(before);
      last = stops.findLast((stop) => stop.kind !== "term");
      const isAsked = last?.kind === "figure" || last?.kind === "cell";
      if (!last || !isAsked || last.prompts.length > 0 || isAhead) {
        last = open(kind, section);
      }
      last.shown.push(place);
      last.prompts.push(place);
    }
    isProse = kind === "heading";
  }
  return stops;
}

/** Whether it is text, and short enough to stand above code or a formula. */
function isShort<Place>(block: Block<Place> | undefined): block is Block<Place> {
  return isText(block) && block.words.length <= LEAD_IN;
}

function isText<Place>(block: Block<Place> | undefined): block is Block<Place> {
  return block?.kind === "text" || block?.kind === "term";
}

/** Whether a stop has but the question about the cell that follows. */
function isWaiting<Place>(
  stop: Stop<Place> | undefined,
  { place }: Block<Place>,
): boolean {
  return stop?.kind === "prompt" && stop.prompts[0] === place;
}
