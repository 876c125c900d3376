import { unifiedMergeView } from "@codemirror/merge";
import type { Extension } from "@codemirror/state";

/** Shows in the editor what was taken out of a text and what was put in. */
export function compareWith(original: string): Extension {
  return unifiedMergeView({ original, mergeControls: false, gutter: true });
}
