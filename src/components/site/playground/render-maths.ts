// Formulas between $ signs, as MathML. Loaded when a text has a $ sign.
import { math, mathHtml } from "micromark-extension-math";
import type { MarkdownExtensions } from "./render-markdown.ts";

/** The code of the sign. */
const DOLLAR = 36;

const standardMath = math();
const [inlineMath] = [standardMath.text![DOLLAR]!].flat();

/** A price is no formula: as in Pandoc, no space stands beside a $ inside, and no digit behind it. */
const inlineMathWithoutPrices: typeof inlineMath = {
  ...inlineMath,
  tokenize(effects, ok, nok) {
    return inlineMath.tokenize.call(
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

export const MATHS_EXTENSIONS: MarkdownExtensions = {
  extensions: [{ ...standardMath, text: { [DOLLAR]: inlineMathWithoutPrices } }],
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
