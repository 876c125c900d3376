import { codeToHtml } from "shiki";
import { codeTheme } from "../../../build/code-theme.ts";

/** The code of a cell as HTML: a `<pre>` with one `.line` for each line. */
export function highlight(code: string): Promise<string> {
  return codeToHtml(code, {
    lang: "ts",
    theme: codeTheme,
    tabindex: false,
    // By default shiki gives up on a line after half a second: on a busy machine the
    // first line of all would come out in one colour.
    tokenizeTimeLimit: 0,
  });
}
