// Clicks on controls before their code listens.

export interface EarlyClick extends Pick<MouseEvent, "detail" | "clientX" | "clientY"> {
  readonly target: Element;
}

/** Whether the browser itself does what a click on an element is for. */
export function isHandledByBrowser(target: Element): boolean {
  return target.closest("a, summary, label, select, textarea, input") !== null;
}

/** Replays clicks one by one, each after the effects of the one before are rendered. */
export async function replayClicks(clicks: readonly EarlyClick[]): Promise<void> {
  for (const { target, detail, clientX, clientY } of clicks) {
    const options = { bubbles: true, cancelable: true, detail, clientX, clientY };
    await new Promise((rendered) => setTimeout(rendered));
    target.dispatchEvent(new MouseEvent("click", options));
  }
}
