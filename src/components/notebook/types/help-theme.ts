import { EditorView } from "@codemirror/view";

/** The styles of hovers, notes and messages; their content is styled in code.css. */
export const helpTheme = EditorView.theme({
  ".cm-tooltip:is(.cm-tooltip-hover, .hover-text)": {
    border: "1px solid var(--edge)",
    borderRadius: "0.5rem",
    background: "var(--card)",
    color: "var(--ink)",
    boxShadow: "0 0.4rem 1.4rem light-dark(#0000001f, #00000080)",
  },
  ".cm-tooltip-section:not(:first-child)": { borderTop: "1px solid var(--line)" },
});
