// Pictures that the reader has dropped into a text. They stand in its Markdown as data, and
// are put into the rendered text at the end: nothing else may load a picture.
import { checksum } from "../../../notebook/document/checksum.ts";
import { splitPictureData, joinPictureData } from "./picture-data.ts";

const DATA_URL = String.raw`data:image/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+`;
/** In its place, as older texts have it, or defined for the whole text. */
const IMAGE = new RegExp(String.raw`(\]\(|^\[[^\]\n]+\]: )(${DATA_URL})(\)|$)`, "gm");

/**
 * The Markdown with a mark in place of each picture, whether an address is such a mark, and
 * what puts the pictures back into its HTML.
 */
export function extractImages(markdown: string) {
  const images: string[] = [];
  // Nobody can have written it before: each that is written would bring a picture.
  const mark = `own-image-${crypto.getRandomValues(new Uint32Array(4)).join("-")}-`;
  const [own, pictures] = splitPictureData(markdown);
  // In front, where no code can be open that would show them.
  const whole = `${pictures.trim()}\n\n${own}`;
  const text = whole.replaceAll(
    IMAGE,
    (_, before: string, image: string, after: string) => {
      images.push(image);
      return `${before}#${mark}${images.length - 1}${after}`;
    },
  );
  const isOwn = (address: string) => address.startsWith(`#${mark}`);
  // In code they become a text again.
  const putBack = (html: string): string =>
    html.replaceAll(new RegExp(`#${mark}(\\d+)`, "g"), (all, number: string) => {
      return images[Number(number)] ?? all;
    });
  return { text, isOwn, putBack };
}

/** In characters of Markdown: a text cell has room for one such picture, or for a few small. */
const MAX_IMAGE_CHARS = 60_000;
const SIZES_PX = [1000, 700, 500, 350, 250];

/** A picture in a text: what stands in its place, and its data for the text's end. */
interface EmbeddedPicture {
  readonly mark: string;
  readonly definition: string;
}

/**
 * Puts pictures where the caret is, or the reason why one cannot be read.
 * @returns their data, for the text's end
 */
export async function insertPictures(
  field: HTMLTextAreaElement,
  files: readonly File[],
): Promise<string> {
  const definitions: string[] = [];
  for (const file of files) {
    const { mark, definition } = await readPicture(file).catch((error: Error) => {
      return { mark: `(${error.message})`, definition: "" };
    });
    field.setRangeText(mark, field.selectionStart, field.selectionEnd, "end");
    definitions.push(`\n\n${definition}`);
  }
  return definitions.join("");
}

/**
 * A picture for a text, made smaller until it fits.
 * @throws {Error} when the file is not a picture that this browser can read
 */
async function readPicture(file: File): Promise<EmbeddedPicture> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(`${file.name} is not a picture that this browser can read.`);
  });
  const name =
    file.name
      .replace(/\.\w+$/, "")
      .replaceAll(/[[\]\\\s]+/g, " ")
      .trim() || "picture";
  for (const size of SIZES_PX) {
    const scale = Math.min(1, size / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext("2d")!.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const data = canvas.toDataURL("image/webp", 0.8); // PNG where there is no WebP
    if (data.length <= MAX_IMAGE_CHARS) return embed(name, data);
  }
  throw new Error(
    `${file.name} is too large for a text, even at ${SIZES_PX.at(-1)} pixels.`,
  );
}

/** The same with the data of all pictures at its end. */
export function moveImageDataToEnd(source: string): string {
  const [text, pictures] = splitPictureData(source);
  const definitions: string[] = [];
  const folded = text.replaceAll(INLINE_IMAGE, (_, name: string, data: string) => {
    const { mark, definition } = embed(name, data);
    definitions.push(definition);
    return mark;
  });
  return joinPictureData(folded, pictures, definitions.join("\n"));
}

const INLINE_IMAGE = new RegExp(String.raw`!\[([^\]\n]*)\]\((${DATA_URL})\)`, "g");

/** The same data has the same label, so texts can be merged. */
function embed(name: string, data: string): EmbeddedPicture {
  const label = `picture-${checksum(data).toString(36)}`;
  return { mark: `![${name}][${label}]`, definition: `[${label}]: ${data}` };
}
