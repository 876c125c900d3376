// The data of a text's pictures. It is stored at the end of the Markdown source, as reference
// definitions, and hidden while the text is edited.

/** Splits a source into the text and the definitions of its pictures. */
export function splitPictureData(source: string): [text: string, pictures: string] {
  let end = source.length;
  for (;;) {
    const at = end > 0 ? source.lastIndexOf("\n[", end - 1) : -1;
    if (at < 0 || !DEFINITION.test(source.slice(at, end))) break;
    end = at;
  }
  const pictures = source.slice(end);
  if (pictures === "") return [source, ""];
  const text = source.slice(0, end).replace(/\n$/, "");
  return [text, source.slice(text.length)];
}

/** A reference to a picture in a text. */
export const PICTURE_LABEL = /\[picture-\w+\]/g;

const DEFINITION = /^\n\[[^\]\n]+\]: data:image\/\S+\s*$/;

/** Joins a text and picture definitions, leaving out unused ones. */
export function joinPictureData(text: string, ...pictures: string[]): string {
  const used = pictures
    .flatMap((some) => some.split("\n"))
    .filter((line) => {
      const label = definedLabel(line);
      return label ? text.includes(label) : line !== "";
    });
  return used.length > 0 ? `${text}\n\n${[...new Set(used)].join("\n")}` : text;
}

/**
 * The definitions of all pictures on the page, by label. A reference can be cut from a text, which
 * then loses the data, and pasted into another.
 */
export class PictureCache {
  readonly #definitions = new Map<string, string>();

  /** @param pictures  definitions, as at the end of a text */
  add(pictures: string): void {
    for (const line of pictures.split("\n")) {
      const label = definedLabel(line);
      if (label) this.#definitions.set(label, line);
    }
  }

  /** Adds the definitions that a text refers to but lacks. */
  complete(text: string, pictures: string): string {
    const defined = new Set(pictures.split("\n").map(definedLabel));
    const labels = new Set(
      Array.from(text.matchAll(PICTURE_LABEL), ([label]) => label),
    );
    const missing = [...labels].flatMap((label) => {
      const definition = defined.has(label) ? undefined : this.#definitions.get(label);
      return definition === undefined ? [] : [definition];
    });
    return [pictures, ...missing].join("\n\n");
  }
}

function definedLabel(line: string): string | undefined {
  return /^(\[picture-\w+\]): /.exec(line)?.[1];
}
