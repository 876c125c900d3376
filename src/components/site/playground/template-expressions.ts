// Observable evaluates ${…} in Markdown cells. Here the expressions are shown as code, with a note.
import type { Options } from "micromark";

type Extension = NonNullable<Options["extensions"]>[number];
type HtmlExtension = NonNullable<Options["htmlExtensions"]>[number];

const [DOLLAR, OPEN, CLOSE] = ["$", "{", "}"].map((sign) => sign.charCodeAt(0));
/** The token type, which must be unique. */
const TOKEN = "uncomputed" as "data";

/** Tokenises `${…}` up to the matching bracket in the same line. */
export const templateExpression: Extension = {
  text: {
    [DOLLAR]: {
      tokenize(effects, ok, nok) {
        let depth = 0;
        const inside: typeof ok = (code) => {
          if (code === null || code < -2) return nok(code);
          if (code === OPEN) depth++;
          if (code === CLOSE) depth--;
          effects.consume(code);
          if (depth > 0) return inside;
          effects.exit(TOKEN);
          return ok;
        };
        return (code) => {
          effects.enter(TOKEN);
          effects.consume(code);
          return (next) => (next === OPEN ? inside(next) : nok(next));
        };
      },
    },
  },
};

export const templateExpressionHtml: HtmlExtension = {
  exit: {
    [TOKEN](token) {
      this.tag(MARK);
      this.raw(this.encode(this.sliceSerialize(token)));
      this.tag("</code>");
    },
  },
};

const MARK = '<code class="uncomputed">';
const NOTE =
  '<p class="text-muted">A text cell doesn’t compute what is in <code>${…}</code>; a code cell can.</p>';

/** Adds a note to HTML that contains expressions. */
export function withExpressionNote(html: string): string {
  return html.includes(MARK) ? `${html}\n${NOTE}` : html;
}
