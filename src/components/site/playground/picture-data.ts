// The data of the pictures in a text. They stand at its end, as definitions of Markdown, so
// that all who read and store the text have them; who writes it sees their names only.

/** A text before its pictures' data, and the data. */
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

/** What stands for a picture in a text. */
export const PICTURE_LABEL = /\[picture-\w+\]/g;

const DEFINITION = /^\n\[[^\]\n]+\]: data:image\/\S+\s*$/;

/** Puts them together again, without the data of pictures that the text no longer has. */
export function joinPictureData(text: string, ...pictures: string[]): string {
  const used = pictures
    .flatMap((some) => some.split("\n"))
    .filter((line) => {
      const own = definedLabel(line);
      return own ? text.includes(own) : line !== "";
    });
  return used.length > 0 ? `${text}\n\n${[...new Set(used)].join("\n")}` : text;
}

/**
 * Every picture that was seen, by its label: the mark of one can be cut from a text, which
 * then loses the data, and be put into another later on.
 */
export class PictureCache {
  readonly #definitions = new Map<string, string>();

  /** @param pictures  as they stand at the end of a text */
  add(pictures: string): void {
    for (const line of pictures.split("\n")) {
      const label = definedLabel(line);
      if (label) this.#definitions.set(label, line);
    }
  }

  /** @returns the pictures of a text, with those that it names and has not got */
  complete(text: string, pictures: string): string {
    const has = new Set(pictures.split("\n").map(definedLabel));
    const labels = new Set(
      Array.from(text.matchAll(PICTURE_LABEL), ([label]) => label),
    );
    const missing = [...labels].flatMap((label) => {
      const definition = has.has(label) ? undefined : this.#definitions.get(label);
      return definition === undefined ? [] : [definition];
    });
    return [pictures, ...missing].join("\n\n");
  }
}

function definedLabel(line: string): string | undefined {
  return /^(\[picture-\w+\]): /.exec(line)?.[1];
}
