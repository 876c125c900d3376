// The data of the pictures in a text. They stand at its end, as definitions of Markdown, so
// that all who read and store the text have them; who writes it sees their names only.

/** A text before its pictures' data, and the data. */
export function cutPictures(source: string): [text: string, pictures: string] {
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

const DEFINITION = /^\n\[[^\]\n]+\]: data:image\/\S+\s*$/;

/** Puts them together again, without the data of pictures that the text no longer has. */
export function withPictures(text: string, ...pictures: string[]): string {
  const used = pictures
    .flatMap((some) => some.split("\n"))
    .filter((line) => {
      const own = /^\[picture-\w+\]/.exec(line);
      return own ? text.includes(own[0]) : line !== "";
    });
  return used.length > 0 ? `${text}\n\n${[...new Set(used)].join("\n")}` : text;
}
