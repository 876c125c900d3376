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
export interface ChapterBlock<E> {
  readonly kind: BlockKind;
  /** What it is called, if it has a name of its own; else its words. */
  readonly text: string;
  /** Where it stands in the page. */
  readonly element: E;
}

/** What is shown at once. */
export interface Stop<E> {
  readonly title: string;
  /** What it is about: text alone is set in narrower lines. */
  readonly kind: Exclude<BlockKind, "speaker-note" | "list">;
  /** In the order of the page. */
  readonly elements: E[];
  /** The words before code or a formula, which may give way to it. */
  readonly leadIn: E | undefined;
  /** Those of them that ask the class something: they stay visible. */
  readonly prompts: E[];
  /** For the teacher. */
  readonly notes: E[];
}

/** The letters of prose under a heading: a class does not read more at once. */
const MAX_PROSE_CHARS = 520;
/** A longer paragraph would take the room of the code or the formula that it leads to. */
const MAX_LEAD_IN_CHARS = 330;
const KINDS_WITH_LEAD_IN: readonly (BlockKind | undefined)[] = [
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
export function stopsOf<E>(blocks: readonly ChapterBlock<E>[]): Stop<E>[] {
  const stops: Stop<E>[] = [];
  /** The one that the last block belongs to. */
  let last: Stop<E> | undefined;
  /** Of its text. */
  let letters = 0;
  let section = "";
  let isProse = false;
  const open = (
    kind: Stop<E>["kind"],
    title: string,
    element?: E,
    leadIn?: E,
  ): Stop<E> => {
    const elements = [leadIn, element].filter((part) => part !== undefined);
    stops.push({ title, kind, elements, leadIn, prompts: [], notes: [] });
    letters = 0;
    return stops.at(-1)!;
  };

  const pageBlocks = blocks.filter(({ kind }) => kind !== "speaker-note");
  for (const block of blocks) {
    const { kind, text, element } = block;
    if (kind === "speaker-note") {
      last?.notes.push(element);
      continue;
    }
    const i = pageBlocks.indexOf(block);
    const before = pageBlocks[i - 1];
    const after = pageBlocks[i + 1]?.kind;
    const leadIn =
      isShort(before) && !last?.elements.includes(before.element)
        ? before.element
        : undefined;
    if (kind === "title" && last?.kind === "title") last.elements.push(element);
    else if (kind === "title") last = open(kind, text, element);
    else if (kind === "heading") {
      section = text;
      last = open(kind, text, element);
    } else if (kind === "list" && before?.kind !== "heading") {
      last = open("text", section, element, leadIn);
    } else if (kind === "text" || kind === "term" || kind === "list") {
      const isFirst = before?.kind === "heading";
      if (last && isProse && (isFirst || letters + text.length <= MAX_PROSE_CHARS)) {
        last.elements.push(element);
        letters += text.length;
        continue; // more of it may follow
      }
      const isLeadIn = isShort(block) && KINDS_WITH_LEAD_IN.includes(after);
      if (kind === "term" && !isLeadIn) last = open(kind, section, element);
    } else if (kind === "figure" || kind === "exercise")
      last = open(kind, text, element);
    else if (kind === "cell" && before?.kind === "cell") last!.elements.push(element);
    else if (
      kind === "cell" &&
      before?.kind === "prompt" &&
      isOnlyPrompt(last, before)
    ) {
      last!.elements.push(element);
    } else if (
      kind === "formula" &&
      isText(before) &&
      last?.elements.at(-1) === before.element
    ) {
      last!.elements.push(element);
    } else if (kind === "formula" || kind === "source" || kind === "cell") {
      last = open(kind, section, element, leadIn);
    } else if (kind === "prompt") {
      const isAhead = after === "cell" && isText(before);
      last = stops.findLast((stop) => stop.kind !== "term");
      const isAsked = last?.kind === "figure" || last?.kind === "cell";
      if (!last || !isAsked || last.prompts.length > 0 || isAhead) {
        last = open(kind, section);
      }
      last.elements.push(element);
      last.prompts.push(element);
    }
    isProse = kind === "heading";
  }
  return stops;
}

/** Whether it is text, and short enough to stand above code or a formula. */
function isShort<E>(block: ChapterBlock<E> | undefined): block is ChapterBlock<E> {
  return isText(block) && block.text.length <= MAX_LEAD_IN_CHARS;
}

function isText<E>(block: ChapterBlock<E> | undefined): block is ChapterBlock<E> {
  return block?.kind === "text" || block?.kind === "term";
}

/** Whether a stop has but the question about the cell that follows. */
function isOnlyPrompt<E>(
  stop: Stop<E> | undefined,
  { element }: ChapterBlock<E>,
): boolean {
  return stop?.kind === "prompt" && stop.prompts[0] === element;
}
