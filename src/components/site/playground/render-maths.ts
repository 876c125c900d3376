// Formulas between $ signs, as MathML. Loaded when a text has a $ sign.
import { math, mathHtml } from "micromark-extension-math";
import type { MoreMarkdown } from "./render-markdown.ts";

export const MATHS: MoreMarkdown = {
  extensions: [math()],
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
