import { unifiedMergeView } from "@codemirror/merge";
import type { Extension } from "@codemirror/state";

/** Shows the differences from an earlier text in the editor. */
export function compareWith(original: string): Extension {
  return unifiedMergeView({ original, mergeControls: false, gutter: true });
}
