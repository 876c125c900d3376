// Renders formulas between $ signs as MathML. Loaded when a text contains a $ sign.
import { math, mathHtml } from "micromark-extension-math";
import type { MarkdownExtensions } from "./render-markdown.ts";

const DOLLAR = 36;

const standardMath = math();
const [inlineMath] = [standardMath.text![DOLLAR]!].flat();

/** Excludes prices, as in Pandoc: no space inside next to a $, and no digit after the closing $. */
const inlineMathWithoutPrices: typeof inlineMath = {
  ...inlineMath,
  tokenize(effects, ok, nok) {
    return inlineMath.tokenize.call(
      this,
      effects,
      (next) => {
        const source = this.sliceSerialize(this.events.at(-1)![1]);
        const isPrice = /^\$\s|\s\$$/.test(source) || isDigit(next);
        return (isPrice && !source.startsWith("$$") ? nok : ok)(next);
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
