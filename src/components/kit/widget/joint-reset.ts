import { computed } from "@preact/signals";
import type { EditHistory } from "./store.ts";

/**
 * A store's history for a figure that shows a second store as well, such as the page's
 * metric: a reset takes both back, while undo follows the first alone.
 */
export function withJointReset(
  first: EditHistory,
  second: Pick<EditHistory, "edited" | "reset">,
): EditHistory {
  return {
    ...first,
    edited: computed(() => first.edited.value || second.edited.value),
    reset() {
      first.reset();
      second.reset();
    },
  };
}
