import { EditorView } from "@codemirror/view";

const BOX = {
  border: "1px solid var(--edge)",
  borderRadius: "0.5rem",
  background: "var(--card)",
  color: "var(--ink)",
  boxShadow: "0 0.4rem 1.4rem light-dark(#0000001f, #00000080)",
};

/** The styles of the completion list and its info panel. */
export const completionTheme = EditorView.theme({
  ".cm-tooltip.cm-tooltip-autocomplete": BOX,
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    maxWidth: "min(44rem, 92vw)",
    minWidth: "12rem",
    maxHeight: "none",
    padding: "0.25rem 0",
    fontFamily: "var(--mono)",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
    padding: "0.15rem 0.75rem",
    lineHeight: "1.6",
  },
  ".cm-tooltip-autocomplete ul li[aria-selected]": {
    background: "var(--tint)",
    color: "var(--ink)",
    boxShadow: "inset 3px 0 var(--accent)",
  },
  ".cm-completionMatchedText": {
    textDecoration: "none",
    color: "var(--accent)",
    fontWeight: "650",
  },
  ".cm-completionDetail": { color: "var(--soft)", fontStyle: "normal" },
  ".cm-tooltip.cm-completionInfo": {
    ...BOX,
    padding: "0.5rem 0.75rem",
    maxWidth: "24rem",
    font: "400 0.8125rem/1.5 var(--sans)",
  },
  // Without room beside the list, the panel is below it, or above if the list is above the line.
  ".cm-completionInfo.cm-completionInfo-right-narrow, .cm-completionInfo.cm-completionInfo-left-narrow":
    {
      top: "100% !important",
      bottom: "auto !important",
      left: "0",
      right: "0",
      width: "auto",
      maxWidth: "none",
    },
  ".cm-tooltip-above > .cm-completionInfo-right-narrow, .cm-tooltip-above > .cm-completionInfo-left-narrow":
    { top: "auto !important", bottom: "100% !important" },
  "@media (pointer: coarse)": {
    ".cm-tooltip.cm-tooltip-autocomplete > ul > li": {
      position: "relative",
      padding: "0.55rem 2.75rem 0.55rem 0.75rem",
    },
    ".cm-completionDetail": { fontSize: "0.875rem" },
    ".completion-sign": {
      position: "absolute",
      inset: "0 0 0 auto",
      display: "grid",
      placeItems: "center",
      width: "2.75rem",
      color: "var(--soft)",
    },
    ".completion-sign.expanded": { color: "var(--accent)", fontWeight: "650" },
    // Hidden only visually: screen readers still get the description.
    ".cm-tooltip-autocomplete:not(:has(li[aria-selected] .expanded)) > .cm-completionInfo":
      {
        visibility: "hidden",
      },
  },
});
