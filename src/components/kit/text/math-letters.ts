// Bold, double-struck, script and Fraktur letters of formulas. Browsers draw them only
// where
// they are characters of their own: MathML Core has no `mathvariant` but “normal”.

/** Where the capital letters, the small ones and the digits of a kind begin. */
type Kind = readonly [capitals: number, small: number, digits?: number];

const KINDS: Readonly<Record<string, Kind>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  italic: [0x1d434, 0x1d44e],
  "bold-italic": [0x1d468, 0x1d482],
  script: [0x1d49c, 0x1d4b6],
  "bold-script": [0x1d4d0, 0x1d4ea],
  fraktur: [0x1d504, 0x1d51e],
  "double-struck": [0x1d538, 0x1d552, 0x1d7d8],
  "bold-fraktur": [0x1d56c, 0x1d586],
  "sans-serif": [0x1d5a0, 0x1d5ba, 0x1d7e2],
  "bold-sans-serif": [0x1d5d4, 0x1d5ee, 0x1d7ec],
  "sans-serif-italic": [0x1d608, 0x1d622],
  "sans-serif-bold-italic": [0x1d63c, 0x1d656],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
};

/** Capital and small Greek letters, where a kind has them. */
const GREEK: Readonly<Record<string, readonly [capitals: number, small: number]>> = {
  bold: [0x1d6a8, 0x1d6c2],
  italic: [0x1d6e2, 0x1d6fc],
  "bold-italic": [0x1d71c, 0x1d736],
  "bold-sans-serif": [0x1d756, 0x1d770],
  "sans-serif-bold-italic": [0x1d790, 0x1d7aa],
};

/**
 * Letters that Unicode had before the others of their kind: their places are left empty.
 */
const EARLIER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  italic: { h: "ℎ" },
  script: {
    ...{ B: "ℬ", E: "ℰ", F: "ℱ", H: "ℋ", I: "ℐ", L: "ℒ", M: "ℳ", R: "ℛ" },
    ...{ e: "ℯ", g: "ℊ", o: "ℴ" },
  },
  fraktur: { C: "ℭ", H: "ℌ", I: "ℑ", R: "ℜ", Z: "ℨ" },
  "double-struck": { C: "ℂ", H: "ℍ", N: "ℕ", P: "ℙ", Q: "ℚ", R: "ℝ", Z: "ℤ" },
};

/** A text in letters of a kind; what the kind does not have stays as it is. */
export function mathLetters(text: string, kind: string): string {
  const own = KINDS[kind];
  if (own === undefined) return text;
  const [capitals, small, digits] = own;
  return text.replaceAll(/[A-Za-z0-9Α-Ωα-ω]/g, (letter) => {
    const earlier = EARLIER[kind]?.[letter];
    if (earlier !== undefined) return earlier;
    const moved = (from: string, to: number | undefined) =>
      to === undefined
        ? letter
        : String.fromCodePoint(letter.codePointAt(0)! - from.codePointAt(0)! + to);
    if (letter <= "9") return moved("0", digits);
    if (letter <= "Z") return moved("A", capitals);
    if (letter <= "z") return moved("a", small);
    const [greekCapitals, greekSmall] = GREEK[kind] ?? [];
    return letter <= "Ω" ? moved("Α", greekCapitals) : moved("α", greekSmall);
  });
}

/** MathML with the letters that it asks for by `mathvariant`. */
export function withMathLetters(html: string): string {
  return html.replaceAll(
    VARIANT,
    (_, name, before, kind: string, after, text: string) => {
      const letters = text.replaceAll(/&[^;]*;|[^&]+/g, (part) =>
        part.startsWith("&") ? part : mathLetters(part, kind),
      );
      return `<${name}${before}${after}>${letters}</${name}>`;
    },
  );
}

const VARIANT =
  /<(mi|mn|mo|ms|mtext)((?: [^<>]*)?) mathvariant="((?!normal")[\w-]+)"([^<>]*)>([^<]*)<\/\1>/g;
