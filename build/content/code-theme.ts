import type { ThemeRegistrationRaw } from "shiki";

const PLAIN = { foreground: "var(--code-plain)", background: "var(--card)" };

/**
 * How code is coloured everywhere on the site. The colours are custom properties
 * of tokens.css, so that light, dark and the editor of the cells share one set.
 */
export const codeTheme: ThemeRegistrationRaw = {
  name: "every-cube",
  type: "light",
  colors: {
    "editor.foreground": PLAIN.foreground,
    "editor.background": PLAIN.background,
  },
  settings: [
    { settings: PLAIN },
    {
      scope: [
        "keyword",
        "storage",
        "keyword.operator.new",
        "keyword.operator.expression",
      ],
      settings: { foreground: "var(--code-keyword)" },
    },
    { scope: ["keyword.operator"], settings: { foreground: "var(--code-plain)" } },
    { scope: ["constant"], settings: { foreground: "var(--code-number)" } },
    {
      scope: ["comment", "punctuation.definition.comment"],
      settings: { foreground: "var(--code-comment)" },
    },
    {
      scope: ["entity.name.function", "support.function"],
      settings: { foreground: "var(--code-function)" },
    },
    {
      scope: ["entity.name.type", "support.type", "support.class"],
      settings: { foreground: "var(--code-type)" },
    },
    {
      scope: [
        "string",
        "constant.character.escape",
        "string.regexp keyword",
        "string.regexp constant",
      ],
      settings: { foreground: "var(--code-string)" },
    },
    {
      // As in the editor: code inside `${…}`, `undefined`, and the f of `const f = …` get
      // the colours of ordinary code and names.
      scope: [
        "meta.template.expression",
        "constant.language.undefined",
        "meta.definition.variable entity.name.function",
      ],
      settings: PLAIN,
    },
  ],
};
