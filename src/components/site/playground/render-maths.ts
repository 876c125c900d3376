// Formulas between $ signs, as MathML. Loaded when a text has a $ sign.
import { math, mathHtml } from "micromark-extension-math";
import type { MoreMarkdown } from "./render-markdown.ts";

/** The code of the sign. */
const DOLLAR = 36;

const usual = math();
const [inLine] = [usual.text![DOLLAR]!].flat();

/** A price is no formula: as in Pandoc, no space stands beside a $ inside, and no digit behind it. */
const formula: typeof inLine = {
  ...inLine,
  tokenize(effects, ok, nok) {
    return inLine.tokenize.call(
      this,
      effects,
      (next) => {
        const written = this.sliceSerialize(this.events.at(-1)![1]);
        const isPrice = /^\$\s|\s\$$/.test(written) || isDigit(next);
        return (isPrice && !written.startsWith("$$") ? nok : ok)(next);
      },
      nok,
    );
  },
};

function isDigit(code: number | null): boolean {
  return code !== null && /\d/.test(String.fromCharCode(code));
}

export const MATHS: MoreMarkdown = {
  extensions: [{ ...usual, text: { [DOLLAR]: formula } }],
  htmlExtensions: [
    mathHtml({
      output: "mathml",
      throwOnError: false,
      strict: false,
      trust: false,
      maxExpand: 200,
      maxSize: 20,
    }),
  ],
};
