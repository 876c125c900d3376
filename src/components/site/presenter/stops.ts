// Groups the blocks of a chapter into the stops of its presentation.

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

/** A top-level element of a chapter. */
export interface ChapterBlock<E> {
  readonly kind: BlockKind;
  /** Its title if it has one, otherwise its text. */
  readonly text: string;
  readonly element: E;
}

/** The blocks that are visible together. */
export interface Stop<E> {
  readonly title: string;
  /** The kind of the main block: plain text gets narrower lines. */
  readonly kind: Exclude<BlockKind, "speaker-note" | "list">;
  /** In the order of the page. */
  readonly elements: E[];
  /** A paragraph before code or a formula, hidden if there is no room. */
  readonly leadIn: E | undefined;
  /** Questions for the class, which stay visible. */
  readonly prompts: E[];
  /** Speaker notes. */
  readonly notes: E[];
}

/** More prose than this after a heading is too much for a class. */
const MAX_PROSE_CHARS = 520;
/** A longer lead-in would take the space of the code or formula. */
const MAX_LEAD_IN_CHARS = 330;
const KINDS_WITH_LEAD_IN: readonly (BlockKind | undefined)[] = [
  "formula",
  "source",
  "cell",
  "list",
];

/**
 * Splits a chapter into stops. Text that follows no heading and introduces nothing is
 * left out: the teacher says it. Lists and definitions are included.
 *
 * @param blocks  of one chapter
 * @returns       the stops, each with something to show
 */
export function stopsOf<E>(blocks: readonly ChapterBlock<E>[]): Stop<E>[] {
  const stops: Stop<E>[] = [];
  /** The stop of the previous block. */
  let last: Stop<E> | undefined;
  /** The length of its text. */
  let letters = 0;
  let section = "";
  let isProse = false;
  /** A question about the next block. */
  let asked: E | undefined;
  const open = (
    kind: Stop<E>["kind"],
    title: string,
    element?: E,
    leadIn?: E,
  ): Stop<E> => {
    const elements = [leadIn, asked, element].filter((part) => part !== undefined);
    const prompts = asked === undefined ? [] : [asked];
    stops.push({ title, kind, elements, leadIn, prompts, notes: [] });
    asked = undefined;
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
        continue; // more text may follow
      }
      const isLeadIn = isShort(block) && KINDS_WITH_LEAD_IN.includes(after);
      if (kind === "term" && !isLeadIn) last = open(kind, section, element);
    } else if (kind === "figure" || kind === "exercise")
      last = open(kind, text, element);
    else if (kind === "cell" && before?.kind === "cell") last!.elements.push(element);
    else if (
      kind === "formula" &&
      isText(before) &&
      last?.elements.at(-1) === before.element
    ) {
      last!.elements.push(element);
    } else if (kind === "formula" || kind === "source" || kind === "cell") {
      last = open(kind, section, element, leadIn);
    } else if (kind === "prompt") {
      if (after === "figure" || after === "cell") {
        asked = element;
        continue;
      }
      last = stops.findLast((stop) => stop.kind !== "term");
      const isAsked = last?.kind === "figure" || last?.kind === "cell";
      if (!last || !isAsked || last.prompts.length > 0) {
        asked = element;
        last = open(kind, section);
      } else {
        last.elements.push(element);
        last.prompts.push(element);
      }
    }
    isProse = kind === "heading";
  }
  return stops;
}

/** Whether a block is text that is short enough to be a lead-in. */
function isShort<E>(block: ChapterBlock<E> | undefined): block is ChapterBlock<E> {
  return isText(block) && block.text.length <= MAX_LEAD_IN_CHARS;
}

function isText<E>(block: ChapterBlock<E> | undefined): block is ChapterBlock<E> {
  return block?.kind === "text" || block?.kind === "term";
}
